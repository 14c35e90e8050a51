package org.plumbline.session.label;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.journal.OtherJournal;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Request;
import org.plumbline.session.others.Merge;
import org.plumbline.session.others.Merge.Apart;
import org.plumbline.session.others.OtherLabels;
import org.plumbline.session.others.Part;
import org.plumbline.session.review.Applied;

/// Compares and takes over labels: each label of a claim and each measure of a sample by itself.
final class LabelMerge implements Merge.Items<String, Draft> {

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
    public Part<String, Draft> part(OtherJournal there, int sample, boolean theirs)
            throws IOException {
        String id = store.outline(sample).sampleId();
        Draft before = session.draft(sample);
        Draft said = session.review().draftsOf(there).draft(id);
        var found = DraftDifference.of(id, before, said);
        var apart = new Apart<>(found.missing(), found.different(), found.onlyHere());
        return part(store, sample, before, apart.wanted(theirs));
    }

    /// What is to be taken of what is wanted for a sample.
    static Part<String, Draft> part(SampleStore store, int sample, Draft before, List<Act> wanted)
            throws IOException {
        if (wanted.isEmpty()) {
            return Part.nothing(before);
        }
        Request request = store.request(sample);
        var fitting = fitting(request, before, wanted);
        int unfitting = wanted.size() - fitting.size();
        String id = request.sample().sampleId();
        return new Part<>(
                before,
                fitting.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Event.Labelled(id, request.sha256(), fitting)),
                fitting.size(),
                unfitting);
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
