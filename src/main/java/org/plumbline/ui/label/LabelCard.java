package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Evidence;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.request.Request;
import org.plumbline.ui.kit.AnswerCard;
import org.plumbline.ui.kit.ChoiceBar;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Mentions;
import org.plumbline.ui.kit.NoteField;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.act.Measures;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.LabelModel;

/// The labels of the current claim, its note, and the quality of the whole sample.
final class LabelCard extends VBox {

    private final LabelModel model;
    private final LabelController controller;
    private final Label title = new Label();
    private final Label place = new Label();
    private final NoteField note;
    private final Map<LabelField, ChoiceBar<LabelValue>> bars = new EnumMap<>(LabelField.class);

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
                        () -> targets(model, controller),
                        controller::leaveNote);
        note.lockUntil(model.named, controller::editNote);
        var choices = new FlowPane(16, 8);
        for (LabelField field : LabelField.ofClaim()) {
            String key = "label." + field.word();
            choices.getChildren()
                    .add(AnswerCard.group(Words.get(key + ".long"), bar(field, Words.get(key))));
        }
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

    /// Goes to what the note names.
    void followNote() {
        if (!note.follow()) {
            model.refusal.set(Words.get("label.mention.nothing"));
        }
    }

    /// What a note can name: the claims of the sample and its evidence.
    private static List<Mentions.Target> targets(LabelModel model, LabelController controller) {
        var targets = new ArrayList<Mentions.Target>();
        List<Claim> claims = model.claims();
        for (int i = 0; i < claims.size(); i++) {
            int index = i;
            targets.add(
                    new Mentions.Target(
                            claims.get(i).id(),
                            Words.get("label.mention.claim", i + 1),
                            () -> controller.goToClaim(index)));
        }
        Request open = model.request.get();
        if (open != null) {
            for (Evidence evidence : open.sample().evidence()) {
                targets.add(
                        new Mentions.Target(
                                evidence.id(),
                                Words.get(
                                        "label.mention.evidence",
                                        Words.said(Shown.of(EvidenceNames.of(evidence)))),
                                () -> controller.goToEvidence(evidence.id())));
            }
        }
        return targets;
    }

    /// What the reviewer is at, by its name in the files: what has the focus, else what is to be
    /// said next.
    Optional<String> topic(Node focus) {
        if (focus.equals(note)) {
            return Optional.of("note");
        }
        return bars.entrySet().stream()
                .filter(bar -> bar.getValue().getButtons().contains(focus))
                .findFirst()
                .map(Map.Entry::getKey)
                .or(model::nextField)
                .map(LabelField::word);
    }

    /// Puts the focus on the first choice that can be made.
    void focusFirst() {
        Arrays.stream(LabelField.values())
                .map(this::bar)
                .filter(bar -> !bar.isDisabled())
                .findFirst()
                .ifPresent(bar -> bar.getButtons().getFirst().requestFocus());
    }

    private ChoiceBar<LabelValue> bar(LabelField field) {
        return Objects.requireNonNull(bars.get(field));
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
        for (LabelField field : LabelField.ofClaim()) {
            bar(field).show(draft.of(field));
            bar(field).setDisable(current.isEmpty());
        }
        for (LabelField field : LabelField.ofSample()) {
            bar(field).show(model.draft.get().quality().of(field));
        }
        note.setDisable(current.isEmpty());
        note.retarget();
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
        return AnswerCard.head(
                List.of(title, place),
                link("undo", "label.undo", controller::undo),
                link("keys", "file.keys", controller::showKeys));
    }

    private Node qualityRow() {
        var row = new FlowPane(18, 8);
        row.getStyleClass().add("quality-row");
        row.setId("quality-row");
        for (LabelField field : LabelField.ofSample()) {
            String name = Words.get("label.measure." + field.word());
            var group = AnswerCard.group(name, "label.quality." + field.word(), bar(field, name));
            row.getChildren().add(new VBox(group, why(field)));
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

    /// Says below a measure why it cannot be judged of the open sample.
    private Label why(LabelField field) {
        var why = new Label();
        why.setId("why-" + field.word());
        why.getStyleClass().addAll("muted", "small");
        var all = new Tooltip();
        why.setTooltip(all);
        why.visibleProperty().bind(why.textProperty().isNotEmpty());
        why.managedProperty().bind(why.visibleProperty());
        model.request.subscribe(
                request -> {
                    why.setText(Measures.brief(field, request));
                    all.setText(Measures.why(field, request).orElse(""));
                    why.setAccessibleText(all.getText());
                    bar(field).setAccessibleHelp(all.getText());
                });
        return why;
    }

    /// Makes the bar of a field.
    ///
    /// @param name what is chosen
    private ChoiceBar<LabelValue> bar(LabelField field, String name) {
        var bar =
                new ChoiceBar<LabelValue>(
                        name,
                        field.choices().stream().map(value -> option(field, value)).toList(),
                        value -> controller.acts().label(field, value));
        bars.put(field, bar);
        return bar;
    }

    private static ChoiceBar.Option<LabelValue> option(LabelField field, LabelValue value) {
        if (value instanceof QualityValue quality) {
            String word = answer(quality);
            return new ChoiceBar.Option<>(
                    value, field.word() + "-" + word, Words.get("label.quality." + word), "");
        }
        String command = "label." + field.word() + "." + value.word();
        return new ChoiceBar.Option<>(
                value, field.word() + "-" + value.word(), Words.get(command), command);
    }

    private static String answer(QualityValue value) {
        return switch (value) {
            case TRUE -> "yes";
            case FALSE -> "no";
            case NULL -> "abstain";
        };
    }

    private static Button link(String word, String command, Runnable action) {
        return new LinkButton(
                "link-" + word, Words.get("label.link." + word), KeyCap.of(command), action);
    }
}
