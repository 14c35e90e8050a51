package org.plumbline.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.RecordForm;
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

    /// The form that the name of the file asks for; JSON on standard output.
    RecordForm recordForm() {
        return file == null ? RecordForm.JSON : RecordForm.ofName(file.toString());
    }

    /// Refuses to write over what is read: a corpus or a rater's labels must not become a result.
    ///
    /// @throws IOException with words for the user
    void mustNotBe(List<Path> inputs) throws IOException {
        if (file != null) {
            mustNotBe(file, inputs);
        }
    }

    /// Refuses to write `target` over one of these.
    static void mustNotBe(Path target, List<Path> inputs) throws IOException {
        if (!Files.exists(target)) {
            return;
        }
        for (Path input : inputs) {
            if (Files.exists(input) && Files.isSameFile(input, target)) {
                throw new IOException(
                        target + " is one of the files that are read; give -o another name");
            }
        }
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
