package org.plumbline.session;

import java.io.IOException;
import java.util.List;
import org.plumbline.files.Trouble;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.FreshJournal;
import org.plumbline.journal.JournalPlace;

/// What lies beside the journal of a session: journals that were kept aside because another program
/// had put them in its place or they were damaged, and a sync tool's copies; their labels can be
/// taken over. Also the way on from a damaged journal. Safe for several threads.
public final class JournalsBeside {

    private final LabelBook book;
    private final LabelMerge merge;
    private final Workplace workplace;
    private final JournalPlace place;
    private final boolean found;

    JournalsBeside(SampleStore store, LabelBook book, Workplace workplace) {
        this.book = book;
        this.merge = new LabelMerge(store, book);
        this.workplace = workplace;
        this.place = JournalPlace.in(workplace.data(), store.sha256(), book.labeller().rater());
        this.found = find();
    }

    private boolean find() {
        try {
            return !others().isEmpty();
        } catch (IOException e) {
            // It is asked for again when the rater wants to see them, and told then.
            return false;
        }
    }

    /// True where, when the session was opened, there were journals with labels that are not here
    /// or not the same: see [#others()].
    public boolean found() {
        return found;
    }

    /// What the journals beside say that is not said here, or is said otherwise. Those that were
    /// taken over are not among them. Empty where nothing can be written. Worker.
    public List<OtherLabels> others() throws IOException {
        return book.readOnly().isPresent() ? List.of() : merge.others(workplace.disk(), place);
    }

    /// Says here what another journal says, each label that this rater may give. One undo takes it
    /// all back while the session is open, later ones a sample at a time. Where that journal says
    /// that the rater saw what is hidden, labels count as not blind from here on. Worker.
    ///
    /// @param theirs also where a label here is another one; else those stay
    public TakenOver takeOver(OtherLabels other, boolean theirs) throws IOException {
        return merge.take(other, theirs);
    }

    /// The way on where the session is read-only because its journal is damaged: the file is moved
    /// aside, whole, and the next session begins with what is sound before the damage. Worker.
    ///
    /// @throws IOException with words for the user where that is not possible
    public void beginAnew() throws IOException {
        try {
            FreshJournal.begin(workplace.disk(), place, workplace.holder());
        } catch (IOException e) {
            throw new IOException("The journal stays as it is: " + Trouble.of(e) + ".", e);
        }
    }
}
