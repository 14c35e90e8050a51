package org.plumbline.session.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.report.ReportTerms;
import org.plumbline.request.Rubric;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Subject;

/// A file for a report, and what it is there for.
public record ReportFile(Path file, Kind kind) {

    /// What a file can be for a report.
    public enum Kind {
        CORPUS,
        /// In the place of a corpus; its report has no strata.
        REQUESTS,
        LABELS,
        JUDGE,
        ADJUDICATIONS;

        /// True for the two of which a report has one.
        public boolean hasSamples() {
            return this == CORPUS || this == REQUESTS;
        }
    }

    /// The files of a set that a report is made from.
    public static List<ReportFile> of(FileSet set) {
        var files = new ArrayList<ReportFile>();
        for (SetFile file : set.of(Subject.LABELLING)) {
            kind(file.kind()).ifPresent(kind -> files.add(new ReportFile(file.file(), kind)));
        }
        return files;
    }

    private static Optional<Kind> kind(SetFile.Kind kind) {
        return switch (kind) {
            case CORPUS -> Optional.of(Kind.CORPUS);
            case REQUESTS -> Optional.of(Kind.REQUESTS);
            case LABELS -> Optional.of(Kind.LABELS);
            case JUDGE -> Optional.of(Kind.JUDGE);
            case ADJUDICATIONS -> Optional.of(Kind.ADJUDICATIONS);
            case SIGNERS, TABLE, RECORDING, ANNOTATIONS -> Optional.empty();
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
