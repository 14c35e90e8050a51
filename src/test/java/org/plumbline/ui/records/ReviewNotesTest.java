package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.ui.kit.Note;

/// What becomes of the notes of reviews, without a window. The note of the table's first row is
/// made one of several lines.
class ReviewNotesTest {

    private static final String LINES = "Line 4.\r\nLine 5.\n\u0000";

    @TempDir Path data;

    private RecordsController records = controller(Path.of("unused"));

    @BeforeEach
    void open() throws IOException {
        Path table = data.resolve("table.json");
        String json = Files.readString(Path.of("assets/records/table.json"));
        Files.writeString(
                table,
                json.replaceFirst(
                        "\"review_note\": \"(?:[^\"\\\\]|\\\\.)*\"",
                        "\"review_note\": \"Line 4.\\\\r\\\\nLine 5.\\\\n\\\\u0000\""));
        records = controller(data);
        records.open(table);
    }

    @AfterEach
    void close() {
        records.ending().run();
    }

    private static RecordsController controller(Path folder) {
        var place =
                Environment.of(
                        new DataFolder(folder),
                        InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                        Map.of("USER", "tester"));
        return AroundRecords.controller(Workspace.of(place));
    }

    private Note<?> note() {
        return records.reviewing().note();
    }

    private @Nullable String kept(int row) {
        return records.rows().row(row).review().note();
    }

    @Test
    void aNoteOfSeveralLinesIsShownAndLeftAsItIs() {
        assertThat(note().words()).isEqualTo(LINES);
        records.commit();
        records.rows().step(1);
        records.rows().step(-1);

        assertThat(records.model().annotated.get()).isZero();
        assertThat(kept(0)).isEqualTo(LINES);
    }

    @Test
    void whatIsTypedIsKeptWhenTheRowIsLeft() {
        note().type("Page 5, line 2.");
        records.rows().step(1);

        assertThat(records.model().row.get()).isOne();
        assertThat(kept(0)).isEqualTo("Page 5, line 2.");
        assertThat(note().words()).isEqualTo(kept(1));
    }

    @Test
    void typingGoesOnBehindAnUndo() {
        note().type("A");
        records.reviewing().undo();
        assertThat(note().words()).isEqualTo(LINES);
        note().type("B");
        records.commit();
        records.rows().step(1);

        assertThat(kept(0)).isEqualTo("B");
    }

    @Test
    void anAnswerGivenInTheMidstOfANoteLeavesWhatIsTyped() {
        note().type("half a no");
        records.reviewing().cycle(Question.COMPLETE);
        assertThat(note().words()).isEqualTo("half a no");
        records.commit();

        assertThat(kept(0)).isEqualTo("half a no");
    }

    @Test
    void undoAndRedoShowTheNoteThatCountsThen() {
        note().type("first");
        records.commit();
        note().type("second");
        records.rows().select(3);
        records.reviewing().undo();
        assertThat(records.model().row.get()).isZero();
        assertThat(note().words()).isEqualTo("first");
        records.reviewing().redo();
        assertThat(note().words()).isEqualTo("second");
    }

    @Test
    void deletingAllTakesTheNoteAway() {
        note().type("");
        records.rows().step(1);

        assertThat(kept(0)).isNull();
    }

    @Test
    void whatIsTypedIsKeptBeforeAnotherTableIsOpenedAndBeforeTheWindowGoes() {
        note().type("of the table");
        records.openDemonstration();
        note().type("of the demonstration");
        records.ending().run();

        records = controller(data);
        records.open(data.resolve("table.json"));
        assertThat(kept(0)).isEqualTo("of the table");
        records.openDemonstration();
        assertThat(kept(0)).isEqualTo("of the demonstration");
    }

    @Test
    void whatIsTypedIsKeptBeforeTheOtherPageIsShown() {
        note().type("kept");
        records.turnPage();

        assertThat(kept(0)).isEqualTo("kept");
        assertThat(records.model().page.get()).isEqualTo(RecordsModel.Page.COMPARISON);
    }
}
