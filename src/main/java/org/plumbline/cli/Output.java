package org.plumbline.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.RecordForm;
import org.plumbline.session.files.OutFile;
import org.plumbline.text.Term;
import picocli.CommandLine.Option;

/// Where a result goes: standard output, or the file of `-o`, which is replaced at once or not at
/// all.
final class Output {

    static final String MEND = "give -o another name";

    private static final Set<String> STANDARD_OUT =
            Set.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "F",
            description = "Write to this file instead of standard output.")
    private @Nullable Path file;

    boolean isFile() {
        return target() != null;
    }

    /// The file to write; null for standard output, also where it is named as a file: written anew
    /// under that name, it would lose what is in it already.
    private @Nullable Path target() {
        return file == null || STANDARD_OUT.contains(file.normalize().toString()) ? null : file;
    }

    /// True where there is a file, and its name has an ending.
    boolean hasEnding() {
        Path target = target();
        return target != null && NamedForm.ending(target).isPresent();
    }

    /// True where the name of the file asks for JSON Lines.
    boolean isLines() {
        return file != null && OutFile.isLines(file);
    }

    /// The form that the name of the file asks for; JSON on standard output.
    RecordForm recordForm() {
        return file == null ? RecordForm.JSON : RecordForm.ofName(file.toString());
    }

    /// The form to write: the one that was asked for, else that of the file's name, else
    /// `otherwise`. Where the first two differ, that is told.
    ///
    /// @throws IOException where only a name is given, and it asks for a form that is none of these
    <F extends Enum<F> & Term> F form(@Nullable F asked, Class<F> forms, F otherwise, Console to)
            throws IOException {
        Path target = target();
        Optional<F> named = target == null ? Optional.empty() : NamedForm.of(target, forms);
        if (asked == null) {
            Optional<String> ending = target == null ? Optional.empty() : NamedForm.ending(target);
            if (named.isEmpty() && ending.isPresent()) {
                throw new IOException(
                        "%s was not written: .%s is the ending of none of the forms that are written here (%s); give another name, or --format"
                                .formatted(target, ending.get(), words(forms)));
            }
            return named.orElse(otherwise);
        }
        if (named.isPresent() && NamedForm.contradict(named.get(), asked)) {
            to.say(
                    "plumbline: warning: %s is named like %s, and %s is written into it; give another name, or --format %s"
                            .formatted(file, named.get().word(), asked.word(), named.get().word()));
        }
        return asked;
    }

    private static <F extends Enum<F> & Term> String words(Class<F> forms) {
        return Arrays.stream(forms.getEnumConstants())
                .map(Term::word)
                .collect(Collectors.joining(", "));
    }

    /// Refuses to write over what is read: a corpus or a rater's labels must not become a result.
    ///
    /// @param inputs all that the command reads
    /// @throws IOException with words for the user
    void mustNotBe(List<Path> inputs) throws IOException {
        if (file != null) {
            OutFile.mustNotBe(file, inputs, MEND);
        }
    }

    /// Writes a result.
    void write(Console console, OutFile.Content content) throws IOException {
        Path target = target();
        if (target != null) {
            boolean replaced = OutFile.replace(target, content);
            console.say(wrote(target, replaced));
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
