package org.plumbline.session.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Progress;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.AnnotationsFile;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.records.Support;
import org.plumbline.request.Guides;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Environment;
import org.plumbline.session.review.Change;
import org.plumbline.session.review.SaveListener;
import org.plumbline.session.review.Saved;

/// What counts of a row, and what is exported; that reviews are kept is in
/// [org.plumbline.session.review.JournalledReviewTest].
class RecordReviewTest {

    private static final Review GOOD =
            new Review(true, null, true, Support.SUPPORTED, true, true, "Page 5 says so.");

    @TempDir Path data;

    @Test
    void aReviewCountsAtOnceAndTheFileStaysAsItIs() throws IOException {
        try (RecordReview review = open()) {
            assertThat(review.row(0).taskSuccess()).isFalse();

            assertThat(review.review(0, GOOD)).isTrue();

            assertThat(review.row(0).taskSuccess()).isTrue();
            assertThat(review.table(true).rows().getFirst().review()).isEqualTo(GOOD);
            assertThat(review.located().table().rows().getFirst().taskSuccess()).isFalse();
            assertThat(review.isReviewedHere(0)).isTrue();
            assertThat(review.isReviewedHere(1)).isFalse();
        }
    }

    @Test
    void reviewsUndoAndRedoOutliveARestart() throws IOException {
        try (RecordReview review = open()) {
            review.review(0, GOOD);
            review.review(1, GOOD);
            review.review(1, Review.NONE);
            assertThat(at(review, review.review().undo())).isEqualTo(OptionalInt.of(1));
            assertThat(at(review, review.review().undo())).isEqualTo(OptionalInt.of(1));
        }
        try (RecordReview again = open()) {
            assertThat(again.row(0).review()).isEqualTo(GOOD);
            assertThat(again.isReviewedHere(1)).isFalse();
            assertThat(at(again, again.review().redo())).isEqualTo(OptionalInt.of(1));
            assertThat(again.row(1).review()).isEqualTo(GOOD);
            again.review().undo();
            assertThat(at(again, again.review().undo())).isEqualTo(OptionalInt.of(0));
            assertThat(again.review().undo()).isEmpty();
            assertThat(again.row(0).review())
                    .isEqualTo(again.located().table().rows().getFirst().review());
        }
    }

    @Test
    void whatIsExportedBuildsTheTableWithTheReviews() throws IOException {
        var out = new ByteArrayOutputStream();
        try (RecordReview review = open()) {
            for (int i = 0; i < review.size(); i++) {
                review.review(i, new Review(true, null, false, null, null, null, "row " + i));
            }
            AnnotationsFile.write(review.annotations(true), out);
        }
        Source annotations = Source.of("mine.json", out.toByteArray());

        RecordTable built =
                RecordTable.buildFrom(
                        Bundled.recordings(),
                        List.of(annotations),
                        Bundled.recordsGuide(),
                        (read, total) -> {});

        assertThat(built).isInstanceOf(RecordTable.Ready.class);
        assertThat(((RecordTable.Ready) built).table().rows())
                .extracting(row -> row.review().note())
                .startsWith("row 0", "row 1")
                .hasSize(14);
        ProblemList problems =
                Intake.validate(
                        List.of(Bundled.records(), annotations),
                        new Guides(Bundled.rubric(), Bundled.recordsGuide()),
                        Progress.NONE);
        assertThat(problems.hasErrors()).isFalse();
        assertThat(out.toString(UTF_8)).contains("\"independent\": true");
    }

    @Test
    void onlyWhatTheAnnotatorSaidIsExported() throws IOException {
        try (RecordReview review = open()) {
            review.review(3, GOOD);
            review.review(4, GOOD);
            review.review().undo();

            assertThat(review.annotations(false).rows())
                    .extracting(row -> row.key())
                    .containsExactly(review.row(3).key());
        }
    }

    @Test
    void aTableWithErrorsIsNotOpened() throws IOException {
        Path file = data.resolve("broken.json");
        Files.writeString(
                file,
                Files.readString(Path.of("assets/records/table.json")).replace("\"llm\"", "\"x\""));

        assertThat(workspace().openTable(file, "ada", (read, total) -> {}))
                .isInstanceOfSatisfying(
                        TableOpening.Refused.class,
                        refused -> assertThat(refused.problems().problems()).isNotEmpty());
        assertThat(workspace().openTable(data.resolve("no.csv"), "ada", (read, total) -> {}))
                .isInstanceOf(TableOpening.Unreadable.class);
    }

    /// The row that was changed.
    private static OptionalInt at(RecordReview review, Optional<Change<RowKey>> change) {
        return change.map(one -> review.numberOf(one.items().getLast()))
                .orElse(OptionalInt.empty());
    }

    private RecordReview open() throws IOException {
        return ((TableOpening.Opened) workspace().openDemonstration("ada")).beginning().begin();
    }

    private Workspace workspace() {
        return Workspace.of(
                Environment.of(
                        new DataFolder(data),
                        InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                        Map.of("USER", "tester")));
    }

    @Test
    void whatAnotherProgramWroteBehindIsKeptWholeAndTold() throws Exception {
        var kept = new ArrayList<String>();
        Path journal;
        byte[] changed;
        try (RecordReview review = open()) {
            review.review(0, GOOD);
            review.review()
                    .saving()
                    .addListener(
                            new SaveListener() {
                                @Override
                                public void saved(Saved saved) {}

                                @Override
                                public void failing(String message, int waiting) {}

                                @Override
                                public void recovered() {}

                                @Override
                                public void keptAside(String file) {
                                    kept.add(file);
                                }
                            });
            while (review.review().saving().unsaved() > 0) {
                Thread.onSpinWait();
            }
            try (var files = Files.walk(data)) {
                journal =
                        files.filter(path -> path.endsWith("journal.jsonl"))
                                .findFirst()
                                .orElseThrow();
            }
            Files.writeString(journal, "from elsewhere\n", StandardOpenOption.APPEND);
            changed = Files.readAllBytes(journal);

            review.review(1, GOOD);
        }
        assertThat(kept).containsExactly(journal + ".changed");
        assertThat(Files.readAllBytes(Path.of(journal + ".changed"))).isEqualTo(changed);
        try (RecordReview again = open()) {
            assertThat(again.isReviewedHere(1)).isTrue();
        }
    }
}
