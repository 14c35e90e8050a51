package org.plumbline.ui.label.act;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.plumbline.corpus.Claim;
import org.plumbline.labels.LabelField;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;

/// The way from claim to claim and from sample to sample. FX thread only.
final class Steps {

    private final LabelModel model;
    private final QueueControl queue;
    private final LabelController controller;

    Steps(LabelModel model, QueueControl queue, LabelController controller) {
        this.model = model;
        this.queue = queue;
        this.controller = controller;
    }

    /// The first claim from `first` on that is not labelled; -1 where there is none.
    int openFrom(int first) {
        List<Claim> claims = model.claims();
        return IntStream.range(first, claims.size())
                .filter(i -> !model.draft.get().claim(claims.get(i).id()).isComplete())
                .findFirst()
                .orElse(-1);
    }

    private boolean lacksMeasures() {
        return model.request.get() != null
                && !model.draft.get().quality().haveAll(LabelField.ofSample());
    }

    /// The next claim; behind the last one the quality measures if one is missing, then the next
    /// sample.
    void nextClaim() {
        if (model.qualityWanted.get()) {
            nextSample(1);
        } else if (model.claim.get() + 1 < model.claims().size()) {
            controller.claim(model.claim.get() + 1);
        } else if (lacksMeasures()) {
            wantMeasures();
        } else {
            nextSample(1);
        }
    }

    private void wantMeasures() {
        controller.commit();
        model.qualityWanted.set(true);
    }

    /// The previous claim of the sample.
    void previousClaim() {
        if (model.qualityWanted.get()) {
            model.qualityWanted.set(false);
        } else if (model.claim.get() > 0) {
            controller.claim(model.claim.get() - 1);
        }
    }

    /// A claim got the last of its labels: the next one of the sample that lacks any, be it behind
    /// or before; then the measures, which are never passed over; then the next sample.
    void goOn() {
        int behind = openFrom(model.claim.get() + 1);
        int open = behind >= 0 ? behind : openFrom(0);
        if (open >= 0) {
            controller.claim(open);
        } else if (lacksMeasures()) {
            wantMeasures();
            model.said.set(Words.get("label.said.measures"));
        } else {
            nextSample(1);
        }
    }

    /// The sample `step` rows further down the queue; none where the queue ends.
    void nextSample(int step) {
        OptionalInt next = queue.neighbour(step);
        if (next.isPresent()) {
            if (model.queue.isNarrowed()) {
                queue.refilter();
            }
            controller.openSample(next.getAsInt());
        } else {
            model.said.set(Words.get(step > 0 ? "label.said.last" : "label.said.first"));
        }
    }

    /// The next claim without a label: in this sample, else in the next one that is not done.
    void nextUnlabelled() {
        int here = openFrom(model.claim.get() + 1);
        if (here >= 0) {
            controller.claim(here);
        } else {
            queue.nextToDo()
                    .ifPresentOrElse(
                            controller::openSample,
                            () -> model.said.set(Words.get("label.said.all-done")));
        }
    }
}
