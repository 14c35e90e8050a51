package org.plumbline.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.plumbline.files.Disk;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.OtherJournal;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Request;
import org.plumbline.text.Sha256;

/// Compares the labels of a book with those in journals beside its own, and takes them over where
/// the rater says so: only what is not said here yet, or also what is said otherwise there. Which
/// was said last decides nothing. Its methods read files: worker.
final class LabelMerge {

    private final SampleStore store;
    private final LabelBook book;
    private final Sha256 rubric;

    LabelMerge(SampleStore store, LabelBook book) {
        this.store = store;
        this.book = book;
        this.rubric = book.labeller().rubric().sha256();
    }

    /// The journals beside that say something else or more, and were not taken over yet.
    List<OtherLabels> others(Disk disk, JournalPlace place) throws IOException {
        var others = new ArrayList<OtherLabels>();
        for (OtherJournal journal : OtherJournal.beside(disk, place)) {
            var labels = compared(journal);
            if (labels.onlyThere() + labels.different() > 0 && !journal.isTaken(rubric)) {
                others.add(labels);
            }
        }
        return List.copyOf(others);
    }

    private OtherLabels compared(OtherJournal journal) {
        int onlyThere = 0;
        int onlyHere = 0;
        int different = 0;
        for (int sample = 0; sample < store.size(); sample++) {
            var found = difference(journal, sample);
            onlyThere += found.missing().size();
            onlyHere += found.onlyHere();
            different += found.different().size();
        }
        return new OtherLabels(journal, onlyThere, onlyHere, different);
    }

    private DraftDifference difference(OtherJournal journal, int sample) {
        String id = store.outline(sample).sampleId();
        Draft there = journal.replay().sheet(rubric).draft(id);
        return DraftDifference.of(id, book.draft(sample), there);
    }

    /// Takes labels over.
    ///
    /// @param theirs also where a label here is another one
    TakenOver take(OtherLabels other, boolean theirs) throws IOException {
        CompletableFuture<?> last = CompletableFuture.completedFuture(null);
        // Where the rater saw what is hidden, no label from there may count as made blind.
        if (other.sawHidden() && book.unblind() instanceof Applied.Accepted it) {
            last = it.saved();
        }
        var steps = new ArrayList<Long>();
        int labels = 0;
        int unfitting = 0;
        for (int sample = 0; sample < store.size(); sample++) {
            var found = difference(other.journal(), sample);
            var wanted = wanted(found, theirs);
            if (wanted.isEmpty()) {
                continue;
            }
            Request request = store.request(sample);
            var fitting = fitting(request, book.draft(sample), wanted);
            unfitting += wanted.size() - fitting.size();
            if (!fitting.isEmpty() && book.apply(request, fitting) instanceof Applied.Accepted it) {
                steps.add(it.seq());
                labels += fitting.size();
                last = it.saved();
            }
        }
        book.makeOneOf(steps);
        return new TakenOver(labels, steps.size(), unfitting, last.thenRun(() -> mark(other)));
    }

    private static List<Act> wanted(DraftDifference found, boolean theirs) {
        return theirs
                ? Stream.concat(found.missing().stream(), found.different().stream()).toList()
                : found.missing();
    }

    /// Those of the acts that break no rule together with what is said of the sample. Citations
    /// come first in each claim, since groundings lean on them.
    private static List<Act> fitting(Request request, Draft before, List<Act> wanted) {
        var rules = new ActRules(request.sample());
        if (rules.against(before, wanted).isEmpty()) {
            return wanted;
        }
        var fitting = new ArrayList<Act>();
        for (Act act : wanted) {
            fitting.add(act);
            if (rules.against(before, fitting).isPresent()) {
                fitting.removeLast();
            }
        }
        return fitting;
    }

    private void mark(OtherLabels other) {
        try {
            other.journal().markTaken(rubric);
        } catch (IOException ignored) {
            // The labels are saved. Those that still differ are offered once more next time.
            return;
        }
    }
}
