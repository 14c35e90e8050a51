package org.plumbline.session.others;

import java.nio.file.Path;
import org.plumbline.journal.OtherJournal;

/// Labels of the same rater, file and rubric in a journal beside the open one, compared with those
/// here; a note and what is cited for a claim count as one each, and so does the review of a row.
///
/// @param onlyThere how many are only in the other journal
/// @param onlyHere how many are only here
/// @param different how many are in both and not the same
public record OtherLabels(OtherJournal journal, int onlyThere, int onlyHere, int different) {

    /// Where they are.
    public Path file() {
        return journal.file();
    }

    /// True where the rater saw what is hidden there.
    public boolean sawHidden() {
        return journal.replay().unblinded().isPresent();
    }

    /// False where parts of the other journal are damaged; then what is sound of it is counted.
    public boolean isWhole() {
        return journal.isWhole();
    }
}
