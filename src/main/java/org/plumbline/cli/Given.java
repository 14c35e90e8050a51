package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The files that a command was given, looked for before any work is begun or anything is asked:
/// whoever mistyped two names learns of both.
final class Given {

    private Given() {}

    /// Makes sure that each of these is there.
    ///
    /// @throws IOException that names all that are not
    static void mustBeThere(Stream<Path> files) throws IOException {
        List<Path> missing = missing(files);
        if (missing.size() == 1) {
            Path file = missing.getFirst();
            throw new IOException(
                    file + " cannot be read: there is no such file" + FileName.brokenWords(file));
        }
        if (!missing.isEmpty()) {
            throw new IOException(words(missing) + " cannot be read: there are no such files");
        }
    }

    /// Those that are certainly not there. Where that cannot be known, reading them tells why.
    static List<Path> missing(Stream<Path> files) {
        return files.filter(file -> Files.notExists(file)).distinct().toList();
    }

    /// Names in a sentence.
    static String words(List<Path> files) {
        String first =
                files.subList(0, files.size() - 1).stream()
                        .map(Path::toString)
                        .collect(Collectors.joining(", "));
        return first.isEmpty() ? files.getLast().toString() : first + " and " + files.getLast();
    }
}
