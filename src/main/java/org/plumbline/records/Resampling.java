package org.plumbline.records;

/// How tasks are drawn for an interval.
///
/// @param draws 1 to [#MOST_DRAWS]
public record Resampling(int draws, long seed) {

    /// As many as fit the memory of any machine this runs on.
    public static final int MOST_DRAWS = 10_000_000;

    public static final Resampling DEFAULT = new Resampling(10_000, 1);

    public Resampling {
        if (draws < 1 || draws > MOST_DRAWS) {
            throw new IllegalArgumentException("1 to " + MOST_DRAWS + " draws, not " + draws);
        }
    }
}
