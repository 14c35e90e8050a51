package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Rubric;
import org.plumbline.session.Checking;
import org.plumbline.session.ProblemForm;
import org.plumbline.session.ReadProgress;
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

    static final String FORM_WORDS =
            "How problems are written (default: as the name given to -o ends, else text).";

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to check.")
    private List<Path> files = List.of();

    @Mixin private RubricOption rubric = new RubricOption();

    @Option(
            names = "--format",
            paramLabel = "text|json|sarif",
            description = FORM_WORDS,
            converter = ProblemFormConverter.class)
    private @Nullable ProblemForm form;

    @Mixin private Output output = new Output();

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> inputs = Stream.concat(files.stream(), rubric.files()).toList();
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        Rubric guide = rubric.rubric();
        var alone = new ArrayList<String>();
        int code =
                tell(
                        progress -> Checking.validate(files, guide, progress, alone::add),
                        files.size(),
                        form,
                        output,
                        console);
        if (!alone.isEmpty()) {
            console.say(words(alone));
        }
        return code;
    }

    /// Looks for problems.
    @FunctionalInterface
    interface Look {
        ProblemList with(ReadProgress progress) throws IOException;
    }

    /// Checks files and writes what is wrong with them; gives the exit code.
    ///
    /// @param files how many are looked at
    /// @param asked the form of `--format`; null where the output decides
    static int tell(
            Look look, int files, @Nullable ProblemForm asked, Output output, Console console)
            throws IOException {
        ProblemForm form = output.form(asked, ProblemForm.class, ProblemForm.TEXT, console);
        ProblemList problems;
        try (var progress = new ProgressLine(console)) {
            problems = look.with(progress);
        }
        output.write(console, out -> form.write(problems, console.isColoured(output), out));
        if (problems.isEmpty() && form == ProblemForm.TEXT) {
            console.say("plumbline: no problems in " + (files == 1 ? "1 file" : files + " files"));
        }
        return problems.hasErrors() ? ExitCode.PROBLEMS : ExitCode.DONE;
    }

    private static String words(List<String> labels) {
        return "plumbline: %s checked alone: whether the samples, claims and requests in %s exist was not looked at; give the corpus or requests file too, `plumbline validate CORPUS %s`"
                .formatted(
                        String.join(", ", labels) + (labels.size() == 1 ? " was" : " were"),
                        labels.size() == 1 ? "it" : "them",
                        String.join(" ", labels));
    }

    static final class ProblemFormConverter extends TermConverter<ProblemForm> {
        ProblemFormConverter() {
            super(ProblemForm.class);
        }
    }
}
