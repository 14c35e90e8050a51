package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.Bundled;
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

    @Mixin private Output output = new Output();

    ValidateRecordsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Given.mustBeThere(files.stream());
        output.mustNotBe(files);
        return ValidateCommand.validate(files, Bundled.rubric(), form, output, console);
    }
}
