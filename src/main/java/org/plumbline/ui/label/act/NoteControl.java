package org.plumbline.ui.label.act;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.ui.kit.Note;
import org.plumbline.ui.label.model.LabelModel;

/// The note of the current claim, whichever that is, kept by an act. FX thread only.
final class NoteControl {

    private final LabelModel model;
    private final LabelActs acts;
    private final Note<Place> note = new Note<>(this::keep);

    /// What a note is of.
    record Place(String sampleId, String claimId) {}

    NoteControl(LabelModel model, LabelActs acts) {
        this.model = model;
        this.acts = acts;
        model.request.subscribe((old, request) -> follow());
        model.claim.subscribe((old, claim) -> follow());
        model.draft.subscribe((old, draft) -> follow());
    }

    /// What is shown, and typed.
    Note<Place> note() {
        return note;
    }

    /// Keeps what has been typed so far.
    void commit() {
        note.commit();
    }

    private void follow() {
        var open = model.request.get();
        var claim = model.currentClaim();
        if (open == null || claim.isEmpty()) {
            note.show(null, null);
        } else {
            var place = new Place(open.sample().sampleId(), claim.get().id());
            note.show(place, model.currentDraft().note());
        }
    }

    private boolean keep(Place place, @Nullable String words) {
        return acts.apply(List.of(new Act.SetNote(place.sampleId(), place.claimId(), words)));
    }
}
