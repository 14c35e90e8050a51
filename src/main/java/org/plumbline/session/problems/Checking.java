package org.plumbline.session.problems;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Progress;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.ReadProgress;

/// Holds files to every rule, and to each other.
public final class Checking {

    private Checking() {}

    /// The problems of these files, told apart by their format, in the order of section 5 of the
    /// file formats. Worker.
    ///
    /// @param rubric the guide that labels must have been made with; annotations of records are
    ///   held to the bundled guide of their own
    /// @throws IOException with words for the user where a file cannot be read, or where two are
    ///   corpora
    public static ProblemList validate(List<Path> files, Rubric rubric, ReadProgress progress)
            throws IOException {
        return validate(files, rubric, progress, name -> {});
    }

    /// As above.
    ///
    /// @param alone gets the names of label, judge and adjudication files where no corpus and no
    ///   requests file was given to hold them to
    public static ProblemList validate(
            List<Path> files, Rubric rubric, ReadProgress progress, Consumer<String> alone)
            throws IOException {
        return Intake.validate(
                files.stream().map(Source::of).toList(),
                new Guides(rubric, Bundled.recordsGuide()),
                reporting(progress),
                alone);
    }

    /// As above, for evaluation records alone: a file of any other format is a problem.
    ///
    /// @param guide the guide that annotations must have been made with
    public static ProblemList validateRecords(List<Path> files, Rubric guide, ReadProgress progress)
            throws IOException {
        return Intake.validateRecords(
                files.stream().map(Source::of).toList(), guide, reporting(progress));
    }

    /// Hands progress on, and ends the reading where it is not wanted any more.
    public static Progress reporting(ReadProgress progress) {
        return (file, read, total) -> {
            progress.read(read, total);
            return !progress.isCancelled();
        };
    }
}
