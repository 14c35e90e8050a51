package org.plumbline;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/// Test data that lies beside the project and is not part of it.
public final class SharedData {

    private static final String PROPERTY = "plumbline.data";

    private SharedData() {}

    /// A file or folder of the data, by its path inside it. Where it is not there, the test is
    /// skipped and says so. `-Dplumbline.data=FOLDER` names another place.
    public static Path path(String relative) {
        Path path = Path.of(System.getProperty(PROPERTY, "../shared/data")).resolve(relative);
        assumeTrue(Files.exists(path), () -> "no test data at " + path);
        return path;
    }
}
