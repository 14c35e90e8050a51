package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.RequestsExport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "requests",
        mixinStandardHelpOptions = true,
        description = {
            "Writes the blinded requests of a corpus: all that a reviewer needs to label it, and"
                    + " nothing that is hidden from reviewers."
        })
final class RequestsCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "CORPUS", description = "The corpus.")
    private Path corpus = Path.of("");

    @Mixin private RubricOption rubric = new RubricOption();

    @Option(
            names = "--shuffle",
            paramLabel = "SEED",
            description = "Shuffle the requests; the same seed gives the same order.")
    private @Nullable String seed;

    @Mixin private Output output = new Output();

    RequestsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> inputs = Stream.concat(Stream.of(corpus), rubric.files()).toList();
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        RequestsExport export;
        try (var progress = new ProgressLine(console)) {
            export = RequestsExport.open(corpus, rubric.rubric(), progress);
        }
        return switch (export) {
            case RequestsExport.Ready ready -> {
                try (ready) {
                    output.write(console, out -> ready.write(seed, output.isLines(), out));
                }
                yield ExitCode.DONE;
            }
            case RequestsExport.Refused refused -> {
                console.tell(refused.problems());
                yield ExitCode.PROBLEMS;
            }
        };
    }
}
