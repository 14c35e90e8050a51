package org.plumbline.session.disputes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.Source;
import org.plumbline.intake.Inputs;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Outcome;
import org.plumbline.intake.ReadFile;
import org.plumbline.problem.ProblemList;
import org.plumbline.report.disputes.Disputes;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.Checking;

/// Finds what raters say apart of a corpus, and what was decided of it.
///
/// One pass over each file, as for a report. Stale ratings and decisions are left out and told.
public sealed interface Disputing {

    /// The files.
    ///
    /// @param samples a corpus, or a requests file, which says nothing of strata
    record Order(Path samples, List<Path> labels, List<Path> adjudications, Rubric rubric) {
        public Order {
            labels = List.copyOf(labels);
            adjudications = List.copyOf(adjudications);
        }
    }

    /// What is disputed.
    ///
    /// @param told warnings, and stale ratings and decisions, which were left out
    record Found(Disputes disputes, ProblemList told) implements Disputing {}

    /// A file has an error, so nothing is said of disputes.
    record Refused(ProblemList problems) implements Disputing {}

    /// Reads the files. Worker.
    ///
    /// @throws IOException with words for the user where a file cannot be read
    static Disputing of(Order order, ReadProgress progress) throws IOException {
        var intake = new DisputeIntake();
        var inputs =
                new Inputs(
                        Source.of(order.samples()),
                        sources(order.labels()),
                        List.of(),
                        sources(order.adjudications()));
        var listener = Checking.reporting(progress);
        return switch (Intake.read(inputs, order.rubric(), intake, listener)) {
            case Outcome.Received(List<ReadFile> files, ProblemList problems) ->
                    new Found(intake.disputes(files), problems);
            case Outcome.Refused(ProblemList problems) -> new Refused(problems);
        };
    }

    private static List<Source> sources(List<Path> files) {
        return files.stream().map(Source::of).toList();
    }
}
