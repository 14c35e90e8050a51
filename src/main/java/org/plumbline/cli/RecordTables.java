package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.LocatedTable;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.records.RecordTable;

/// What the commands on one table have in common: it is opened, and what is wrong is told.
final class RecordTables {

    /// What is done with a table that has no errors; gives the exit code.
    @FunctionalInterface
    interface Work {
        /// Tells the warnings, or what keeps the result from being made together with them.
        int on(LocatedTable table, ProblemList warnings) throws IOException;
    }

    private RecordTables() {}

    /// Opens a table.
    @FunctionalInterface
    private interface Opening {
        RecordTable of(Path file, ReadProgress progress) throws IOException;
    }

    /// Opens the table and works on it.
    static int with(Path file, Output output, Console console, Work work) throws IOException {
        return with(RecordTable::open, file, output, console, work);
    }

    /// Opens the table, whose scores are compared and nothing else, and works on it.
    static int compare(Path file, Output output, Console console, Work work) throws IOException {
        return with(RecordTable::openToCompare, file, output, console, work);
    }

    private static int with(Opening opening, Path file, Output output, Console console, Work work)
            throws IOException {
        output.mustNotBe(List.of(file));
        RecordTable table;
        try (var progress = new ProgressLine(console)) {
            table = opening.of(file, progress);
        }
        return switch (table) {
            case RecordTable.Ready ready -> work.on(ready.located(), ready.warnings());
            case RecordTable.Refused refused -> refuse(refused.problems(), console);
        };
    }

    /// Problems that keep a result from being made.
    static int refuse(ProblemList problems, Console console) throws IOException {
        console.tell(problems);
        return ExitCode.PROBLEMS;
    }

    /// Warnings, where there are any.
    static void tell(ProblemList warnings, Console console) throws IOException {
        if (!warnings.isEmpty()) {
            console.tell(warnings);
        }
    }
}
