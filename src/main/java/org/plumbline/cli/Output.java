package org.plumbline.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.OutFile;
import picocli.CommandLine.Option;

/// Where a result goes: standard output, or the file of `-o`, which is replaced at once or not at
/// all.
final class Output {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "F",
            description = "Write to this file instead of standard output.")
    private @Nullable Path file;

    boolean isFile() {
        return file != null;
    }

    /// True where the name of the file asks for JSON Lines.
    boolean isLines() {
        return file != null && file.toString().toLowerCase(Locale.ROOT).endsWith(".jsonl");
    }

    /// Writes a result.
    void write(Console console, OutFile.Content content) throws IOException {
        if (file != null) {
            OutFile.replace(file, content);
            return;
        }
        var out = new BufferedOutputStream(console.out(), 1 << 16);
        content.writeTo(out);
        out.flush();
    }
}
