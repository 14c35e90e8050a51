package org.plumbline.session.others;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.files.Trouble;
import org.plumbline.journal.FreshJournal;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.OtherJournal;
import org.plumbline.session.files.Environment;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.text.Sha256;

/// What lies beside the journal of a review: journals that were kept aside because another program
/// had put them in its place or they were damaged, and a sync tool's copies; their labels, or their
/// reviews of rows, can be taken over. Also the way on from a damaged journal. Safe for several
/// threads.
public final class JournalsBeside {

    private final Merge<?, ?> merge;
    private final JournalledReview<?, ?> review;
    private final Sha256 rubric;
    private final Environment environment;
    private final boolean found;

    public <K, D> JournalsBeside(JournalledReview<K, D> review, Merge.Items<K, D> items) {
        this.merge = new Merge<>(review, items);
        this.review = review;
        this.rubric = review.rubric().sha256();
        this.environment = review.environment();
        this.found = find();
    }

    private JournalPlace place() {
        return JournalPlace.in(environment.data(), review.file(), review.reviewer());
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
        if (!review.isWritable()) {
            return List.of();
        }
        var others = new ArrayList<OtherLabels>();
        for (OtherJournal journal : OtherJournal.beside(environment.disk(), place())) {
            var labels = merge.compared(journal);
            if (labels.onlyThere() + labels.different() > 0 && !journal.isTaken(rubric)) {
                others.add(labels);
            }
        }
        return List.copyOf(others);
    }

    /// Says here what another journal says, each label that this rater may give. One undo takes it
    /// all back. Where that journal says that the rater saw what is hidden, labels count as not
    /// blind from here on. Worker.
    ///
    /// @param theirs also where a label here is another one; else those stay
    public TakenOver takeOver(OtherLabels other, boolean theirs) throws IOException {
        var taken = merge.take(other, theirs);
        // Of a session that was closed meanwhile the rest was refused, and is offered again.
        return review.isWritable() ? taken.then(() -> mark(other)) : taken;
    }

    private void mark(OtherLabels other) {
        try {
            other.journal().markTaken(rubric);
        } catch (IOException ignored) {
            // What was taken is saved. What still differs is offered once more next time.
            return;
        }
    }

    /// The way on where the session is read-only because its journal is damaged: the file is moved
    /// aside, whole, and the next session begins with what is sound before the damage. Worker.
    ///
    /// @throws IOException with words for the user where that is not possible
    public void beginAnew() throws IOException {
        try {
            FreshJournal.begin(environment.disk(), place(), environment.holder());
        } catch (IOException e) {
            throw new IOException("The journal stays as it is: " + Trouble.of(e) + ".", e);
        }
    }
}
