package org.plumbline.intake;

import org.plumbline.problem.ProblemList;

/// What came of opening a corpus or a requests file.
public sealed interface Opening {

    /// It has no errors.
    ///
    /// @param warnings what is to be told all the same
    record Opened(SampleStore store, ProblemList warnings) implements Opening {}

    /// It has errors, so nothing of it is used.
    record Refused(ProblemList problems) implements Opening {}
}
