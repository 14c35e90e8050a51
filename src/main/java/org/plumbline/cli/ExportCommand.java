package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes a table in another form, from which it comes back exactly.")
final class ExportCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "json|jsonl|csv",
            description = "The form.",
            converter = RecordFormConverter.class,
            required = true)
    private RecordForm form = RecordForm.JSON;

    @Mixin private Output output = new Output();

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        output.form(form, RecordForm.class, form, console);
        return RecordTables.with(
                file,
                output,
                console,
                located -> {
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
