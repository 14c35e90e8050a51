package org.plumbline.ui.label.act;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Sample;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.request.Request;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Refusal;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.label.model.LabelModel;

/// The acts of labelling on what is on the screen: each goes to the session, and the model shows
/// what the session made of it. FX thread only.
public final class LabelActs {

    private final LabelSession session;
    private final LabelModel model;
    private final QueueControl queue;
    private final Runnable accepted;
    private final Consumer<Consumer<LabelController>> named;
    private final Runnable claimDone;

    /// The acts of one view.
    ///
    /// @param accepted called when an act is on its way to the disk
    /// @param named asks who is labelling, and gives the controller of what opens under that name
    /// @param claimDone called when the current claim got the last of its labels
    LabelActs(
            LabelSession session,
            LabelModel model,
            QueueControl queue,
            Runnable accepted,
            Consumer<Consumer<LabelController>> named,
            Runnable claimDone) {
        this.session = session;
        this.model = model;
        this.queue = queue;
        this.accepted = accepted;
        this.named = named;
        this.claimDone = claimDone;
    }

    /// Labels the current claim, or the sample, as the field is of.
    ///
    /// @param value null takes the label away
    public void label(LabelField field, @Nullable LabelValue value) {
        if (field.isOfClaim()) {
            boolean wasDone = model.currentDraft().isComplete();
            onClaim((sample, claim) -> List.of(Act.SetLabel.ofClaim(sample, claim, field, value)));
            // A correction of a claim that had all its labels leaves the reviewer there.
            if (!wasDone && model.currentDraft().isComplete()) {
                claimDone.run();
            }
        } else {
            onSample(sample -> List.of(Act.SetLabel.ofSample(sample, field, value)));
            Measures.why(field, shown()).ifPresent(model.said::set);
        }
    }

    /// Takes all labels of the current claim away; its note and citations stay.
    public void clearClaim() {
        onClaim(
                (sample, claim) ->
                        LabelField.ofClaim().stream()
                                .<Act>map(field -> Act.SetLabel.ofClaim(sample, claim, field, null))
                                .toList());
    }

    /// Takes all labels and notes of the sample away.
    void clearSample() {
        onSample(sampleId -> List.of(new Act.Clear(sampleId)));
    }

    /// Gives a field of the sample its values in turn: yes, no, an abstention, yes again. What
    /// cannot be judged of this sample begins with the abstention.
    public void cycle(LabelField field) {
        LabelValue now = model.draft.get().quality().of(field);
        List<? extends LabelValue> choices = field.choices();
        int first = Measures.hasNothing(field, shown()) ? choices.size() - 1 : 0;
        int next = now == null ? first : (field.category(now) + 1) % choices.size();
        label(field, choices.get(next));
    }

    /// The request on the screen, if it is of the open sample: while the next one is being read,
    /// the last one is still seen, and a key must not label what the reviewer has left.
    private @Nullable Request shown() {
        Request request = model.request.get();
        int index = model.sample.get();
        boolean isOpen =
                request != null
                        && index >= 0
                        && session.outline(index).sampleId().equals(request.sample().sampleId());
        return isOpen ? request : null;
    }

    private void onClaim(BiFunction<String, String, List<Act>> acts) {
        model.currentClaim()
                .ifPresent(claim -> onSample(sampleId -> acts.apply(sampleId, claim.id())));
    }

    /// Does acts on the open sample, whose id `acts` is given.
    void onSample(Function<String, List<Act>> acts) {
        Request open = shown();
        if (open != null) {
            var _ = apply(acts.apply(open.sample().sampleId()));
        }
    }

    /// Gives the sample on the screen, as its rater sees it, and what they said of it; nothing
    /// where none is open.
    public void onShown(BiConsumer<Sample, Draft> action) {
        Request open = shown();
        if (open != null) {
            action.accept(open.sample(), model.draft.get());
        }
    }

    /// Labels were changed by something else than an act here: the screen shows them.
    public void follow() {
        queue.count();
        if (model.sample.get() >= 0) {
            model.draft.set(session.draft(model.sample.get()));
        }
    }

    /// Does acts on the open sample.
    ///
    /// @return false where they were refused, and are not what counts
    boolean apply(List<Act> acts) {
        Request open = shown();
        if (open == null || !model.editable.get()) {
            return false;
        }
        model.said.set("");
        boolean counts =
                switch (session.apply(open, acts)) {
                    case Applied.Accepted done -> {
                        accepted.run();
                        model.refusal.set("");
                        queue.count();
                        yield true;
                    }
                    case Applied.Unchanged unchanged -> {
                        model.refusal.set("");
                        yield true;
                    }
                    case Applied.Refused refused -> {
                        refused(refused, acts);
                        yield false;
                    }
                };
        // Also after a refusal: what is chosen on the screen is what is labelled.
        model.draft.set(session.draft(model.sample.get()));
        return counts;
    }

    /// Does something once somebody said who is labelling.
    void named(Consumer<LabelController> then) {
        named.accept(then);
    }

    /// What only needs a name is done as soon as there is one.
    private void refused(Applied.Refused refused, List<Act> acts) {
        if (refused.reason() == Refusal.UNNAMED) {
            model.refusal.set("");
            named.accept(again -> again.acts().apply(acts));
        } else {
            model.refusal.set(Shown.of(refused.message()));
        }
    }
}
