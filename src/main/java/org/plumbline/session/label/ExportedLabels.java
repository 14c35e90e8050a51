package org.plumbline.session.label;

import java.util.List;
import org.plumbline.problem.Problem;
import org.plumbline.session.others.Offer;

/// What came of looking into an exported label file to take over what it says.
public sealed interface ExportedLabels {

    /// It is sound, and of the rater who labels.
    record Offered(Offer offer) implements ExportedLabels {}

    /// Nothing of it is taken over.
    ///
    /// @param message why, for the rater
    /// @param problems what is wrong with the file; empty where nothing is
    record Refused(String message, List<Problem> problems) implements ExportedLabels {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
