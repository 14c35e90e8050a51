package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Rubric;
import org.plumbline.session.Checking;
import org.plumbline.session.ProblemForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = {
            "Checks files against every rule, and against each other.",
            "A corpus or requests file with label, judge and adjudication files of it, in any order;"
                    + " also evaluation records, recordings and annotations."
        })
final class ValidateCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to check.")
    private List<Path> files = List.of();

    @Mixin private RubricOption rubric = new RubricOption();

    @Option(
            names = "--format",
            paramLabel = "text|json|sarif",
            description = "How problems are written (default: ${DEFAULT-VALUE}).",
            converter = ProblemFormConverter.class,
            defaultValue = "text")
    private ProblemForm form = ProblemForm.TEXT;

    @Mixin private Output output = new Output();

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return validate(files, rubric.rubric(), form, output, console);
    }

    /// Checks files and writes what is wrong with them.
    static int validate(
            List<Path> files, Rubric rubric, ProblemForm form, Output output, Console console)
            throws IOException {
        output.mustNotBe(files);
        ProblemList problems;
        try (var progress = new ProgressLine(console)) {
            problems = Checking.validate(files, rubric, progress);
        }
        output.write(console, out -> form.write(problems, console.isColoured(output), out));
        if (problems.isEmpty() && form == ProblemForm.TEXT) {
            console.say(
                    "plumbline: no problems in "
                            + (files.size() == 1 ? "1 file" : files.size() + " files"));
        }
        return problems.hasErrors() ? ExitCode.PROBLEMS : ExitCode.DONE;
    }

    static final class ProblemFormConverter extends TermConverter<ProblemForm> {
        ProblemFormConverter() {
            super(ProblemForm.class);
        }
    }
}
