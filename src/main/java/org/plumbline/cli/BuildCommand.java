package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import org.plumbline.session.records.RecordTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        description = {
            "Builds a table from recordings and annotations: nothing is inferred, failures stay.",
            "A row without an annotation has no labels. A stale annotation is named, and then no"
                    + " table is written."
        })
final class BuildCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--recordings",
            paramLabel = "F",
            arity = "1..*",
            required = true,
            description = "The recordings, in the order of the table.")
    private List<Path> recordings = List.of();

    @Option(
            names = "--annotations",
            paramLabel = "F",
            arity = "1..*",
            description = "What people said of the rows.")
    private List<Path> annotations = List.of();

    @Mixin private RecordsGuideOption guide = new RecordsGuideOption();

    @Mixin private Output output = new Output();

    BuildCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> inputs =
                Stream.of(recordings.stream(), annotations.stream(), guide.files())
                        .flatMap(files -> files)
                        .toList();
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        RecordTable table;
        try (var progress = new ProgressLine(console)) {
            table = RecordTable.build(recordings, annotations, guide.guide(), progress);
        }
        return switch (table) {
            case RecordTable.Ready ready -> {
                RecordTables.tell(ready.warnings(), console);
                RecordForm form = output.recordForm();
                output.write(console, out -> RecordsFile.write(ready.table(), form, out));
                yield ExitCode.DONE;
            }
            case RecordTable.Refused refused -> RecordTables.refuse(refused.problems(), console);
        };
    }
}
