package org.plumbline.records;

/// How tasks are drawn for an interval.
///
/// @param draws [#FEWEST_DRAWS] to [#MOST_DRAWS]
/// @param seed any
public record Resampling(int draws, long seed) {

    /// With fewer the ends of an interval hang on a handful of draws.
    public static final int FEWEST_DRAWS = 1_000;

    /// With more the ends of an interval move no further.
    public static final int MOST_DRAWS = 1_000_000;

    public static final Resampling DEFAULT = new Resampling(10_000, 1);

    public Resampling {
        if (draws < FEWEST_DRAWS || draws > MOST_DRAWS) {
            throw new IllegalArgumentException(
                    "%s to %s draws, not %s".formatted(FEWEST_DRAWS, MOST_DRAWS, draws));
        }
    }
}
