package org.plumbline.session;

import org.plumbline.problem.ProblemList;

/// What came of opening a table of evaluation records for review.
public sealed interface TableOpening {

    /// It is open.
    ///
    /// @param warnings what is to be told all the same
    record Opened(RecordReview review, ProblemList warnings) implements TableOpening {}

    /// The file has errors.
    record Refused(String file, ProblemList problems) implements TableOpening {}

    /// The file cannot be read at all.
    record Unreadable(String message) implements TableOpening {}
}
