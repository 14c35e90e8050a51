package org.plumbline.ui.label;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.panes.Arrangement;

/// Above a text that has the view for itself: which claim the keys label, how it is labelled, and
/// the way back.
final class AloneBar extends HBox {

    private final LabelModel model;
    private final CutLabel sample = new CutLabel();
    private final Label claim = new Label();
    private final CutLabel labels = new CutLabel();

    AloneBar(LabelModel model, Arrangement arrangement) {
        this.model = model;
        setId("alone-bar");
        getStyleClass().add("alone-bar");
        sample.getStyleClass().add("strong");
        claim.setId("alone-claim");
        claim.setMinWidth(USE_PREF_SIZE);
        labels.setId("alone-labels");
        labels.getStyleClass().add("muted");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var back =
                new LinkButton(
                        "alone-back",
                        Words.get("label.alone.back"),
                        new KeyCap("Esc"),
                        arrangement::endAlone);
        getChildren().setAll(sample, claim, labels, gap, back);
        model.request.subscribe(request -> show());
        model.claim.subscribe(index -> show());
        model.draft.subscribe(draft -> show());
        model.refusal.subscribe(refusal -> show());
    }

    private void show() {
        var request = model.request.get();
        sample.setText(request == null ? "" : Shown.of(request.sample().sampleId()));
        boolean hasClaim = model.currentClaim().isPresent();
        claim.setText(
                hasClaim
                        ? Words.get(
                                "label.claim.title", model.claim.get() + 1, model.claims().size())
                        : Words.get("label.claim.none"));
        String refusal = model.refusal.get();
        labels.getStyleClass().remove("refusal");
        if (!refusal.isEmpty()) {
            labels.getStyleClass().add("refusal");
        }
        labels.setText(!refusal.isEmpty() ? refusal : hasClaim ? words(model.currentDraft()) : "");
    }

    private static String words(ClaimDraft draft) {
        return LabelField.ofClaim().stream()
                .map(
                        field -> {
                            LabelValue value = draft.of(field);
                            return Words.get(
                                    "label.alone.field",
                                    Words.get("label." + field.word()),
                                    value == null ? "–" : value.word());
                        })
                .collect(Collectors.joining("  ·  "));
    }
}
