package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.checks.CheckForm;
import org.plumbline.session.checks.CheckReview;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "checks",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the literal checks of a corpus, each with its claim, its region, what it comes to"
                    + " and why it abstains, so that a person can review them.",
            "Samples come by code point of their ids. The report counts the checks of trials alone;"
                    + " here each says whether its sample is one."
        })
final class ChecksCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "CORPUS", description = "The corpus.")
    private Path corpus = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "text|json|csv",
            description =
                    "How checks are written (default: as the name given to -o ends, else text).",
            converter = CheckFormConverter.class)
    private @Nullable CheckForm asked;

    @Mixin private Output output = new Output();

    ChecksCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> inputs = List.of(corpus);
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        CheckForm form = output.form(asked, CheckForm.class, CheckForm.TEXT, console);
        CheckReview review;
        try (var progress = new ProgressLine(console)) {
            review = CheckReview.open(corpus, progress);
        }
        return switch (review) {
            case CheckReview.Ready ready -> {
                try (ready) {
                    if (!ready.warnings().isEmpty()) {
                        console.tell(ready.warnings());
                    }
                    output.write(console, out -> ready.write(form, out));
                }
                yield ExitCode.DONE;
            }
            case CheckReview.Refused refused -> {
                console.tell(refused.problems());
                yield ExitCode.PROBLEMS;
            }
        };
    }

    static final class CheckFormConverter extends TermConverter<CheckForm> {
        CheckFormConverter() {
            super(CheckForm.class);
        }
    }
}
