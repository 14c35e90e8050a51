package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.ProblemForm;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Files that a command checks, and how what is wrong with them is written.
final class CheckedFiles {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to check.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "text|json|sarif",
            description =
                    "How problems are written (default: as the name given to -o ends, else text).",
            converter = ProblemFormConverter.class)
    private @Nullable ProblemForm asked;

    @Mixin private Output output = new Output();

    /// Looks for problems.
    @FunctionalInterface
    interface Look {
        ProblemList into(List<Path> files, ReadProgress progress) throws IOException;
    }

    /// Checks the files and writes what is wrong with them; gives the exit code.
    ///
    /// @param guide the file of the guide, where one was given
    int check(Stream<Path> guide, Look look, Console console) throws IOException {
        List<Path> inputs = Stream.concat(files.stream(), guide).toList();
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        ProblemForm form = output.form(asked, ProblemForm.class, ProblemForm.TEXT, console);
        ProblemList problems;
        try (var progress = new ProgressLine(console)) {
            problems = look.into(files, progress);
        }
        output.write(console, out -> form.write(problems, console.isColoured(output), out));
        if (problems.isEmpty() && form == ProblemForm.TEXT) {
            int count = files.size();
            console.say("plumbline: no problems in " + (count == 1 ? "1 file" : count + " files"));
        }
        return problems.hasErrors() ? ExitCode.PROBLEMS : ExitCode.DONE;
    }

    static final class ProblemFormConverter extends TermConverter<ProblemForm> {
        ProblemFormConverter() {
            super(ProblemForm.class);
        }
    }
}
