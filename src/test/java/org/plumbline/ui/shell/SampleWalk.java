package org.plumbline.ui.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.ui.Fx;

/// A walk through a copy of the bundled sample, with a data folder of its own.
abstract class SampleWalk {

    @TempDir Path folder;

    Path corpus = Path.of("");
    Path data = Path.of("");

    @BeforeEach
    void copyTheSample() throws IOException {
        corpus = folder.resolve("corpus.json");
        data = folder.resolve("data");
        Files.copy(Path.of("assets/sample/corpus.json"), corpus);
    }

    static boolean isChosen(Bench bench, String id) {
        var button = bench.node(id, ToggleButton.class);
        return Fx.get(button::isSelected);
    }
}
