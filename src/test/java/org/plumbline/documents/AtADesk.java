package org.plumbline.documents;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A test that lays small files on a desk.
abstract class AtADesk {

    @TempDir Path folder;

    Desk desk;

    @BeforeEach
    void clearDesk() {
        desk = new Desk(folder);
    }
}
