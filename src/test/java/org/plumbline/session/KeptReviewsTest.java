package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.Kept;
import org.plumbline.records.AnnotationsFile;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import org.plumbline.session.records.RecordReview;

/// A journal of reviews that an earlier version wrote is read, comes to what it came to then, is
/// written again to the byte, and gives the annotations that it gave.
class KeptReviewsTest {

    @TempDir Path data;

    @Test
    void doneAgainEachStepIsWrittenAsTheKeptJournalHasIt() throws IOException {
        var reviews = KeptReviews.without(data);
        reviews.tell(Kept.text("reviews/journal.jsonl").lines().toList());

        Kept.hold("reviews/journal.jsonl", reviews.journal());
    }

    @Test
    void whatCountsOfEachRowIsWhatTheAnnotatorSaidLast() throws IOException {
        try (var review = KeptReviews.in(data).open(KeptLabels.FIRST)) {
            assertThat(rows(review))
                    .isEqualTo(
                            """
                            here: -, -, -, -, -, -, - = null
                            here: true, true, true, supported, true, true, note of 12 = true
                            here: -, false, -, insufficient_evidence, false, -, note of 75 = null
                            file: true, true, true, contradicted, true, false, note of 15 = false
                            here: -, -, -, -, -, -, note of 11 = null
                            """);
            assertThat(review.row(2).review().note()).isEqualTo(KeptLabelsTest.NOTE);
        }
    }

    @Test
    void theReviewsOfTheSecondRubricStandApart() throws IOException {
        try (var review = KeptReviews.in(data).open(KeptLabels.SECOND)) {
            assertThat(rows(review))
                    .isEqualTo(
                            """
                            file: true, -, true, supported, true, true, note of 12 = true
                            file: -, -, -, -, -, -, - = null
                            file: -, -, -, -, -, -, - = null
                            file: true, true, true, contradicted, true, false, note of 15 = false
                            here: true, -, true, supported, false, false, note of 21 = false
                            """);
        }
    }

    @Test
    void undoTakesBackEachStepThatStandsTheLastFirst() throws IOException {
        var reviews = KeptReviews.in(data);
        try (var review = reviews.open(KeptLabels.FIRST)) {
            boolean more = true;
            while (more) {
                more = review.review().undo().isPresent();
            }
            assertThat(rows(review)).doesNotContain("here");
        }
        assertThat(reviews.added("undo")).containsExactly(20, 12, 11, 10, 9, 8, 5, 4, 3, 2);
    }

    @Test
    void redoDoesAgainWhatWasUndoneLast() throws IOException {
        var reviews = KeptReviews.in(data);
        try (var review = reviews.open(KeptLabels.FIRST)) {
            boolean more = true;
            while (more) {
                more = review.review().redo().isPresent();
            }
            assertThat(rows(review))
                    .contains("here: true, true, true, supported, true, true, note of 19 = true");
        }
        assertThat(reviews.added("redo")).containsExactly(21, 22);
    }

    @Test
    void theExportIsTheKeptFileOfAnnotations() throws IOException {
        var out = new ByteArrayOutputStream();
        try (var review = KeptReviews.in(data).open(KeptLabels.FIRST)) {
            AnnotationsFile.write(review.annotations(true), out);
        }
        Kept.hold("reviews/annotations.json", out.toByteArray());
    }

    @Test
    void theTableIsExportedWithWhatCounts() throws IOException {
        var out = new ByteArrayOutputStream();
        try (var review = KeptReviews.in(data).open(KeptLabels.FIRST)) {
            RecordsFile.write(review.table(true), RecordForm.CSV, out);
        }
        Kept.hold(
                "reviews/table.csv",
                out.toByteArray(),
                "06c222adbd26b51bebf81be310a9df5cc49fc723213a7a92c7944d14a22e0667");
    }

    private static String rows(RecordReview review) {
        return IntStream.range(0, review.size())
                .mapToObj(
                        row ->
                                "%s: %s = %s\n"
                                        .formatted(
                                                review.isReviewedHere(row) ? "here" : "file",
                                                ReviewForms.words(review.row(row).review()),
                                                review.row(row).taskSuccess()))
                .collect(Collectors.joining());
    }
}
