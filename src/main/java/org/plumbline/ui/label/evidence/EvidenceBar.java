package org.plumbline.ui.label.evidence;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.Citing;
import org.plumbline.ui.label.model.LabelModel;

/// Above the evidence: how much there is, which cited region is the current one, and what cites
/// more.
final class EvidenceBar extends VBox {

    private final LabelModel model;
    private final Label count = new CutLabel();
    private final LinkButton region;
    private final LinkButton back;
    private final FlowPane cite;
    private final HBox head;
    private final Pane gap = new Pane();

    EvidenceBar(LabelModel model, Citing citing) {
        this.model = model;
        region =
                new LinkButton(
                        "next-region", "", KeyCap.of("go.next-region"), () -> citing.nextRegion(1));
        back =
                new LinkButton(
                        "uncite",
                        Words.get("label.cite.back"),
                        KeyCap.of("label.uncite"),
                        citing::takeBack);
        cite =
                new FlowPane(
                        new LinkButton(
                                "cite",
                                Words.get("label.cite"),
                                KeyCap.of("label.cite"),
                                citing::citeSelection),
                        new LinkButton(
                                "cite-bytes",
                                Words.get("label.cite.bytes"),
                                KeyCap.of("label.cite-bytes"),
                                citing::ask),
                        back);
        cite.getStyleClass().add("cite-row");
        var title = new Label(Words.get("label.evidence.title"));
        title.getStyleClass().add("title");
        count.getStyleClass().add("muted");
        count.setId("evidence-count");
        HBox.setHgrow(gap, Priority.ALWAYS);
        title.setMinWidth(USE_PREF_SIZE);
        head = new HBox(title, count);
        head.getStyleClass().add("evidence-bar-head");
        getStyleClass().add("panel-head");
        setLow(false);
    }

    /// All in one row, without a title, or with one above what can be done.
    void setLow(boolean low) {
        head.getChildren().removeAll(gap, region);
        cite.getChildren().remove(region);
        if (low) {
            cite.getChildren().addFirst(region);
            getChildren().setAll(cite);
        } else {
            head.getChildren().addAll(gap, region);
            getChildren().setAll(head, cite);
        }
    }

    /// Says anew what the model holds.
    void show() {
        Request request = model.request.get();
        var regions = model.regions();
        int current = model.region.get();
        boolean isOwn = model.isOwn(current);
        count.setText(
                request == null
                        ? ""
                        : Words.get("label.evidence.count", request.sample().evidence().size()));
        region.setText(
                regions.isEmpty()
                        ? Words.get("label.evidence.none")
                        : Words.get(
                                isOwn ? "label.evidence.region.own" : "label.evidence.region",
                                current + 1,
                                regions.size()));
        boolean onClaim = request != null && model.currentClaim().isPresent();
        region.setVisible(onClaim);
        cite.setDisable(!onClaim || !model.editable.get());
        back.setDisable(!isOwn);
    }
}
