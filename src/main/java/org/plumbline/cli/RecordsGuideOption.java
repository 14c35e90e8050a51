package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.RubricFile;
import picocli.CommandLine.Option;

/// Which guide annotations of evaluation records must have been made with.
final class RecordsGuideOption {

    @Option(
            names = "--rubric",
            paramLabel = "F",
            description = "The records' guide, UTF-8; without it the bundled one.")
    private @Nullable Path file;

    /// The file; none where the bundled guide is in force.
    Stream<Path> files() {
        return Stream.ofNullable(file);
    }

    Rubric guide() throws IOException {
        return file == null ? Bundled.recordsGuide() : RubricFile.read(file);
    }
}
