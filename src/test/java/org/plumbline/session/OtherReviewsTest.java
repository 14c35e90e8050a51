package org.plumbline.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.DataFolder;
import org.plumbline.files.FragileDisk;
import org.plumbline.journal.JournalPlace;
import org.plumbline.records.RowEvidence;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.records.Row;
import org.plumbline.records.Support;
import org.plumbline.records.Table;

/// Reviews of rows that another program brought into a journal's place: told, and taken over.
class OtherReviewsTest {

    private static final Path ROOT = Path.of("/data").toAbsolutePath();

    private final FragileDisk disk = new FragileDisk(ROOT);
    private Optional<LocatedTable> table = Optional.empty();

    @BeforeEach
    void readTheTable() throws IOException {
        table = Optional.of(demonstration());
    }

    private static LocatedTable demonstration() throws IOException {
        return ((RecordTable.Ready) RecordTable.open(Bundled.records(), (read, total) -> {}))
                .located();
    }

    private LocatedTable located() {
        return table.orElseThrow();
    }

    private static Review saying(String note) {
        return new Review(true, null, false, Support.SUPPORTED, null, null, note);
    }

    private RecordReview open() {
        return open("ann", disk, located());
    }

    private static RecordReview open(String annotator, FragileDisk disk, LocatedTable of) {
        return RecordReview.open(
                of,
                new Labeller(annotator, Bench.RUBRIC),
                new Environment(
                        new DataFolder(ROOT),
                        disk,
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        "process 1"));
    }

    /// The row that was changed.
    private static OptionalInt at(RecordReview review, Optional<Change<RowKey>> change) {
        return change.map(one -> review.numberOf(one.item())).orElse(OptionalInt.empty());
    }

    private Path file(String annotator) {
        return JournalPlace.in(new DataFolder(ROOT), located().sha256(), annotator)
                .folder()
                .resolve("journal.jsonl");
    }

    private static void say(RecordReview review, Map<Integer, String> notes) {
        notes.forEach(
                (row, note) -> assertThat(review.review(row, saying(note))).as(note).isTrue());
        review.review().settle();
    }

    /// The journal after these reviews as a copy of it on another computer has it, where it went on
    /// from what is on this disk; this disk stays as it is.
    private byte[] elsewhere(LocatedTable of, Map<Integer, String> notes) throws IOException {
        FragileDisk there = disk.afterKill();
        try (var review = open("ann", there, of)) {
            say(review, notes);
        }
        return there.read(file("ann"));
    }

    private void bring(byte[] journal) throws IOException {
        new AtomicFile(disk)
                .replace(file("ann").resolveSibling("journal (conflict).jsonl"), journal);
    }

    private static OtherLabels only(RecordReview review) throws IOException {
        var others = review.beside().others();
        assertThat(others).hasSize(1);
        return others.getFirst();
    }

    private static TakenOver take(RecordReview review, boolean theirs) throws Exception {
        var taken = review.beside().takeOver(only(review), theirs);
        taken.saved().get(10, TimeUnit.SECONDS);
        return taken;
    }

    private static List<Review> all(RecordReview review) {
        var all = new ArrayList<Review>();
        for (int row = 0; row < review.size(); row++) {
            all.add(review.row(row).review());
        }
        return all;
    }

    /// Row 0 is reviewed in both, row 1 here, rows 2 and 3 there.
    private void differing(RecordReview review) throws IOException {
        byte[] theirs = elsewhere(located(), Map.of(0, "theirs", 2, "two", 3, "three"));
        say(review, Map.of(0, "ours", 1, "one"));
        bring(theirs);
    }

    @Test
    void countsRowsThatAreReviewedOnlyThereOnlyHereAndOtherwise() throws Exception {
        try (var review = open()) {
            differing(review);

            var other = only(review);

            assertThat(other.onlyThere()).isEqualTo(2);
            assertThat(other.onlyHere()).isEqualTo(1);
            assertThat(other.different()).isEqualTo(1);
        }
    }

    @Test
    void whatDiffersStaysAsItIsHereUnlessTheAnnotatorSaysOtherwise() throws Exception {
        try (var review = open()) {
            differing(review);

            assertThat(take(review, false).labels()).isEqualTo(2);

            assertThat(review.row(0).review()).isEqualTo(saying("ours"));
            assertThat(review.row(1).review()).isEqualTo(saying("one"));
            assertThat(review.row(2).review()).isEqualTo(saying("two"));
            assertThat(review.row(3).review()).isEqualTo(saying("three"));
            assertThat(review.beside().others()).as("offered once").isEmpty();
        }
        try (var again = open()) {
            assertThat(again.beside().found()).isFalse();
            assertThat(again.row(2).review()).isEqualTo(saying("two"));
        }
    }

    @Test
    void whatDiffersIsTakenWhereTheAnnotatorSaysSo() throws Exception {
        try (var review = open()) {
            differing(review);

            assertThat(take(review, true).labels()).isEqualTo(3);

            assertThat(review.row(0).review()).isEqualTo(saying("theirs"));
            assertThat(review.row(1).review()).isEqualTo(saying("one"));
        }
    }

    @Test
    void aReviewThereThatSaysWhatTheTableSaysIsTakenAsTheAnnotatorsOwn() throws Exception {
        Review ofTable = located().table().rows().getFirst().review();
        FragileDisk there = disk.afterKill();
        try (var review = open("ann", there, located())) {
            say(review, Map.of(0, "for a moment"));
            review.review(0, ofTable);
        }
        try (var review = open()) {
            bring(there.read(file("ann")));
            take(review, false);

            assertThat(review.isReviewedHere(0)).isTrue();
            assertThat(review.annotations(true).rows().getFirst().review()).isEqualTo(ofTable);
        }
    }

    @Test
    void aReviewOfOtherEvidenceThanTheRowHasDoesNotCount() throws Exception {
        var rows = new ArrayList<>(located().table().rows());
        Row first = rows.getFirst();
        var evidence = new RowEvidence("another response", List.of(), List.of());
        rows.set(
                0,
                new Row(
                        first.head(),
                        first.source(),
                        evidence,
                        first.review(),
                        first.cost(),
                        null));
        var changed =
                new LocatedTable("", located().sha256(), new Table(rows, null), located().places());
        try (var review = open()) {
            bring(elsewhere(changed, Map.of(0, "of another response", 1, "one")));

            assertThat(only(review).onlyThere()).isEqualTo(1);
            take(review, true);
            assertThat(review.isReviewedHere(0)).isFalse();
            assertThat(review.row(1).review()).isEqualTo(saying("one"));
        }
    }

    @Test
    void isOfferedAgainOnEveryStartUntilItIsTakenOver() throws Exception {
        try (var review = open()) {
            differing(review);
        }
        for (int start = 0; start < 2; start++) {
            try (var review = open()) {
                assertThat(review.beside().found()).isTrue();
                only(review);
            }
        }
        try (var review = open()) {
            take(review, false);
        }
        try (var review = open()) {
            assertThat(review.beside().found()).isFalse();
        }
    }

    @Test
    void oneUndoTakesBackAllThatWasTakenOverAndOneRedoDoesItAgain() throws Exception {
        try (var review = open()) {
            differing(review);
            var before = all(review);
            take(review, true);
            var after = all(review);

            assertThat(at(review, review.review().undo())).as("the first row of it").isEqualTo(OptionalInt.of(0));
            assertThat(all(review)).isEqualTo(before);

            assertThat(at(review, review.review().redo())).as("the last row of it").isEqualTo(OptionalInt.of(3));
            assertThat(all(review)).isEqualTo(after);

            review.review().undo();
            review.review().undo();
            assertThat(all(review)).as("the review before is one of its own").isNotEqualTo(before);
        }
    }

    @Test
    void onceTheTableWasClosedEachUndoTakesBackOneRow() throws Exception {
        try (var review = open()) {
            differing(review);
            take(review, false);
        }
        try (var review = open()) {
            assertThat(at(review, review.review().undo())).isEqualTo(OptionalInt.of(3));
            assertThat(review.row(2).review()).isEqualTo(saying("two"));
            assertThat(at(review, review.review().undo())).isEqualTo(OptionalInt.of(2));
            assertThat(review.isReviewedHere(2)).isFalse();
        }
    }

    @Test
    void aSessionThatIsClosedTakesNothingAndTheRestIsOfferedAgain() throws Exception {
        OtherLabels other;
        RecordReview ended;
        try (var review = open()) {
            differing(review);
            other = only(review);
            ended = review;
        }
        assertThat(ended.beside().takeOver(other, true).labels()).isZero();
        try (var review = open()) {
            assertThat(review.beside().found()).isTrue();
        }
    }

    @Test
    void offersNothingOfAnotherAnnotator() throws Exception {
        try (var other = open("bob", disk, located())) {
            say(other, Map.of(0, "bob's"));
        }
        try (var review = open()) {
            bring(disk.read(file("bob")));

            assertThat(review.beside().others()).isEmpty();
        }
    }

    @Test
    void beginsAnewBesideADamagedJournalAndOffersWhatIsSoundBehindTheDamage() throws Exception {
        try (var review = open()) {
            for (var note : List.of("sound", "damaged", "behind")) {
                say(review, Map.of(note.length(), note));
            }
        }
        byte[] damaged =
                new String(disk.read(file("ann")), UTF_8)
                        .replace("damaged", "dam4ged")
                        .getBytes(UTF_8);
        disk.overwrite(file("ann"), damaged);
        try (var review = open()) {
            assertThat(review.review().readOnly().orElseThrow().kind())
                    .isEqualTo(ReadOnlyReason.Kind.DAMAGED);
            assertThat(review.beside().others()).isEmpty();
            review.beside().beginAnew();
        }
        try (var review = open()) {
            assertThat(review.review().readOnly()).isEmpty();
            assertThat(review.row(5).review()).isEqualTo(saying("sound"));
            assertThat(disk.read(Path.of(file("ann") + ".damaged"))).isEqualTo(damaged);
            assertThat(only(review).isWhole()).isFalse();
            take(review, false);
            assertThat(review.row(6).review()).isEqualTo(saying("behind"));
        }
    }
}
