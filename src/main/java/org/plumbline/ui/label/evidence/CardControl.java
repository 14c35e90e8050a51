package org.plumbline.ui.label.evidence;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.FocusIn;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.panes.Alone;
import org.plumbline.ui.label.panes.Arrangement;

/// Turns what is done to cards as a whole into the arrangement. What is folded stays so when its
/// sample is opened again.
final class CardControl implements CardActs {

    private final LabelModel model;
    private final Arrangement arrangement;
    private final Supplier<List<EvidenceItem>> shown;
    private final Around around;

    /// What cards stand in.
    ///
    /// @param reveal has a card in sight
    /// @param focus takes the focus that a folded card has lost
    record Around(Consumer<EvidenceItem> reveal, Runnable focus) {}

    CardControl(
            LabelModel model,
            Arrangement arrangement,
            Supplier<List<EvidenceItem>> shown,
            Around around) {
        this.model = model;
        this.arrangement = arrangement;
        this.shown = shown;
        this.around = around;
    }

    boolean isFolded(EvidenceItem item) {
        return arrangement.isFolded(sampleId(), item.evidenceId());
    }

    @Override
    public void fold(EvidenceItem item) {
        fold(item, !isFolded(item));
    }

    void unfold(EvidenceItem item) {
        if (isFolded(item)) {
            fold(item, false);
        }
    }

    /// Shows the heads of all alone, or all of all again where none is unfolded.
    void foldAll() {
        boolean fold = shown.get().stream().anyMatch(item -> !isFolded(item));
        shown.get().forEach(item -> fold(item, fold));
    }

    private void fold(EvidenceItem item, boolean folded) {
        arrangement.fold(sampleId(), item.evidenceId(), folded);
        boolean hadFocus = folded && FocusIn.part(item.node());
        item.fold(folded);
        if (hadFocus) {
            around.focus().run();
        }
    }

    @Override
    public void widen(EvidenceItem item) {
        arrangement.toggleWideEvidence();
        around.reveal().accept(item);
    }

    @Override
    public void alone(EvidenceItem item) {
        arrangement.toggleAlone(new Alone.Item(item.evidenceId()));
    }

    @Override
    public void turnSides() {
        arrangement.toggleSides();
    }

    private String sampleId() {
        Request request = model.request.get();
        return request == null ? "" : request.sample().sampleId();
    }
}
