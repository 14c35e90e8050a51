package org.plumbline.ui.review;

import java.util.Optional;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.ui.kit.Shown;

/// What the user must know of a journal that was just opened.
public final class OpeningNotice {

    private OpeningNotice() {}

    /// Why nothing can be said here, or that another program brought a journal.
    ///
    /// @param brought the words for that
    public static Optional<String> of(
            JournalledReview<?, ?> review, JournalsBeside beside, String brought) {
        return review.readOnly()
                .map(reason -> Shown.of(reason.message()))
                .or(() -> beside.found() ? Optional.of(brought) : Optional.empty());
    }
}
