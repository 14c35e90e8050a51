package org.plumbline.ui.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

class ResultFileTest {

    @TempDir Path folder;

    private final AskedFrame frame = new AskedFrame(Background.atOnce());
    private final List<Path> written = new ArrayList<>();

    private void save(Path input) {
        new ResultFile(
                        "report.save.title",
                        "report.txt",
                        List.of(input),
                        out -> out.write("found".getBytes(StandardCharsets.UTF_8)))
                .save(frame, written::add, "report.save.cannot");
    }

    @Test
    void writesTheFileThatTheUserNames() {
        Path target = folder.resolve("result");
        frame.answer(target);
        save(folder.resolve("input"));

        assertThat(target).hasContent("found");
        assertThat(written).containsExactly(target);
        assertThat(frame.said).isEmpty();
    }

    @Test
    void writesNothingWhereTheUserNamesNoFile() {
        save(folder.resolve("input"));

        assertThat(folder).isEmptyDirectory();
        assertThat(written).isEmpty();
    }

    @Test
    void neverTakesThePlaceOfAnInput() throws IOException {
        Path input = Files.writeString(folder.resolve("input"), "read");
        frame.answer(input);
        save(input);

        assertThat(input).hasContent("read");
        assertThat(written).isEmpty();
        assertThat(frame.said).singleElement().asString().contains("another name");
    }
}
