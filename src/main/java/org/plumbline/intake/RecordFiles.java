package org.plumbline.intake;

import java.util.List;
import org.plumbline.problem.ProblemList;
import org.plumbline.records.Annotations;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Recording;

/// What came of reading evaluation records, recordings and annotations.
public sealed interface RecordFiles {

    /// What is wrong with the files, warnings included.
    ProblemList problems();

    /// No file has an error, but for those that were said to be of no matter.
    ///
    /// @param problems warnings, and errors of no matter
    record Received(
            List<LocatedTable> tables,
            List<Recording> recordings,
            List<Annotations> annotations,
            ProblemList problems)
            implements RecordFiles {
        public Received {
            tables = List.copyOf(tables);
            recordings = List.copyOf(recordings);
            annotations = List.copyOf(annotations);
        }
    }

    /// Some file has an error, so nothing of any is used.
    record Refused(ProblemList problems) implements RecordFiles {}
}
