package org.plumbline.ui.shell.rooms;

import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.TakenOver;
import org.plumbline.ui.takeover.Owner;

/// What is open and has a journal, as [JournalSheets] deals with it, and its words. FX thread only.
public interface JournalOwner extends Owner {

    JournalsBeside beside();

    /// True where another program put a journal beside it, or in its place.
    boolean wasBrought();

    /// True where it counts as given blind until this is taken over.
    boolean isUnblindedBy(OtherLabels other);

    /// How much is said there and here.
    String counts(OtherLabels other);

    /// What stays as it is, and how all is taken back.
    String promise();

    /// How much was taken over.
    String counts(TakenOver taken);

    /// Opens the same for the same name once more.
    void openAgain();
}
