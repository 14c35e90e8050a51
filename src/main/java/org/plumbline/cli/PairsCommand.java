package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Pairing;
import org.plumbline.records.Pairs;
import org.plumbline.session.records.RecordTable;
import org.plumbline.session.records.RecordTable.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "pairs",
        mixinStandardHelpOptions = true,
        description = {
            "Compares two conditions task by task, never by the order of rows.",
            "Refuses a task that lacks a condition, a row without a review, and synthetic rows"
                    + " beside others."
        })
final class PairsCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file = Path.of("");

    @Option(names = "--a", paramLabel = "COND", required = true, description = "One condition.")
    private String a = "";

    @Option(
            names = "--b",
            paramLabel = "COND",
            required = true,
            description = "The other; a difference is b minus a.")
    private String b = "";

    @Mixin private MetricOption metric = new MetricOption();

    @Mixin private Output output = new Output();

    PairsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (a.equals(b)) {
            throw metric.bad("--a and --b need two conditions, not one twice");
        }
        var order = new Pairing.Order(a, b, metric.metric(), metric.family(), metric.resampling());
        return RecordTables.compare(
                file, output, console, (table, warnings) -> pair(table, warnings, order));
    }

    private int pair(LocatedTable table, ProblemList warnings, Pairing.Order order)
            throws IOException {
        return switch (RecordTable.pair(table, order)) {
            case Outcome.Made<Pairs>(Pairs pairs) -> {
                RecordTables.tell(warnings, console);
                output.write(console, pairs::write);
                yield ExitCode.DONE;
            }
            case Outcome.Declined<Pairs>(var problems) ->
                    RecordTables.refuse(warnings.and(problems), console);
        };
    }
}
