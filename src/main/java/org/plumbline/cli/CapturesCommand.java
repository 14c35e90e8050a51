package org.plumbline.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.plumbline.report.captures.Captures;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "captures",
        mixinStandardHelpOptions = true,
        description = {
            "Lists what a corpus keeps of each attempt: how complete the capture is, now and when the"
                    + " output was produced, what is limited and where, and each piece of evidence.",
            "Samples come by code point of their ids. No text of an output or of evidence is written.",
            "The sums are the report's."
        })
final class CapturesCommand implements Callable<Integer> {

    private final Console console;

    @Mixin private CorpusList list = new CorpusList();

    CapturesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return list.write(console, "the producer's captures and origins are", Captures::write);
    }
}
