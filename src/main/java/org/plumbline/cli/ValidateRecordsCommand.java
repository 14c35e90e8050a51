package org.plumbline.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.plumbline.session.problems.Checking;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = {
            "Checks tables, recordings and annotations against every rule, and against each other.",
            "A row is held to its recording, and an annotation to its row, where these are given."
        })
final class ValidateRecordsCommand implements Callable<Integer> {

    private final Console console;

    @Mixin private RecordsGuideOption guide = new RecordsGuideOption();

    @Mixin private CheckedFiles files = new CheckedFiles();

    ValidateRecordsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return files.check(
                guide.files(),
                (paths, progress) -> Checking.validateRecords(paths, guide.guide(), progress),
                console);
    }
}
