package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.Factorial;
import org.plumbline.records.FactorialSummary;
import org.plumbline.records.LocatedTable;
import org.plumbline.session.records.RecordTable;
import org.plumbline.session.records.RecordTable.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "factorial",
        mixinStandardHelpOptions = true,
        description = {
            "Summarises rows by factors, which are members of the rows' x; every cell is kept."
        })
final class FactorialCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file = Path.of("");

    @Option(
            names = "--factors",
            paramLabel = "A,B",
            split = ",",
            required = true,
            description = "Names of the factors, with commas between them.")
    private List<String> factors = List.of();

    @Mixin private MetricOption metric = new MetricOption();

    @Mixin private Output output = new Output();

    FactorialCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (new HashSet<>(factors).size() < factors.size() || factors.contains("")) {
            throw metric.bad("--factors needs names that differ, with commas between them");
        }
        var order =
                new Factorial.Order(factors, metric.metric(), metric.family(), metric.resampling());
        return RecordTables.compare(
                file, output, console, (table, warnings) -> summarise(table, warnings, order));
    }

    private int summarise(LocatedTable table, ProblemList warnings, Factorial.Order order)
            throws IOException {
        return switch (RecordTable.summarise(table, order)) {
            case Outcome.Made<FactorialSummary>(FactorialSummary summary) -> {
                RecordTables.tell(warnings, console);
                output.write(console, summary::write);
                yield ExitCode.DONE;
            }
            case Outcome.Declined<FactorialSummary>(var problems) ->
                    RecordTables.refuse(warnings.and(problems), console);
        };
    }
}
