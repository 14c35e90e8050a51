package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.RecordForm;
import org.plumbline.session.Environment;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InFlight;

/// What the Records view writes, and what it does not write over.
class RecordsExportTest {

    @TempDir Path folder;

    @Test
    void nothingTakesThePlaceOfTheTableByWhateverName() throws IOException {
        Path table = Files.copy(Path.of("assets/records/table.json"), folder.resolve("table.json"));
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), table);
        byte[] before = Files.readAllBytes(table);
        var asked = new Asked(List.of(table, link, folder.resolve("./table.json")));
        var controller = new RecordsController(workspace(), Background.atOnce(), asked);
        controller.open(table);

        controller.export().table(RecordForm.JSON);
        controller.export().table(RecordForm.CSV);
        controller.export().annotations();
        controller.ending().run();

        assertThat(table).hasBinaryContent(before);
        assertThat(asked.told)
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

    /// Names these files one after the other, and keeps what is said of them.
    private static final class Asked implements RecordsController.Outside {

        private final List<Path> answers;
        private final List<String> told = new ArrayList<>();

        Asked(List<Path> answers) {
            this.answers = new ArrayList<>(answers);
        }

        @Override
        public void refused(String file, ProblemList problems) {
            throw new AssertionError(file + " is refused");
        }

        @Override
        public void lost(int entries) {
            throw new AssertionError("lost " + entries);
        }

        @Override
        public void tell(String headline, String words) {
            told.add(words);
        }

        @Override
        public void askOpen(String title) {
            throw new AssertionError(title);
        }

        @Override
        public void leave(InFlight reviews, Runnable go) {
            go.run();
        }

        @Override
        public Optional<Path> askSave(String title, String suggestedName) {
            return Optional.of(answers.removeFirst());
        }
    }
}
