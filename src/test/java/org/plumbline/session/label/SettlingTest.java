package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;

/// Waiting for the disk before anything is left behind.
class SettlingTest {

    private final Bench bench = new Bench();

    private void label(LabelSession session) {
        for (LabelField measure : LabelField.ofSample()) {
            var act = Act.SetLabel.ofSample("a", measure, QualityValue.TRUE);
            session.apply(bench.request(0), List.of(act));
        }
    }

    @Test
    void endsOnceAllIsOnTheDisk() throws Exception {
        try (var session = bench.open()) {
            label(session);
            session.review().saving().settle();

            assertThat(session.review().saving().unsaved()).isZero();
            assertThat(session.review().saving().trouble()).isEmpty();
        }
    }

    @Test
    void endsWhereTheDiskRefusesAndThenTheTroubleIsKnown() throws Exception {
        try (var session = bench.open()) {
            session.review().saving().settle();
            bench.disk.failBetween(0, Integer.MAX_VALUE);
            label(session);
            session.review().saving().settle();

            assertThat(session.review().saving().unsaved()).isPositive();
            assertThat(session.review().saving().trouble()).isPresent();
            bench.disk.watch((step, what) -> {});
        }
    }
}
