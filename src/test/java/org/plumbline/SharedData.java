package org.plumbline;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

/// The suites of other people, which lie outside the project and are no part of it.
///
/// Only tests with the tag [#TAG] may read them, and those run only when they are asked for, with
/// the folder named: `mvn -Psuites verify -Dsuites=FOLDER`. Asked for, they fail where the data is
/// missing: a test that skips itself tells nothing.
public final class SharedData {

    /// The tag of the tests that read them.
    public static final String TAG = "suites";

    private static final String PROPERTY = "suites";

    private SharedData() {}

    /// A file or folder of the data, by its path inside it.
    public static Path path(String relative) {
        String folder = System.getProperty(PROPERTY, "");
        assertThat(folder)
                .as("the folder of the outside suites: name it with -D%s=FOLDER", PROPERTY)
                .isNotEmpty();
        Path path = Path.of(folder).resolve(relative);
        assertThat(path).as("a part of the outside suites").exists();
        return path;
    }
}
