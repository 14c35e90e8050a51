package org.plumbline.session.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/// One's own pace, by a clock that the test moves.
class PaceTest {

    private Instant now = Instant.parse("2026-12-01T09:00:00Z");
    private final Pace pace = new Pace(() -> now);

    private void actAfter(Duration gap) {
        now = now.plus(gap);
        pace.act();
    }

    @Test
    void countsFromActToActAndNoLongerThanAPauseTakes() {
        pace.act();
        actAfter(Duration.ofSeconds(30));
        actAfter(Duration.ofMinutes(2));
        actAfter(Duration.ofHours(3));

        assertThat(pace.worked()).isEqualTo(Duration.ofSeconds(30 + 120 + 120));
    }

    @Test
    void saysClaimsAnHourOnceThereIsAMinute() {
        pace.act();
        pace.labelled(1);
        actAfter(Duration.ofSeconds(59));
        assertThat(pace.claimsPerHour()).isEmpty();
        actAfter(Duration.ofSeconds(61));
        pace.labelled(2);
        pace.labelled(-1);

        assertThat(pace.claimsPerHour()).hasValue(60);
    }

    @Test
    void aClockThatGoesBackTakesNothingAway() {
        pace.act();
        actAfter(Duration.ofMinutes(1));
        actAfter(Duration.ofHours(-5));
        actAfter(Duration.ofMinutes(1));

        assertThat(pace.worked()).isEqualTo(Duration.ofMinutes(2));
    }
}
