package org.plumbline.session.label;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.files.AtomicFile;
import org.plumbline.session.label.ReviewUse.Open;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.TakenOver;
import org.plumbline.session.review.JournalledReviewTest;
import org.plumbline.session.review.Labeller;
import org.plumbline.session.review.ReadOnlyReason;

/// What holds for each use of a journalled review where another program brought a journal: it is
/// offered, taken over as one act, or left.
@ParameterizedClass
@MethodSource("uses")
class JournalsBesideTest {

    private final Bench bench = new Bench();
    private final ReviewUse use;

    JournalsBesideTest(ReviewUse use) {
        this.use = use;
    }

    static List<ReviewUse> uses() {
        return JournalledReviewTest.uses();
    }

    private Open open() {
        return open("ann", bench);
    }

    private Open open(String reviewer, Bench at) {
        return use.open(new Labeller(reviewer, Bench.RUBRIC), at.place());
    }

    private static List<String> said(Open session) {
        return IntStream.range(0, 4).mapToObj(session::said).toList();
    }

    private static void say(Open session, Map<Integer, String> words) {
        new TreeMap<>(words).forEach(session::say);
        session.review().saving().settle();
    }

    private void bring(byte[] journal) throws IOException {
        Path beside = use.journal("ann").resolveSibling("journal (conflict).jsonl");
        new AtomicFile(bench.disk).replace(beside, journal);
    }

    /// Something is said of item 0 in both, of item 1 here, of items 2 and 3 there.
    private void differing(Open session) throws IOException {
        session.review().saving().settle();
        var there = new Bench();
        there.disk = bench.disk.afterKill();
        try (var other = open("ann", there)) {
            say(other, Map.of(0, "theirs", 2, "two", 3, "three"));
        }
        byte[] theirs = there.disk.read(use.journal("ann"));
        say(session, Map.of(0, "ours", 1, "one"));
        bring(theirs);
    }

    private static OtherLabels only(Open session) throws IOException {
        var others = session.beside().others();
        assertThat(others).hasSize(1);
        return others.getFirst();
    }

    private static TakenOver take(Open session, boolean theirs) throws Exception {
        var taken = session.beside().takeOver(only(session), theirs);
        taken.saved().get(10, TimeUnit.SECONDS);
        return taken;
    }

    @Test
    void countsWhatIsSaidOnlyThereOnlyHereAndOtherwise() throws IOException {
        try (var session = open()) {
            differing(session);

            var other = only(session);

            assertThat(List.of(other.onlyThere(), other.onlyHere(), other.different()))
                    .containsExactly(2, 1, 1);
        }
    }

    @Test
    void whatDiffersStaysAsItIsHereUnlessTheReviewerSaysOtherwise() throws Exception {
        try (var session = open()) {
            differing(session);

            assertThat(take(session, false).samples()).isEqualTo(2);

            assertThat(said(session)).containsExactly("ours", "one", "two", "three");
            assertThat(session.beside().others()).as("offered once").isEmpty();
        }
        try (var session = open()) {
            assertThat(session.beside().found()).isFalse();
            assertThat(said(session)).containsExactly("ours", "one", "two", "three");
        }
    }

    @Test
    void whatDiffersIsTakenWhereTheReviewerSaysSo() throws Exception {
        try (var session = open()) {
            differing(session);

            assertThat(take(session, true).samples()).isEqualTo(3);

            assertThat(said(session)).containsExactly("theirs", "one", "two", "three");
        }
    }

    @Test
    void isOfferedAgainOnEveryStartUntilItIsTakenOver() throws Exception {
        try (var session = open()) {
            differing(session);
        }
        for (int start = 0; start < 2; start++) {
            try (var session = open()) {
                assertThat(session.beside().found()).isTrue();
                only(session);
            }
        }
        try (var session = open()) {
            take(session, false);
        }
        try (var session = open()) {
            assertThat(session.beside().found()).isFalse();
        }
    }

    @Test
    void oneUndoTakesBackAllThatWasTakenOverAndOneRedoDoesItAgain() throws Exception {
        try (var session = open()) {
            differing(session);
            take(session, true);

            assertThat(session.review().undo()).isPresent();
            assertThat(said(session)).containsExactly("ours", "one", "", "");

            assertThat(session.review().redo()).isPresent();
            assertThat(said(session)).containsExactly("theirs", "one", "two", "three");

            session.review().undo();
            session.review().undo();
            assertThat(said(session))
                    .as("the step before is one of its own")
                    .containsExactly("ours", "", "", "");
        }
    }

    @Test
    void oneUndoTakesAllOfItBackAlsoOnceTheSessionWasClosed() throws Exception {
        try (var session = open()) {
            differing(session);
            take(session, false);
        }
        try (var session = open()) {
            assertThat(session.review().undo()).isPresent();
            assertThat(said(session)).containsExactly("ours", "one", "", "");
        }
        try (var session = open()) {
            assertThat(session.review().redo()).isPresent();
            assertThat(said(session)).containsExactly("ours", "one", "two", "three");
        }
    }

    @Test
    void aSessionThatIsClosedTakesNothingAndTheRestIsOfferedAgain() throws Exception {
        var session = open();
        differing(session);
        var other = only(session);
        session.close();

        assertThat(session.beside().takeOver(other, true).labels()).isZero();
        try (var again = open()) {
            assertThat(again.beside().found()).isTrue();
        }
    }

    @Test
    void offersNothingOfAnotherReviewer() throws IOException {
        try (var other = open("bob", bench)) {
            say(other, Map.of(0, "bob's"));
        }
        try (var session = open()) {
            say(session, Map.of(1, "mine"));
            bring(bench.disk.read(use.journal("bob")));

            assertThat(session.beside().others()).isEmpty();
        }
    }

    @Test
    void beginsAnewBesideADamagedJournalAndOffersWhatIsSoundBehindTheDamage() throws Exception {
        Path journal = use.journal("ann");
        try (var session = open()) {
            say(session, Map.of(0, "sound", 1, "damaged", 2, "behind"));
        }
        byte[] damaged =
                new String(bench.disk.read(journal), UTF_8)
                        .replace("damaged", "dam4ged")
                        .getBytes(UTF_8);
        bench.disk.overwrite(journal, damaged);
        try (var session = open()) {
            assertThat(session.review().readOnly().orElseThrow().kind())
                    .isEqualTo(ReadOnlyReason.Kind.DAMAGED);
            assertThat(session.beside().others()).isEmpty();
            session.beside().beginAnew();
        }
        try (var session = open()) {
            assertThat(session.review().readOnly()).isEmpty();
            assertThat(said(session)).containsExactly("sound", "", "", "");
            assertThat(bench.disk.read(Path.of(journal + ".damaged"))).isEqualTo(damaged);
            assertThat(only(session).isWhole()).isFalse();
            take(session, false);
            assertThat(said(session)).containsExactly("sound", "", "behind", "");
        }
    }
}
