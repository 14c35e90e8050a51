package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.ListForm;
import org.plumbline.session.disputes.Disputing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "disputes",
        mixinStandardHelpOptions = true,
        description = {
            "Lists each value that raters gave apart, with what each of them said and wrote, and what"
                    + " was decided.",
            "Stale ratings and decisions are left out and told. Exit code 0 also where values are open."
        })
final class DisputesCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--corpus",
            paramLabel = "F",
            required = true,
            description = "The corpus, or a requests file.")
    private Path corpus = Path.of("");

    @Option(
            names = "--labels",
            paramLabel = "F",
            arity = "1..*",
            required = true,
            description = "The raters' label files.")
    private List<Path> labels = List.of();

    @Option(
            names = "--adjudications",
            paramLabel = "F",
            arity = "1..*",
            description = "What was decided.")
    private List<Path> adjudications = List.of();

    @Mixin private RubricOption rubric = new RubricOption();

    @Option(
            names = "--format",
            paramLabel = "text|json|csv",
            description =
                    "How the list is written (default: as the name given to -o ends, else text).",
            converter = CorpusList.ListFormConverter.class)
    private @Nullable ListForm asked;

    @Mixin private Output output = new Output();

    DisputesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> inputs =
                Stream.of(
                                Stream.of(corpus),
                                labels.stream(),
                                adjudications.stream(),
                                rubric.files())
                        .flatMap(files -> files)
                        .toList();
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        ListForm form = output.form(asked, ListForm.class, ListForm.TEXT, console);
        var order = new Disputing.Order(corpus, labels, adjudications, rubric.rubric());
        Disputing disputing;
        try (var progress = new ProgressLine(console)) {
            disputing = Disputing.of(order, progress);
        }
        return switch (disputing) {
            case Disputing.Found found -> {
                if (!found.told().isEmpty()) {
                    console.tell(found.told());
                }
                output.write(console, out -> found.disputes().write(form, out));
                yield ExitCode.DONE;
            }
            case Disputing.Refused refused -> {
                console.tell(refused.problems());
                yield ExitCode.PROBLEMS;
            }
        };
    }
}
