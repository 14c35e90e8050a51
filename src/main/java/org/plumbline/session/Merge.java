package org.plumbline.session;

import java.io.IOException;
import org.plumbline.journal.OtherJournal;

/// What a session and a journal beside its own say apart from each other, and how the session takes
/// it over. Which was said last decides nothing. Its methods may read files: worker.
interface Merge {

    OtherLabels compared(OtherJournal journal) throws IOException;

    /// Takes over what is not said here yet.
    ///
    /// @param theirs also what is said otherwise here
    TakenOver take(OtherLabels other, boolean theirs) throws IOException;
}
