package org.plumbline.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.records.RecordForm;
import org.plumbline.session.OutFile;
import org.plumbline.text.Term;
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
        return file != null && Source.isLines(file.toString());
    }

    /// The form that the name of the file asks for; JSON on standard output.
    RecordForm recordForm() {
        return file == null ? RecordForm.JSON : RecordForm.ofName(file.toString());
    }

    /// The form to write: the one that was asked for, else that of the file's name, else
    /// `otherwise`. Where the first two differ, that is told.
    <F extends Enum<F> & Term> F form(@Nullable F asked, Class<F> forms, F otherwise, Console to) {
        Optional<F> named = file == null ? Optional.empty() : NamedForm.of(file, forms);
        if (asked == null) {
            return named.orElse(otherwise);
        }
        if (named.isPresent() && NamedForm.contradict(named.get(), asked)) {
            to.say(
                    "plumbline: warning: %s is named like %s, and %s is written into it; give another name, or --format %s"
                            .formatted(file, named.get().word(), asked.word(), named.get().word()));
        }
        return asked;
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
        OutFile.mustNotBe(target, inputs, "give -o another name");
    }

    /// Writes a result.
    void write(Console console, OutFile.Content content) throws IOException {
        if (file != null) {
            boolean replaces = Files.exists(file);
            OutFile.replace(file, content);
            console.say(wrote(file, replaces));
            return;
        }
        var out = new BufferedOutputStream(console.out(), 1 << 16);
        content.writeTo(out);
        out.flush();
    }

    /// What is said of a file that was written.
    ///
    /// @param replaced true where there was one of this name
    static String wrote(Path file, boolean replaced) {
        return "plumbline: wrote "
                + file
                + (replaced ? ", which replaced the file of that name" : "");
    }
}
