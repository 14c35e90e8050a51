package org.plumbline.intake;

import java.util.List;
import org.plumbline.problem.ProblemList;

/// What came of reading files for a report.
public sealed interface Outcome {

    /// What is wrong with the files, warnings and stale ratings included.
    ProblemList problems();

    /// Everything was received that counts.
    ///
    /// @param files in the order samples, labels, judges, adjudications, each as given
    /// @param problems warnings, and stale ratings and decisions, which were left out
    record Received(List<ReadFile> files, ProblemList problems) implements Outcome {
        public Received {
            files = List.copyOf(files);
        }
    }

    /// Some file has an error, so what was received must be forgotten.
    record Refused(ProblemList problems) implements Outcome {}
}
