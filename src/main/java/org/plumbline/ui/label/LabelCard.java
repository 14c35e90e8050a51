package org.plumbline.ui.label;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Claim;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Measure;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.ui.kit.ChoiceBar;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.NoteField;
import org.plumbline.ui.kit.Words;

/// The labels of the current claim, its note, and the quality of the whole sample.
final class LabelCard extends VBox {

    private final LabelModel model;
    private final LabelController controller;
    private final Label title = new Label();
    private final Label place = new Label();
    private final NoteField note;
    private final ChoiceBar<Truth> truth;
    private final ChoiceBar<Grounding> grounding;
    private final Map<Measure, ChoiceBar<QualityValue>> quality = new EnumMap<>(Measure.class);

    LabelCard(LabelModel model, LabelController controller) {
        this.model = model;
        this.controller = controller;
        getStyleClass().add("label-card");
        setId("label-card");
        note =
                new NoteField(
                        "note",
                        Words.get("label.note"),
                        Words.get("label.note.prompt"),
                        controller.note(),
                        controller::leaveNote);
        truth =
                new ChoiceBar<>(
                        Words.get("label.truth"),
                        List.of(
                                option(Truth.TRUE, "truth-true"),
                                option(Truth.FALSE, "truth-false"),
                                option(Truth.UNSUPPORTED, "truth-unsupported")),
                        controller.acts()::truth);
        grounding =
                new ChoiceBar<>(
                        Words.get("label.grounding"),
                        List.of(
                                option(Grounding.SUPPORTED, "grounding-supported"),
                                option(Grounding.UNSUPPORTED, "grounding-unsupported"),
                                option(Grounding.UNKNOWN, "grounding-unknown")),
                        controller.acts()::grounding);
        var choices =
                new FlowPane(
                        16,
                        8,
                        group(Words.get("label.truth.long"), truth),
                        group(Words.get("label.grounding.long"), grounding));
        var refusal = new Label();
        refusal.setId("refusal");
        refusal.getStyleClass().add("refusal");
        refusal.setWrapText(true);
        refusal.textProperty().bind(model.refusal);
        refusal.visibleProperty().bind(model.refusal.isNotEmpty());
        refusal.managedProperty().bind(refusal.visibleProperty());
        getChildren().setAll(head(), choices, refusal, note.row("label.note"), qualityRow());
        model.claim.subscribe(index -> show());
        model.draft.subscribe(draft -> show());
        model.request.subscribe(request -> show());
        disableProperty().bind(model.editable.not().or(model.request.isNull()));
    }

    /// Puts the focus on the note.
    void focusNote() {
        note.edit();
    }

    /// Puts the focus on the first choice that can be made.
    void focusFirst() {
        var first = truth.isDisabled() ? quality.get(Measure.RELEVANCE) : truth;
        if (first != null) {
            first.getButtons().getFirst().requestFocus();
        }
    }

    private void show() {
        var current = model.currentClaim();
        var draft = model.currentDraft();
        int count = model.claims().size();
        title.setText(
                current.isPresent()
                        ? Words.get("label.claim.title", model.claim.get() + 1, count)
                        : Words.get("label.claim.none"));
        place.setText(current.map(this::placeWords).orElse(""));
        truth.show(draft.truth());
        grounding.show(draft.grounding());
        truth.setDisable(current.isEmpty());
        grounding.setDisable(current.isEmpty());
        note.setDisable(current.isEmpty());
        quality.forEach((measure, bar) -> bar.show(model.draft.get().quality(measure)));
    }

    private String placeWords(Claim claim) {
        String bytes =
                claim.spans().stream()
                        .map(span -> span.start() + "–" + span.end())
                        .collect(Collectors.joining(", "));
        int own = model.currentDraft().evidence().size();
        String place = Words.get("label.claim.place", bytes, model.regions().size() - own);
        return own == 0 ? place : Words.get("label.claim.place.own", place, own);
    }

    private Node head() {
        title.getStyleClass().add("claim-title");
        title.setId("claim-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        place.getStyleClass().addAll("mono", "muted", "small");
        place.setId("claim-place");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var head =
                new HBox(
                        10,
                        title,
                        place,
                        gap,
                        link("undo", "label.undo", controller::undo),
                        link("keys", "file.keys", controller::showKeys));
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private Node qualityRow() {
        var row = new FlowPane(18, 8);
        row.getStyleClass().add("quality-row");
        row.setId("quality-row");
        for (var measure : Measure.values()) {
            String name = Words.get("label.measure." + measure.word());
            var bar =
                    new ChoiceBar<>(
                            name,
                            List.of(
                                    quality(measure, QualityValue.TRUE, "yes"),
                                    quality(measure, QualityValue.FALSE, "no"),
                                    quality(measure, QualityValue.NULL, "abstain")),
                            value -> controller.acts().quality(measure, value));
            quality.put(measure, bar);
            var label = new Label(name, KeyCap.of("label.quality." + measure.word()));
            label.setContentDisplay(ContentDisplay.RIGHT);
            label.getStyleClass().add("group-name");
            var group = new VBox(label, bar);
            group.getStyleClass().add("group");
            row.getChildren().add(group);
        }
        model.qualityWanted.subscribe(
                wanted -> {
                    row.getStyleClass().remove("wanted");
                    if (wanted) {
                        row.getStyleClass().add("wanted");
                    }
                });
        return row;
    }

    private static ChoiceBar.Option<QualityValue> quality(
            Measure measure, QualityValue value, String word) {
        return new ChoiceBar.Option<>(
                value, measure.word() + "-" + word, Words.get("label.quality." + word), "");
    }

    private static <T> ChoiceBar.Option<T> option(T value, String id) {
        String command = "label." + id.replace('-', '.');
        return new ChoiceBar.Option<>(value, id, Words.get(command), command);
    }

    private static Node group(String name, Node choice) {
        var label = new Label(name);
        label.getStyleClass().add("group-name");
        var group = new VBox(label, choice);
        group.getStyleClass().add("group");
        return group;
    }

    private static Button link(String word, String command, Runnable action) {
        return new LinkButton(
                "link-" + word, Words.get("label.link." + word), KeyCap.of(command), action);
    }
}
