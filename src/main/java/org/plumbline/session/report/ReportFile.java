package org.plumbline.session.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.report.ReportTerms;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.LookedAt;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.Checking;

/// A file for a report, and what it is there for.
public record ReportFile(Path file, Kind kind) {

    /// What a file can be for a report.
    public enum Kind {
        CORPUS,
        /// In the place of a corpus; its report has no strata.
        REQUESTS,
        LABELS,
        JUDGE,
        ADJUDICATIONS,
        /// Nothing.
        OTHER;

        /// True for the two of which a report has one.
        public boolean hasSamples() {
            return this == CORPUS || this == REQUESTS;
        }
    }

    /// The file with the kind that it says it is. Worker.
    ///
    /// @throws IOException with words for the user where it cannot be read
    public static ReportFile of(Path file, ReadProgress progress) throws IOException {
        LookedAt.mustBeAFile(file);
        Optional<Format> format = Intake.formatOf(Source.of(file), Checking.reporting(progress));
        return new ReportFile(file, format.map(ReportFile::kind).orElse(Kind.OTHER));
    }

    private static Kind kind(Format format) {
        return switch (format) {
            case CORPUS -> Kind.CORPUS;
            case REQUESTS -> Kind.REQUESTS;
            case LABELS -> Kind.LABELS;
            case JUDGE -> Kind.JUDGE;
            case ADJUDICATIONS -> Kind.ADJUDICATIONS;
            case RECORDS, RECORDING, ANNOTATIONS -> Kind.OTHER;
        };
    }

    /// What a report of these files is made from; empty where no file has samples.
    ///
    /// @param files at most one of them with samples
    public static Optional<Reporting.Order> order(
            List<ReportFile> files, Rubric rubric, ReportTerms terms) {
        return files.stream()
                .filter(file -> file.kind().hasSamples())
                .findFirst()
                .map(
                        samples ->
                                Reporting.Order.ofFiles(
                                        samples.file(),
                                        new Reporting.Labels(
                                                of(files, Kind.LABELS),
                                                of(files, Kind.JUDGE),
                                                of(files, Kind.ADJUDICATIONS)),
                                        rubric,
                                        terms));
    }

    private static List<Path> of(List<ReportFile> files, Kind kind) {
        return files.stream().filter(file -> file.kind() == kind).map(ReportFile::file).toList();
    }
}
