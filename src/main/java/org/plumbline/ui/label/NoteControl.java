package org.plumbline.ui.label;

import java.util.List;
import java.util.function.Supplier;
import org.plumbline.labels.Act;
import org.plumbline.request.Request;

/// Keeps the note that is being written, whatever happens next. FX thread only.
final class NoteControl {

    private final LabelModel model;
    private final LabelActs acts;
    private Runnable pending = () -> {};

    NoteControl(LabelModel model, LabelActs acts) {
        this.model = model;
        this.acts = acts;
    }

    /// The reviewer began to write a note on the current claim.
    void begun(Supplier<String> text) {
        Request open = model.request.get();
        var claim = model.currentClaim();
        if (open != null && claim.isPresent()) {
            String sampleId = open.sample().sampleId();
            String claimId = claim.get().id();
            pending =
                    () -> {
                        String words = text.get();
                        String note = words.isEmpty() ? null : words;
                        acts.apply(List.of(new Act.SetNote(sampleId, claimId, note)));
                    };
        }
    }

    /// The reviewer has left the note.
    void left() {
        commit();
        pending = () -> {};
    }

    /// Keeps what has been written so far.
    void commit() {
        pending.run();
    }
}
