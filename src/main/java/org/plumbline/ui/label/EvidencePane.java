package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.Words;

/// The right side: all evidence of the sample, a card an item.
final class EvidencePane extends BorderPane {

    private final LabelModel model;
    private final LabelController controller;
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);
    private final Label count = new Label();
    private final Button region = new Button();

    /// Cards made so far; the first ones are shown.
    private final List<EvidenceCard> cards = new ArrayList<>();

    EvidencePane(LabelModel model, LabelController controller) {
        this.model = model;
        this.controller = controller;
        getStyleClass().add("evidence-pane");
        setId("evidence");
        list.getStyleClass().add("evidence-list");
        scroll.setId("evidence-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        setTop(head());
        setCenter(scroll);
        model.request.subscribe(this::show);
        model.claim.subscribe(index -> cite());
        model.region.subscribe(index -> cite());
        model.draft.subscribe(draft -> cite());
    }

    /// Puts the focus into the first text.
    void focusFirst() {
        shown().stream().findFirst().ifPresent(card -> card.text().node().requestFocus());
    }

    private HBox head() {
        var title = new Label(Words.get("label.evidence.title"));
        title.getStyleClass().add("title");
        count.getStyleClass().add("muted");
        count.setId("evidence-count");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        region.setId("next-region");
        region.setGraphic(new KeyCap("R"));
        region.setContentDisplay(ContentDisplay.RIGHT);
        region.getStyleClass().setAll("button", "link");
        region.setFocusTraversable(false);
        region.setMinWidth(Region.USE_PREF_SIZE);
        region.setOnAction(event -> controller.nextRegion(1));
        var head = new HBox(title, count, gap, region);
        head.getStyleClass().add("panel-head");
        return head;
    }

    private List<EvidenceCard> shown() {
        Request request = model.request.get();
        return request == null
                ? List.of()
                : cards.subList(0, Math.min(cards.size(), request.sample().evidence().size()));
    }

    private void show(@Nullable Request request) {
        if (request == null) {
            return;
        }
        var sample = request.sample();
        count.setText(Words.get("label.evidence.count", sample.evidence().size()));
        for (int i = 0; i < sample.evidence().size(); i++) {
            if (i < cards.size()) {
                cards.get(i).show(sample, sample.evidence().get(i));
            } else {
                var card = new EvidenceCard(sample, sample.evidence().get(i));
                card.text().caretProperty().subscribe(at -> controller.caretMoved(card.text()));
                card.text()
                        .selectionProperty()
                        .subscribe(selection -> controller.caretMoved(card.text()));
                model.marks.subscribe(marks -> card.text().marksShownProperty().set(marks));
                cards.add(card);
            }
        }
        list.getChildren().setAll(shown());
        scroll.setVvalue(0);
        cite();
    }

    private void cite() {
        Request request = model.request.get();
        var regions = model.regions();
        int current = model.region.get();
        region.setText(
                regions.isEmpty()
                        ? Words.get("label.evidence.none")
                        : Words.get("label.evidence.region", current + 1, regions.size()));
        region.setVisible(request != null && model.currentClaim().isPresent());
        if (request == null) {
            return;
        }
        for (var card : shown()) {
            card.cite(request.sample(), regions, current);
            boolean isHere =
                    current >= 0
                            && current < regions.size()
                            && regions.get(current).evidenceId().equals(card.evidence().id());
            if (isHere) {
                reveal(card);
            }
        }
    }

    /// Scrolls so that the card is seen from its top, as far as it is not seen already.
    private void reveal(EvidenceCard card) {
        scroll.applyCss();
        scroll.layout();
        Bounds place = card.getBoundsInParent();
        double room = scroll.getViewportBounds().getHeight();
        double hidden = list.getHeight() - room;
        double top = scroll.getVvalue() * Math.max(0, hidden);
        boolean isSeen = place.getMinY() >= top && place.getMaxY() <= top + room;
        if (hidden > 0 && !isSeen) {
            scroll.setVvalue(Math.clamp((place.getMinY() - 10) / hidden, 0, 1));
        }
    }
}
