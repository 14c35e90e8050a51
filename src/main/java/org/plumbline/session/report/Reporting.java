package org.plumbline.session.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;
import org.plumbline.intake.Inputs;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Outcome;
import org.plumbline.intake.ReadFile;
import org.plumbline.problem.ProblemList;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.Checking;
import org.plumbline.session.seal.SignedLabels;
import org.plumbline.session.seal.Verifying;

/// Makes a report of a corpus and of what was said of it.
///
/// One pass over each file: what holds it to its rules hands its values to the count. One case is
/// in memory at a time.
public sealed interface Reporting {

    /// What a report is made from.
    ///
    /// @param corpus or a requests file, whose report has no strata
    record Order(
            Source corpus,
            List<Source> labels,
            List<Source> judges,
            List<Source> adjudications,
            Rubric rubric,
            ReportTerms terms) {

        public Order {
            labels = List.copyOf(labels);
            judges = List.copyOf(judges);
            adjudications = List.copyOf(adjudications);
        }

        /// Files by their names.
        public static Order ofFiles(Path corpus, Labels labels, Rubric rubric, ReportTerms terms) {
            return new Order(
                    Source.of(corpus),
                    sources(labels.labels()),
                    sources(labels.judges()),
                    sources(labels.adjudications()),
                    rubric,
                    terms);
        }

        /// The names of all files, in the order in which problems are told.
        private List<String> names() {
            return Stream.of(List.of(corpus), labels, judges, adjudications)
                    .flatMap(List::stream)
                    .map(Source::name)
                    .toList();
        }

        private static List<Source> sources(List<Path> files) {
            return files.stream().map(Source::of).toList();
        }

        /// The bundled sample with all its labels.
        public static Order ofSample(Rubric rubric, ReportTerms terms) {
            return new Order(
                    Bundled.corpus(),
                    Bundled.labels(),
                    Bundled.judges(),
                    Bundled.adjudications(),
                    rubric,
                    terms);
        }
    }

    /// Files of labels by kind.
    record Labels(List<Path> labels, List<Path> judges, List<Path> adjudications) {}

    /// The report.
    ///
    /// @param told warnings, and stale ratings and decisions, which were left out
    /// @param unblinded how many ratings were left out, since they were given after unblinding
    /// @param arms what an arm of the corpus can be chosen from
    record Made(Report report, ProblemList told, long unblinded, ArmChoice arms)
            implements Reporting {

        /// True where one arm was asked for, and no attempt is of it.
        public boolean hasNoAttempts() {
            return report.arm() != null && report.strata().isEmpty();
        }
    }

    /// A file has an error, so there is no report.
    record Refused(ProblemList problems) implements Reporting {}

    /// Makes the report of labels that nobody asked signatures for. Worker.
    ///
    /// @throws IOException with words for the user where a file cannot be read
    static Reporting of(Order order, ReadProgress progress) throws IOException {
        return of(order, SignedLabels.notAsked(), progress);
    }

    /// Makes the report of labels and adjudications whose signatures all verify; one that does not
    /// is an error of its file, so that there is no report. Worker.
    ///
    /// @throws IOException with words for the user where a file cannot be read
    static Reporting ofSigned(Order order, Verifying verifying, ReadProgress progress)
            throws IOException {
        var labels = Stream.concat(order.labels().stream(), order.adjudications().stream());
        return of(order, SignedLabels.of(verifying, labels.toList()), progress);
    }

    private static Reporting of(Order order, SignedLabels signed, ReadProgress progress)
            throws IOException {
        var counts = new ReportIntake(order.terms());
        var inputs =
                new Inputs(order.corpus(), order.labels(), order.judges(), order.adjudications());
        var listener = Checking.reporting(progress);
        Outcome outcome = Intake.read(inputs, order.rubric(), counts, listener);
        if (outcome instanceof Outcome.Received(List<ReadFile> files, ProblemList problems)
                && signed.isGood()
                && !(order.terms().strict() && files.stream().anyMatch(ReadFile::hasStale))) {
            mustHaveArms(files, order.terms());
            var signers = new ArrayList<@Nullable String>();
            for (ReadFile file : files) {
                signers.add(signed.signedBy(file.source(), file.sha256()));
            }
            Report report = counts.report(files, signers, order.rubric());
            return new Made(report, problems, counts.leftOut(), counts.arms());
        }
        return new Refused(signed.among(outcome.problems(), order.names()));
    }

    /// An arm cannot be told from what a reviewer may see.
    private static void mustHaveArms(List<ReadFile> files, ReportTerms terms) throws IOException {
        if (terms.arm() != null && files.getFirst().format() == Format.REQUESTS) {
            throw new IOException(
                    files.getFirst().source().name()
                            + " is a requests file, which says nothing of producer models and"
                            + " prompts. Name the corpus to choose one of them.");
        }
    }
}
