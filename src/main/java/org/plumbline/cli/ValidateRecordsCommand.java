package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
            "Checks tables, recordings and annotations against every rule, and against each other.",
            "A row is held to its recording, and an annotation to its row, where these are given."
        })
final class ValidateRecordsCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to check.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "text|json|sarif",
            description = ValidateCommand.FORM_WORDS,
            converter = ValidateCommand.ProblemFormConverter.class)
    private @Nullable ProblemForm form;

    @Mixin private RubricOption rubric = new RubricOption();

    @Mixin private Output output = new Output();

    ValidateRecordsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> inputs = Stream.concat(files.stream(), rubric.files()).toList();
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        Rubric guide = rubric.rubric();
        return ValidateCommand.tell(
                progress -> Checking.validateRecords(files, guide, progress),
                files.size(),
                form,
                output,
                console);
    }
}
