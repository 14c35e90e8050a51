package org.plumbline.session.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.DataFolder;
import org.plumbline.files.FragileDisk;
import org.plumbline.journal.JournalPlace;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.RowEvidence;
import org.plumbline.records.RowKey;
import org.plumbline.records.Support;
import org.plumbline.records.Table;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.Bench;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.TakenOver;
import org.plumbline.session.review.Change;
import org.plumbline.session.review.Labeller;

/// Reviews of rows that another program brought: what counts of them. What holds for whatever is
/// brought is in [org.plumbline.session.label.JournalsBesideTest].
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
        return open(disk, located());
    }

    private static RecordReview open(FragileDisk disk, LocatedTable of) {
        return RecordReview.open(
                of,
                new Labeller("ann", Bench.RUBRIC),
                new Environment(
                        new DataFolder(ROOT),
                        disk,
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        "process 1"));
    }

    /// The rows that were changed.
    private static List<Integer> at(RecordReview review, Optional<Change<RowKey>> change) {
        return change.orElseThrow().items().stream()
                .map(row -> review.numberOf(row).orElseThrow())
                .toList();
    }

    private Path file() {
        return JournalPlace.in(new DataFolder(ROOT), located().sha256(), "ann")
                .folder()
                .resolve("journal.jsonl");
    }

    private static void say(RecordReview review, Map<Integer, String> notes) {
        notes.forEach(
                (row, note) -> assertThat(review.review(row, saying(note))).as(note).isTrue());
        review.review().saving().settle();
    }

    /// The journal after these reviews as a copy of it on another computer has it, where it went on
    /// from what is on this disk; this disk stays as it is.
    private byte[] elsewhere(LocatedTable of, Map<Integer, String> notes) throws IOException {
        FragileDisk there = disk.afterKill();
        try (var review = open(there, of)) {
            say(review, notes);
        }
        return there.read(file());
    }

    private void bring(byte[] journal) throws IOException {
        new AtomicFile(disk).replace(file().resolveSibling("journal (conflict).jsonl"), journal);
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

    /// Row 0 is reviewed in both, row 1 here, rows 2 and 3 there.
    private void differing(RecordReview review) throws IOException {
        byte[] theirs = elsewhere(located(), Map.of(0, "theirs", 2, "two", 3, "three"));
        say(review, Map.of(0, "ours", 1, "one"));
        bring(theirs);
    }

    @Test
    void anUndoAndARedoNameEachRowThatWasTakenOver() throws Exception {
        try (var review = open()) {
            differing(review);
            take(review, true);

            assertThat(at(review, review.review().undo())).containsExactly(0, 2, 3);
            assertThat(at(review, review.review().redo())).containsExactly(0, 2, 3);
        }
    }

    @Test
    void aReviewThereThatSaysWhatTheTableSaysIsTakenAsTheAnnotatorsOwn() throws Exception {
        Review ofTable = located().table().rows().getFirst().review();
        FragileDisk there = disk.afterKill();
        try (var review = open(there, located())) {
            say(review, Map.of(0, "for a moment"));
            review.review(0, ofTable);
        }
        try (var review = open()) {
            bring(there.read(file()));
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
}
