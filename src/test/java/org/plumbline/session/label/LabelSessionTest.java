package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.request.Rubric;
import org.plumbline.session.order.Position;
import org.plumbline.session.progress.FileProgress;
import org.plumbline.session.progress.SampleProgress;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;

class LabelSessionTest {

    private final Bench bench = new Bench();

    @Test
    void startsWithNothingLabelledWhateverTheProvisionalLabelsSay() throws Exception {
        try (var session = bench.open()) {
            assertThat(session.counts()).isEqualTo(new FileProgress(2, 0, 0, 2, 0));
            assertThat(session.draft(0)).isEqualTo(Draft.EMPTY);
            assertThat(session.progress(0))
                    .isEqualTo(new SampleProgress(SampleState.TO_DO, 0, 2, 0));
            assertThat(session.review().canUndo()).isFalse();
            assertThat(session.position()).isEqualTo(new Position(0, null));
        }
    }

    @Test
    void countsWhatIsLabelledAndComesBackToIt() throws Exception {
        try (var session = bench.open()) {
            bench.complete(session, 0, 0);
            bench.complete(session, 1, 1);
        }
        try (var session = bench.open()) {
            assertThat(session.counts()).isEqualTo(new FileProgress(2, 1, 1, 2, 2));
            assertThat(session.state(0)).isEqualTo(SampleState.DONE);
            assertThat(session.progress(1))
                    .isEqualTo(new SampleProgress(SampleState.IN_PROGRESS, 0, 0, 3));
        }
    }

    @Test
    void takesEachActBackAcrossAKill() throws Exception {
        var session = bench.open();
        for (Truth truth : List.of(Truth.TRUE, Truth.FALSE, Truth.UNSUPPORTED)) {
            bench.done(session, Bench.truth("c1", truth));
        }
        var change = session.review().undo().orElseThrow();
        change.saved().get(60, TimeUnit.SECONDS);
        assertThat(change.items()).containsExactly("a");
        assertThat(session.position()).isEqualTo(new Position(0, "c1"));

        bench.disk = bench.disk.afterKill();
        try (var again = bench.open()) {
            assertThat(again.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
            assertThat(again.review().canRedo()).isTrue();
            assertThat(again.review().undo()).isPresent();
            assertThat(again.review().undo()).isPresent();
            assertThat(again.draft(0)).isEqualTo(Draft.EMPTY);
            assertThat(again.review().undo()).as("three undos are three steps").isEmpty();
            for (int i = 0; i < 3; i++) {
                assertThat(again.review().redo()).isPresent();
            }
            assertThat(again.draft(0).claim("c1").of(LabelField.TRUTH))
                    .isEqualTo(Truth.UNSUPPORTED);
            assertThat(again.review().redo()).isEmpty();
        }
        session.close();
    }

    @Test
    void restoresAllLabelsOfASampleThatWasClearedByOneUndo() throws Exception {
        try (var session = bench.open()) {
            bench.complete(session, 0, 0);
            bench.done(session, new Act.SetNote("a", "c1", "see line 3"));
            Draft before = session.draft(0);

            bench.done(session, new Act.Clear("a"));
            assertThat(session.state(0)).isEqualTo(SampleState.TO_DO);
            assertThat(session.counts()).isEqualTo(new FileProgress(2, 0, 0, 2, 0));

            assertThat(session.review().undo()).isPresent();
            assertThat(session.draft(0)).isEqualTo(before);
            assertThat(session.counts()).isEqualTo(new FileProgress(2, 1, 0, 2, 2));
        }
    }

    @Test
    void doesSeveralActsAsOneStepOrNone() throws Exception {
        try (var session = bench.open()) {
            var good = List.of(Bench.truth("c1", Truth.TRUE), Bench.truth("c2", Truth.FALSE));
            var bad = List.of(Bench.truth("c1", Truth.FALSE), Bench.truth("c9", Truth.TRUE));

            assertThat(session.apply(bench.request(0), good)).isInstanceOf(Applied.Accepted.class);
            assertThat(session.apply(bench.request(0), bad)).isInstanceOf(Applied.Refused.class);

            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
            assertThat(session.review().undo()).isPresent();
            assertThat(session.draft(0)).isEqualTo(Draft.EMPTY);
        }
    }

    @Test
    void writesNothingForAnActThatChangesNothing() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, Bench.truth("c1", Truth.TRUE));

            assertThat(session.apply(bench.request(0), Bench.truth("c1", Truth.TRUE)))
                    .isEqualTo(new Applied.Unchanged());

            assertThat(session.history(0)).hasSize(1);
        }
    }

    @Test
    void saysSavedOnlyAfterTheForce() throws Exception {
        try (var session = bench.open()) {
            var listener = new Listener();
            session.review().saving().addListener(listener);
            int before = bench.disk.steps().size();

            var saved = bench.done(session, Bench.truth("c1", Truth.TRUE));

            var steps = bench.disk.steps().subList(before, bench.disk.steps().size());
            // What is read behind the force is whether the bytes stand where they were put.
            assertThat(steps)
                    .filteredOn(step -> !step.startsWith("read ") && !step.startsWith("mark "))
                    .last()
                    .asString()
                    .startsWith("force ");
            assertThat(listener.news).containsExactly("saved " + saved.seq());
            assertThat(session.review().saving().unsaved()).isZero();
        }
    }

    @Test
    void opensWhereTheReviewerWas() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, Bench.truth("c1", Truth.TRUE));
            session.moveTo(new Position(0, "c2"));
        }
        try (var session = bench.open()) {
            assertThat(session.position()).isEqualTo(new Position(0, "c2"));
            session.moveTo(new Position(1, null));
            assertThat(session.position()).isEqualTo(new Position(1, null));
        }
        try (var session = bench.open()) {
            assertThat(session.position()).isEqualTo(new Position(1, null));
            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        }
    }

    @Test
    void tellsTheHistoryOfASampleWithTimes() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, Bench.truth("c1", Truth.TRUE));
            bench.done(
                    session, Act.SetLabel.ofSample("b", LabelField.RELEVANCE, QualityValue.TRUE));
            bench.done(session, Bench.truth("c1", Truth.FALSE));
            assertThat(session.review().undo()).isPresent();

            var history = session.history(0);

            assertThat(history)
                    .extracting(HistoryEntry::kind)
                    .containsExactly(
                            HistoryEntry.Kind.LABELLED,
                            HistoryEntry.Kind.LABELLED,
                            HistoryEntry.Kind.UNDONE);
            assertThat(history)
                    .extracting(HistoryEntry::acts)
                    .containsExactly(
                            List.of(Bench.truth("c1", Truth.TRUE)),
                            List.of(Bench.truth("c1", Truth.FALSE)),
                            List.of(Bench.truth("c1", Truth.FALSE)));
            assertThat(history)
                    .extracting(HistoryEntry::standing)
                    .containsExactly(true, false, false);
            assertThat(history).isSortedAccordingTo((x, y) -> x.at().compareTo(y.at()));
        }
    }

    @Test
    void showsOneRaterNothingOfAnother() throws Exception {
        try (var ann = bench.open("ann")) {
            bench.complete(ann, 0, 0);
            try (var bob = bench.open("bob")) {
                assertThat(bob.review().readOnly()).isEmpty();
                assertThat(bob.counts()).isEqualTo(new FileProgress(2, 0, 0, 2, 0));
                assertThat(bob.history(0)).isEmpty();
            }
        }
    }

    @Test
    void startsAnewWithAnotherRubricAndSaysWhatIsKept() throws Exception {
        try (var session = bench.open()) {
            bench.complete(session, 0, 0);
        }
        var other = new Rubric("Be fairer.", Sha256.of(new byte[] {2}));
        try (var session =
                LabelSession.open(bench.store, new Labeller("ann", other), bench.place())) {
            assertThat(session.counts()).isEqualTo(new FileProgress(2, 0, 0, 2, 0));
            assertThat(session.review().labelledWithOtherRubrics())
                    .containsExactly(Map.entry(Bench.RUBRIC.sha256(), 1));
            assertThat(session.review().canUndo()).isFalse();
        }
        try (var session = bench.open()) {
            assertThat(session.state(0)).isEqualTo(SampleState.DONE);
        }
    }

    @Test
    void givesOutNothingHiddenUntilUnblindingIsSavedAndRemembersIt() throws Exception {
        try (var session = bench.open()) {
            assertThatThrownBy(() -> session.wholeCase(0))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the rater is blind");
            bench.disk.failBetween(0, Integer.MAX_VALUE);
            var unblinding = (Applied.Accepted) session.unblind();
            assertThat(session.isBlinded()).isFalse();
            assertThatThrownBy(() -> session.wholeCase(0))
                    .isInstanceOf(IllegalStateException.class);

            bench.disk.watch((step, what) -> {});
            session.review().saving().retryNow();
            unblinding.saved().get(60, TimeUnit.SECONDS);

            assertThat(session.wholeCase(0).placement().practice()).isEqualTo("error-handling");
            assertThat(session.unblind()).isEqualTo(new Applied.Unchanged());
        }
        try (var session = bench.open()) {
            assertThat(session.isBlinded()).isFalse();
            assertThat(session.wholeCase(0).sampleId()).isEqualTo("a");
        }
    }

    @Test
    void saysThatTheClockWentBackAndKeepsTheOrder() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, Bench.truth("c1", Truth.TRUE));
            assertThat(session.review().clockWentBackFrom()).isEmpty();
        }
        Instant last = bench.now;
        bench.now = bench.now.minusSeconds(86_400);
        try (var session = bench.open()) {
            assertThat(session.review().clockWentBackFrom().orElseThrow())
                    .isBefore(last.plusSeconds(1));
            bench.done(session, Bench.truth("c1", Truth.FALSE));
            assertThat(session.review().clockWentBackFrom()).isPresent();
        }
        try (var session = bench.open()) {
            assertThat(session.draft(0).claim("c1").of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
            assertThat(session.review().readOnly()).isEqualTo(Optional.empty());
        }
    }
}
