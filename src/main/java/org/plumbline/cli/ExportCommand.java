package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes a table in another form, from which it comes back exactly.")
final class ExportCommand implements Callable<Integer> {

    private final Console console;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "json|jsonl|csv",
            description = "The form (default: as the name given to -o ends).",
            converter = RecordFormConverter.class)
    private @Nullable RecordForm asked;

    @Mixin private Output output = new Output();

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (asked == null && !output.hasEnding()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the form is missing: give --format json, jsonl or csv, or -o a name that ends so");
        }
        RecordForm form = output.form(asked, RecordForm.class, RecordForm.JSON, console);
        return RecordTables.with(
                file,
                output,
                console,
                (located, warnings) -> {
                    RecordTables.tell(warnings, console);
                    output.write(console, out -> RecordsFile.write(located.table(), form, out));
                    return ExitCode.DONE;
                });
    }

    static final class RecordFormConverter extends TermConverter<RecordForm> {
        RecordFormConverter() {
            super(RecordForm.class);
        }
    }
}
