package org.plumbline.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        description = {
            "Evaluation records: one row a task, condition and replicate.",
            "A table is read from JSON, JSON Lines (.jsonl, .ndjson) or CSV (.csv)."
        })
final class RecordsCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    private RecordsCommand() {}

    /// The command with its subcommands.
    static CommandLine line(Console console) {
        var line = new CommandLine(new RecordsCommand());
        line.addSubcommand(new ValidateRecordsCommand(console));
        line.addSubcommand(new BuildCommand(console));
        line.addSubcommand(new PairsCommand(console));
        line.addSubcommand(new FactorialCommand(console));
        line.addSubcommand(new ExportCommand(console));
        return line;
    }

    @Override
    public void run() {
        throw Misuse.of(
                spec, "records needs a command: validate, build, pairs, factorial or export");
    }
}
