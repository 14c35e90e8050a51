package org.plumbline.session.label;

import java.nio.file.Path;
import java.util.List;
import org.plumbline.problem.Problem;
import org.plumbline.session.progress.Incomplete;
import org.plumbline.text.Sha256;

/// What became of an export.
public sealed interface ExportOutcome {

    /// The file is there, was read again and found valid.
    ///
    /// @param ratings how many samples are in it
    /// @param incomplete the samples that are not, in the file's order
    /// @param sha256 over all bytes of the written file
    record Written(Path file, Sha256 sha256, int ratings, List<Incomplete> incomplete)
            implements ExportOutcome {
        public Written {
            incomplete = List.copyOf(incomplete);
        }
    }

    /// Nothing was written; a file that was there is as it was.
    ///
    /// @param message why, and what to do
    /// @param problems what the validator found in what was to be written; mostly empty
    record Refused(String message, List<Problem> problems) implements ExportOutcome {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
