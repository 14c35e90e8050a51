package org.plumbline.session.progress;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// How long somebody has been at work, and how many claims an hour they label: for themselves
/// alone. It is held in the memory of one run, and nothing reads it but what shows it to them.
///
/// Time counts from one act to the next. Where nothing is done for longer than a pause takes, what
/// is longer does not count.
public final class Pace {

    /// After so long without an act somebody is taken to be away.
    public static final Duration IDLE = Duration.ofMinutes(2);

    /// Of less time no pace can be told.
    private static final Duration LEAST = Duration.ofMinutes(1);

    private final InstantSource clock;
    private @Nullable Instant last;
    private Duration worked = Duration.ZERO;
    private long labelled;

    public Pace(InstantSource clock) {
        this.clock = clock;
    }

    /// Something was done: a key, a click, a turn of the wheel.
    public void act() {
        Instant now = clock.instant();
        if (last != null && now.isAfter(last)) {
            Duration gap = Duration.between(last, now);
            worked = worked.plus(gap.compareTo(IDLE) > 0 ? IDLE : gap);
        }
        last = now;
    }

    /// So many more claims are labelled; fewer, where labels were taken back.
    public void labelled(long more) {
        labelled += more;
    }

    /// The time on task, without pauses.
    public Duration worked() {
        return worked;
    }

    /// Claims labelled an hour; empty where it is too early to say.
    public OptionalLong claimsPerHour() {
        return worked.compareTo(LEAST) < 0
                ? OptionalLong.empty()
                : OptionalLong.of(
                        Math.max(0, Math.round(labelled * 3_600_000.0 / worked.toMillis())));
    }
}
