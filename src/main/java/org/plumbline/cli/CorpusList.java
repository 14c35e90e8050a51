package org.plumbline.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.CaseListing;
import org.plumbline.report.ListForm;
import org.plumbline.session.cases.WholeCorpus;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// What the commands have in common that list what a corpus holds, the hidden half included.
final class CorpusList {

    @Parameters(paramLabel = "CORPUS", description = "The corpus.")
    private Path corpus = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "text|json|csv",
            description =
                    "How the list is written (default: as the name given to -o ends, else text).",
            converter = ListFormConverter.class)
    private @Nullable ListForm asked;

    @Mixin private Output output = new Output();

    /// Writes a list in one of its forms.
    @FunctionalInterface
    interface Content {
        void write(CaseListing corpus, ListForm form, OutputStream out) throws IOException;
    }

    /// Reads the corpus and writes the list, or tells why not.
    ///
    /// @param hidden what a requests file does not have, in the user's words
    int write(Console console, String hidden, Content content) throws IOException {
        List<Path> inputs = List.of(corpus);
        Given.mustBeThere(inputs.stream());
        output.mustNotBe(inputs);
        ListForm form = output.form(asked, ListForm.class, ListForm.TEXT, console);
        WholeCorpus whole;
        try (var progress = new ProgressLine(console)) {
            whole = WholeCorpus.open(corpus, hidden, progress);
        }
        return switch (whole) {
            case WholeCorpus.Ready ready -> {
                try (ready) {
                    if (!ready.warnings().isEmpty()) {
                        console.tell(ready.warnings());
                    }
                    output.write(console, out -> content.write(ready, form, out));
                }
                yield ExitCode.DONE;
            }
            case WholeCorpus.Refused refused -> {
                console.tell(refused.problems());
                yield ExitCode.PROBLEMS;
            }
        };
    }

    static final class ListFormConverter extends TermConverter<ListForm> {
        ListFormConverter() {
            super(ListForm.class);
        }
    }
}
