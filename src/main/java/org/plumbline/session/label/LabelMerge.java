package org.plumbline.session.label;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.OtherJournal;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Request;
import org.plumbline.session.others.Merge;
import org.plumbline.session.others.Merge.Apart;
import org.plumbline.session.others.Merge.Taken;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.review.Applied;

/// Compares and takes over labels: each label of a claim and each measure of a sample by itself.
final class LabelMerge implements Merge.Items {

    private final SampleStore store;
    private final LabelSession session;

    LabelMerge(SampleStore store, LabelSession session) {
        this.store = store;
        this.session = session;
    }

    @Override
    public int size() {
        return store.size();
    }

    /// Where the rater saw what is hidden, no label from there may count as made blind.
    @Override
    public Applied begin(OtherLabels other) {
        return other.sawHidden() ? session.unblind() : new Applied.Unchanged();
    }

    @Override
    public Apart<Act> apart(OtherJournal there, int sample) {
        String id = store.outline(sample).sampleId();
        Draft theirs = session.review().draftsOf(there).draft(id);
        var found = DraftDifference.of(id, session.draft(sample), theirs);
        return new Apart<>(found.missing(), found.different(), found.onlyHere());
    }

    @Override
    public Taken take(OtherJournal there, int sample, boolean theirs) throws IOException {
        var wanted = apart(there, sample).wanted(theirs);
        if (wanted.isEmpty()) {
            return Taken.NOTHING;
        }
        Request request = store.request(sample);
        var fitting = fitting(request, session.draft(sample), wanted);
        int unfitting = wanted.size() - fitting.size();
        Applied step =
                fitting.isEmpty() ? new Applied.Unchanged() : session.apply(request, fitting);
        return new Taken(step, fitting.size(), unfitting);
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
