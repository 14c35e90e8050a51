package org.plumbline.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.Arm;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.TermsInWords;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.report.Reporting;
import org.plumbline.session.seal.Verifying;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = {
            "Counts what raters and judges said of a corpus. Makes no release decision.",
            "Without --corpus: the report of the bundled sample."
        })
final class ReportCommand implements Callable<Integer> {

    private final Console console;

    @Spec private @Nullable CommandSpec spec;

    @Option(names = "--corpus", paramLabel = "F", description = "The corpus.")
    private @Nullable Path corpus;

    @Option(
            names = "--labels",
            paramLabel = "F",
            arity = "1..*",
            description = "A rater's label file.")
    private List<Path> labels = List.of();

    @Option(
            names = "--judge",
            paramLabel = "F",
            arity = "1..*",
            description = "A judge's results (advisory).")
    private List<Path> judges = List.of();

    @Option(
            names = "--adjudications",
            paramLabel = "F",
            arity = "1..*",
            description = "Settled disputes.")
    private List<Path> adjudications = List.of();

    @Mixin private RubricOption rubric = new RubricOption();

    @Mixin private SignersOption signers = new SignersOption();

    @Option(
            names = "--min-raters",
            paramLabel = "N",
            description = "How many raters a label needs (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private int minRaters = 1;

    @Option(
            names = "--blind-only",
            description = "Leave out ratings that were given after unblinding.")
    private boolean blindOnly;

    @Option(
            names = "--strict",
            description = "A stale rating or decision is an error too: no report.")
    private boolean strict;

    @Option(
            names = "--model",
            paramLabel = "M",
            description = "Count only attempts of this producer model.")
    private @Nullable String model;

    @Option(
            names = "--prompt-digest",
            paramLabel = "D",
            description = "Count only attempts made with this prompt.")
    private @Nullable String promptDigest;

    @Option(
            names = "--format",
            paramLabel = "text|json|csv|html",
            description =
                    "How the report is written (default: as the name given to -o ends, else text).",
            converter = ReportFormConverter.class)
    private @Nullable ReportForm format;

    @Mixin private Output output = new Output();

    ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        checkUsage();
        Given.mustBeThere(inputs().stream());
        output.mustNotBe(inputs());
        Reporting.Order order = order();
        Optional<Verifying> verifying = verifying();
        ReportForm form = output.form(format, ReportForm.class, ReportForm.TEXT, console);
        Reporting reporting;
        try (var progress = new ProgressLine(console)) {
            reporting =
                    verifying.isPresent()
                            ? Reporting.ofSigned(order, verifying.get(), progress)
                            : Reporting.of(order, progress);
        }
        return switch (reporting) {
            case Reporting.Made made -> {
                if (!made.told().isEmpty()) {
                    console.tell(made.told());
                }
                if (made.unblinded() > 0) {
                    console.say(TermsInWords.leftOut(made.unblinded()));
                }
                if (made.hasNoAttempts()) {
                    console.say("plumbline: warning: " + made.arms().inWords());
                }
                output.write(console, out -> form.write(made.report(), out));
                yield ExitCode.DONE;
            }
            case Reporting.Refused refused -> {
                console.tell(refused.problems());
                yield ExitCode.PROBLEMS;
            }
        };
    }

    private List<Path> inputs() {
        return Stream.of(
                        Stream.ofNullable(corpus),
                        labels.stream(),
                        judges.stream(),
                        adjudications.stream(),
                        rubric.files(),
                        signers.files().stream())
                .flatMap(files -> files)
                .toList();
    }

    private void checkUsage() {
        if (minRaters < 1) {
            throw bad("--min-raters needs a number of at least 1, not " + minRaters);
        }
        boolean hasLabels = !labels.isEmpty() || !judges.isEmpty() || !adjudications.isEmpty();
        if (corpus == null && hasLabels) {
            throw bad("labels, judge results and adjudications need --corpus");
        }
        if (signers.isHalfGiven()) {
            throw bad("--revoked and --verify-time need --allowed-signers");
        }
        if (corpus == null && signers.isGiven()) {
            throw bad("--allowed-signers needs --corpus: the bundled sample is not signed");
        }
    }

    private Reporting.Order order() throws IOException {
        return corpus == null
                ? Reporting.Order.ofSample(rubric.rubric(), terms())
                : Reporting.Order.ofFiles(
                        corpus,
                        new Reporting.Labels(labels, judges, adjudications),
                        rubric.rubric(),
                        terms());
    }

    private ReportTerms terms() {
        return new ReportTerms(minRaters, Arm.of(model, promptDigest), blindOnly, strict);
    }

    private Optional<Verifying> verifying() throws IOException {
        return signers.isGiven() ? Optional.of(signers.verifying(console)) : Optional.empty();
    }

    private ParameterException bad(String words) {
        return Misuse.of(spec, words);
    }

    static final class ReportFormConverter extends TermConverter<ReportForm> {
        ReportFormConverter() {
            super(ReportForm.class);
        }
    }
}
