package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.records.RecordReview;

/// What the Records view says of journals beside its own, and shows of what was taken over, without
/// a window.
class ReviewsBesideTest {

    private static final String NOTICE = "can be taken over";

    @TempDir Path data;

    private Optional<RecordsController> opened = Optional.empty();

    @AfterEach
    void close() {
        opened.ifPresent(records -> records.ending().run());
    }

    private RecordsController open() {
        close();
        var place =
                Environment.of(
                        new DataFolder(data),
                        InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                        Map.of("USER", "tester"));
        var records = AroundRecords.controller(Workspace.of(place));
        records.openSomething();
        opened = Optional.of(records);
        return records;
    }

    private void reviewed(int row) {
        RecordsController records = open();
        records.rows().select(row);
        records.reviewing().cycle(Question.COMPLETE);
        close();
    }

    private Path journal() throws IOException {
        try (var files = Files.walk(data)) {
            return files.filter(path -> path.endsWith("journal.jsonl")).findFirst().orElseThrow();
        }
    }

    /// Row 0 is reviewed here, and rows 0 and 1 in a copy that a sync tool made.
    private RecordsController openBesideACopy() throws IOException {
        reviewed(0);
        byte[] here = Files.readAllBytes(journal());
        reviewed(1);
        Path journal = journal();
        Files.move(journal, journal.resolveSibling("journal (conflict).jsonl"));
        Files.write(journal, here);
        return open();
    }

    private static void takeOver(RecordsController records) throws Exception {
        RecordReview review = records.open().orElseThrow();
        var other = review.beside().others().getFirst();
        review.beside().takeOver(other, false).saved().get(10, TimeUnit.SECONDS);
        records.takenOver(review);
    }

    @Test
    void whatWasTakenOverIsShownAtOnceAndTheNoticeGoes() throws Exception {
        RecordsController records = openBesideACopy();
        records.rows().select(1);
        Object before = complete(records);
        assertThat(records.model().notice.get()).contains(NOTICE);
        assertThat(records.model().noticeIsBad.get()).isFalse();

        takeOver(records);

        assertThat(records.model().annotated.get()).isEqualTo(2);
        assertThat(records.model().row.get()).isEqualTo(1);
        assertThat(complete(records)).isNotEqualTo(before);
        assertThat(records.model().notice.get()).isEmpty();
        records.reviewing().undo();
        assertThat(complete(records)).isEqualTo(before);
        assertThat(records.model().annotated.get()).isOne();
    }

    private static Object complete(RecordsController records) {
        var row = records.model().current.get();
        return row == null || row.review().complete() == null ? "nothing" : row.review().complete();
    }

    @Test
    void isToldAgainOnTheNextStartUntilItIsTakenOver() throws Exception {
        openBesideACopy();
        assertThat(open().model().notice.get()).contains(NOTICE);
        takeOver(open());

        assertThat(open().model().notice.get()).isEmpty();
    }

    @Test
    void aDamagedJournalIsToldAndTheTableTakesReviewsOnceItWasBegunAnew() throws Exception {
        reviewed(0);
        reviewed(1);
        byte[] damaged = Files.readAllBytes(journal());
        damaged[damaged.length - 20] ^= 1;
        Files.write(journal(), damaged);
        RecordsController records = open();
        assertThat(records.model().notice.get()).contains("the menu has a command for it");
        assertThat(records.model().noticeIsBad.get()).isTrue();
        assertThat(records.model().editable.get()).isFalse();

        records.open().orElseThrow().beside().beginAnew();
        records.openAgain();

        assertThat(records.model().notice.get()).isEmpty();
        assertThat(records.model().noticeIsBad.get()).isFalse();
        assertThat(records.model().savingFails.get()).isFalse();
        assertThat(records.model().editable.get()).isTrue();
        assertThat(records.model().illustrative.get()).as("the same table").isTrue();
        assertThat(records.model().annotated.get()).isOne();
    }
}
