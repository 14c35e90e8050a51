package org.plumbline.ui.shell;

import org.plumbline.session.JournalledReview;
import org.plumbline.session.JournalsBeside;
import org.plumbline.session.OtherLabels;
import org.plumbline.session.TakenOver;

/// What is open and has a journal, as [JournalSheets] deals with it, and its words. FX thread only.
interface JournalOwner {

    JournalledReview<?, ?> review();

    JournalsBeside beside();

    /// Keeps what is being typed.
    void commit();

    /// True where it counts as given blind until this is taken over.
    boolean isUnblindedBy(OtherLabels other);

    /// How much is said there and here.
    String counts(OtherLabels other);

    /// What stays as it is, and how all is taken back.
    String promise();

    /// How much was taken over.
    String counts(TakenOver taken);

    /// What is shown follows.
    void takenOver(TakenOver taken);

    /// Opens the same for the same name once more.
    void openAgain();
}
