package org.plumbline.ui.label.model;

import java.util.Optional;
import org.plumbline.request.Request;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.text.TextViewport;

/// Keeps what the reviewer turned to last, and shows it as bytes or in words on demand. FX thread
/// only.
public final class Inspection {

    /// What the pane below the output shows.
    public enum Kind {
        NOTHING,
        BYTES,
        WORDS
    }

    private final LabelModel model;

    public Inspection(LabelModel model) {
        this.model = model;
    }

    /// Shows this kind, or nothing where it is shown already.
    public void toggle(Kind kind) {
        model.inspected.set(model.inspected.get() == kind ? Kind.NOTHING : kind);
    }

    public void close() {
        model.inspected.set(Kind.NOTHING);
    }

    /// Turns to the current claim.
    public void turnToClaim() {
        Request request = model.request.get();
        ExactText output = request == null ? null : request.sample().answer().output();
        var claim = model.currentClaim();
        model.subject.set(
                output == null || claim.isEmpty()
                        ? new Subject.Nothing()
                        : new Subject.OfClaim(model.claim.get(), claim.get(), output));
    }

    /// Turns to the current region.
    public void turnToRegion() {
        Request request = model.request.get();
        int index = model.region.get();
        if (request != null && index >= 0 && index < model.regions().size()) {
            var region = model.regions().get(index);
            request.sample()
                    .evidence(region.evidenceId())
                    .ifPresent(
                            evidence ->
                                    model.subject.set(
                                            new Subject.OfRegion(index, region, evidence)));
        }
    }

    /// Turns to the caret or the selection of a text.
    public void turnTo(String where, TextViewport viewport) {
        Optional<Span> selection = viewport.selectionProperty().get();
        model.subject.set(
                selection
                        .<Subject>map(span -> new Subject.OfSelection(where, viewport.text(), span))
                        .orElseGet(
                                () ->
                                        new Subject.OfCaret(
                                                where,
                                                viewport.text(),
                                                viewport.infoAt(viewport.caretProperty().get()))));
    }
}
