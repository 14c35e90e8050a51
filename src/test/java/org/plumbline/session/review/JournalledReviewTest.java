package org.plumbline.session.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.request.Rubric;
import org.plumbline.session.LetterUse;
import org.plumbline.session.label.Bench;
import org.plumbline.session.label.LabelUse;
import org.plumbline.session.label.Listener;
import org.plumbline.session.label.ReviewUse;
import org.plumbline.session.label.ReviewUse.Open;
import org.plumbline.session.records.RowUse;
import org.plumbline.text.Sha256;

/// What holds for each use of a journalled review: it is kept, taken back, and told of.
@ParameterizedClass
@MethodSource("uses")
public class JournalledReviewTest {

    private final Bench bench = new Bench();
    private final ReviewUse use;

    JournalledReviewTest(ReviewUse use) {
        this.use = use;
    }

    public static List<ReviewUse> uses() {
        return List.of(new LabelUse(), new RowUse(), new LetterUse());
    }

    private Open open() {
        return open("ann", Bench.RUBRIC);
    }

    private Open open(String reviewer, Rubric rubric) {
        return use.open(new Labeller(reviewer, rubric), bench.place());
    }

    private static List<String> said(Open session) {
        return IntStream.range(0, 3).mapToObj(session::said).toList();
    }

    @Test
    void whatIsSaidCountsAtOnceAndAfterARestart() throws IOException {
        try (var session = open()) {
            assertThat(session.say(0, "one")).isTrue();
            assertThat(said(session)).containsExactly("one", "", "");
        }
        try (var session = open()) {
            assertThat(said(session)).containsExactly("one", "", "");
        }
    }

    @Test
    void theSameAgainIsNoStep() throws IOException {
        try (var session = open()) {
            session.say(0, "one");

            assertThat(session.say(0, "one")).isFalse();

            assertThat(session.review().undo()).isPresent();
            assertThat(session.review().undo()).isEmpty();
        }
    }

    @Test
    void eachStepIsTakenBackAndDoneAgainAcrossAKill() throws Exception {
        var killed = open();
        killed.say(0, "one");
        killed.say(1, "two");
        killed.say(0, "three");
        assertThat(killed.review().undo().orElseThrow().saved())
                .succeedsWithin(60, TimeUnit.SECONDS);
        assertThat(said(killed)).containsExactly("one", "two", "");

        bench.disk = bench.disk.afterKill();
        try (var session = open()) {
            assertThat(said(session)).containsExactly("one", "two", "");
            assertThat(session.review().canRedo()).isTrue();
            assertThat(session.review().undo()).isPresent();
            assertThat(session.review().undo()).isPresent();
            assertThat(said(session)).containsExactly("", "", "");
            assertThat(session.review().canUndo()).isFalse();
            for (int i = 0; i < 3; i++) {
                assertThat(session.review().redo()).isPresent();
            }
            assertThat(said(session)).containsExactly("three", "two", "");
            assertThat(session.review().redo()).isEmpty();
        }
        killed.close();
    }

    @Test
    void isReadOnlyBesideAnotherSessionAndShowsWhatItSaid() throws IOException {
        try (var first = open()) {
            first.say(0, "one");
            first.review().saving().settle();
            try (var second = open()) {
                assertThat(second.review().readOnly().orElseThrow().kind())
                        .isEqualTo(ReadOnlyReason.Kind.IN_USE);
                assertThat(second.said(0)).isEqualTo("one");
                assertThat(second.say(1, "two")).isFalse();
                assertThat(second.review().undo()).isEmpty();
            }
        }
    }

    @Test
    void takesNothingAfterItWasClosed() throws IOException {
        var session = open();
        session.say(0, "one");
        session.close();

        assertThat(session.review().isWritable()).isFalse();
        assertThat(session.say(1, "two")).isFalse();
        assertThat(session.review().undo()).isEmpty();
        assertThat(session.review().canUndo()).isFalse();
    }

    @Test
    void aDiskThatIsFullIsToldAndTheStepsAreSavedLater() throws Exception {
        try (var session = open()) {
            session.say(0, "one");
            session.review().saving().settle();
            var listener = new Listener();
            session.review().saving().addListener(listener);
            bench.disk.failBetween(0, Integer.MAX_VALUE);

            session.say(1, "two");
            listener.failed.await();

            assertThat(session.review().saving().trouble().orElseThrow())
                    .startsWith("Not saved: the disk is full. 1 act is kept in memory");
            assertThat(session.said(1)).isEqualTo("two");
            assertThat(session.review().saving().unsaved()).isEqualTo(1);

            bench.disk.watch((step, what) -> {});
            session.review().saving().retryNow();
            assertThat(listener.recovered.await(60, TimeUnit.SECONDS)).isTrue();
            assertThat(session.review().saving().trouble()).isEmpty();
        }
        try (var session = open()) {
            assertThat(said(session)).containsExactly("one", "two", "");
        }
    }

    @Test
    void saysHowMuchWasLostWhereTheDiskRefusesToTheEnd() throws IOException {
        var session = open();
        session.review().saving().settle();
        bench.disk.failBetween(0, Integer.MAX_VALUE);
        session.say(0, "one");
        session.say(1, "two");
        session.close();

        assertThat(session.review().saving().unsaved()).isEqualTo(2);
    }

    @Test
    void showsOneReviewerNothingOfAnother() throws IOException {
        try (var ann = open()) {
            ann.say(0, "one");
            try (var bob = open("bob", Bench.RUBRIC)) {
                assertThat(bob.review().readOnly()).isEmpty();
                assertThat(said(bob)).containsExactly("", "", "");
            }
        }
    }

    @Test
    void startsAnewWithAnotherRubricAndSaysWhatIsKept() throws IOException {
        try (var session = open()) {
            session.say(0, "one");
        }
        var other = new Rubric("Be fairer.", Sha256.of(new byte[] {2}));
        try (var session = open("ann", other)) {
            assertThat(said(session)).containsExactly("", "", "");
            assertThat(session.review().labelledWithOtherRubrics())
                    .containsExactly(Map.entry(Bench.RUBRIC.sha256(), 1));
            assertThat(session.review().canUndo()).isFalse();
        }
        try (var session = open()) {
            assertThat(session.said(0)).isEqualTo("one");
        }
    }

    @Test
    void saysThatTheClockWentBack() throws IOException {
        try (var session = open()) {
            session.say(0, "one");
            assertThat(session.review().clockWentBackFrom()).isEmpty();
        }
        Instant last = bench.now;
        bench.now = last.minusSeconds(86_400);
        try (var session = open()) {
            assertThat(session.review().clockWentBackFrom().orElseThrow())
                    .isBefore(last.plusSeconds(1));
        }
    }
}
