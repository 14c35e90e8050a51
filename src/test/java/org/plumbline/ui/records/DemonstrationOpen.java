package org.plumbline.ui.records;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// The Records view's controller with the bundled demonstration open, and no window.
abstract class DemonstrationOpen {

    @TempDir Path data;

    final AskedFrame told = new AskedFrame(Background.atOnce());
    RecordsController controller;

    @BeforeEach
    void open() {
        var place =
                Environment.of(
                        new DataFolder(data),
                        InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                        Map.of("USER", "tester"));
        controller = new RecordsController(Workspace.of(place), told, AroundRecords.nothingLost());
        controller.openSomething();
    }

    @AfterEach
    void close() {
        controller.ending().run();
    }
}
