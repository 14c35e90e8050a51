package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.records.RecordForm;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// What the Records view writes, and what it does not write over.
class RecordsExportTest {

    @TempDir Path folder;

    @Test
    void nothingTakesThePlaceOfTheTableByWhateverName() throws IOException {
        Path table = Files.copy(Path.of("assets/records/table.json"), folder.resolve("table.json"));
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), table);
        byte[] before = Files.readAllBytes(table);
        var asked = new AskedFrame(Background.atOnce());
        asked.answer(table, link, folder.resolve("./table.json"));
        var controller = new RecordsController(workspace(), asked, AroundRecords.nothingLost());
        controller.open(table);

        controller.export().table(RecordForm.JSON);
        controller.export().table(RecordForm.CSV);
        controller.export().annotations();
        controller.ending().run();

        assertThat(table).hasBinaryContent(before);
        assertThat(asked.said)
                .hasSize(3)
                .allMatch(words -> words.contains("is one of the files that are read"));
    }

    private Workspace workspace() {
        return Workspace.of(
                Environment.of(
                        new DataFolder(folder.resolve("data")),
                        InstantSource.system(),
                        Map.of("USER", "tester")));
    }
}
