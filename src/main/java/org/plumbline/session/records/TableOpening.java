package org.plumbline.session.records;

import org.plumbline.problem.ProblemList;
import org.plumbline.text.Sha256;

/// What came of opening a table of evaluation records for review.
public sealed interface TableOpening {

    /// It can be reviewed, once its review begins.
    ///
    /// @param sha256 over all bytes of the table
    /// @param annotator whose reviews they will be
    /// @param warnings what is to be told all the same
    record Opened(Sha256 sha256, String annotator, Beginning beginning, ProblemList warnings)
            implements TableOpening {

        /// True where the review is of the same table by the same annotator.
        public boolean isOf(RecordReview review) {
            return review.located().sha256().equals(sha256)
                    && review.review().reviewer().equals(annotator);
        }
    }

    /// What begins a review.
    @FunctionalInterface
    interface Beginning {

        /// Opens the annotator's journal. Worker. One review has it at a time: whoever has another
        /// one open closes it first, since it may be of the same table, and this one would be
        /// read-only.
        RecordReview begin();
    }

    /// The file has errors.
    record Refused(String file, ProblemList problems) implements TableOpening {}

    /// The file cannot be read at all.
    record Unreadable(String message) implements TableOpening {}
}
