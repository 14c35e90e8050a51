package org.plumbline.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.OtherJournal;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Request;
import org.plumbline.text.Sha256;

/// Compares and takes over labels: each label of a claim and each measure of a sample by itself.
final class LabelMerge implements Merge {

    private final SampleStore store;
    private final LabelBook book;
    private final Sha256 rubric;

    LabelMerge(SampleStore store, LabelBook book) {
        this.store = store;
        this.book = book;
        this.rubric = book.labeller().rubric().sha256();
    }

    @Override
    public OtherLabels compared(OtherJournal journal) {
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

    @Override
    public TakenOver take(OtherLabels other, boolean theirs) throws IOException {
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
        return new TakenOver(labels, steps.size(), unfitting, CompletableFuture.allOf(last));
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
}
