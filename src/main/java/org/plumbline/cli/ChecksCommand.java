package org.plumbline.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.plumbline.report.checks.Checks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "checks",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the literal checks of a corpus, each with its claim, its region, what it comes to"
                    + " and why it abstains, so that a person can review them.",
            "Samples come by code point of their ids. The report counts the checks of trials alone;"
                    + " here each says whether its sample is one."
        })
final class ChecksCommand implements Callable<Integer> {

    private final Console console;

    @Mixin private CorpusList list = new CorpusList();

    ChecksCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return list.write(console, "checks are", Checks::write);
    }
}
