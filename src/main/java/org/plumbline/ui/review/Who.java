package org.plumbline.ui.review;

import org.plumbline.session.review.JournalledReview;

/// Who labels and reviews in a window, as its views ask. FX thread only.
public interface Who {

    /// The name; "" where nobody said one yet.
    String name();

    /// Does something that is done under a name: at once, or once somebody said theirs and what is
    /// open is open under it. Never where they do not want to say it.
    void before(Runnable then);

    /// A review was opened and is shown: whoever labelled it before may want to go on.
    void opened(JournalledReview<?, ?> review);
}
