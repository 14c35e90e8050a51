package org.plumbline.ui.label.act;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.CutChoice;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.FactChips;

/// Asks which bytes of which evidence to cite: what selecting cannot do, such as the whole of it,
/// evidence that is no text, or a stretch of many thousand lines.
final class CiteSheet {

    private final Citing citing;
    private final Overlay overlay;
    private final ComboBox<Evidence> item = new ComboBox<>();
    private final TextField from = field("cite-from", "label.cite.from");
    private final TextField to = field("cite-to", "label.cite.to");
    private final BooleanProperty usable = new SimpleBooleanProperty();
    private final Label shown = words("cite-shown", "muted");
    private final Label refusal = words("cite-refusal", "refusal");

    /// @param evidence all of the sample, at least one
    /// @param pointed what is offered first
    CiteSheet(Citing citing, Overlay overlay, List<Evidence> evidence, Optional<Region> pointed) {
        this.citing = citing;
        this.overlay = overlay;
        item.setId("cite-evidence");
        item.setAccessibleText(Words.get("label.cite.evidence"));
        item.setMaxWidth(Double.MAX_VALUE);
        item.setConverter(new Names(evidence));
        CutChoice.in(item);
        item.getItems().setAll(evidence);
        item.setValue(
                pointed.flatMap(region -> find(evidence, region.evidenceId()))
                        .orElse(evidence.getFirst()));
        pointed.flatMap(Region::part).ifPresent(this::offer);
        item.valueProperty().subscribe((old, value) -> tell());
        from.textProperty().subscribe((old, text) -> tell());
        to.textProperty().subscribe((old, text) -> tell());
        tell();
    }

    private static Optional<Evidence> find(List<Evidence> evidence, String id) {
        return evidence.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private void offer(Span span) {
        from.setText(String.valueOf(span.start()));
        to.setText(String.valueOf(span.end()));
    }

    void show() {
        var sheet =
                new Sheet("cite-sheet", Words.get("label.cite.title"))
                        .say(Words.get("label.cite.words"))
                        .put(named("label.cite.evidence", item))
                        .put(
                                new HBox(
                                        12,
                                        named("label.cite.from", from),
                                        named("label.cite.to", to)))
                        .put(shown)
                        .put(refusal)
                        .button("cite-cancel", Words.get("shell.cancel"), overlay::close)
                        .button("cite-ok", Words.get("label.cite.ok"), this::cite)
                        .focus(item);
        ((Button) sheet.lookup("#cite-ok")).disableProperty().bind(usable.not());
        sheet.showOn(overlay);
    }

    private TypedRegion typed() {
        return new TypedRegion(item.getValue(), from.getText(), to.getText());
    }

    private void tell() {
        shown.setText(typed().words());
        usable.set(typed().region().isPresent());
        refusal.setText("");
    }

    private void cite() {
        typed().region().ifPresent(citing::cite);
        refusal.setText(citing.refusal());
        if (citing.refusal().isEmpty()) {
            overlay.close();
        }
    }

    private static VBox named(String key, Control field) {
        var above = new Label(Words.get(key));
        above.getStyleClass().addAll("muted", "small");
        above.setLabelFor(field);
        return new VBox(2, above, field);
    }

    private static TextField field(String id, String key) {
        var field = new TextField();
        field.setId(id);
        field.setAccessibleText(Words.get(key));
        field.setPrefColumnCount(10);
        return field;
    }

    private static Label words(String id, String style) {
        var label = new Label();
        label.setId(id);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Control.USE_PREF_SIZE);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    /// Evidence by its name, its id, and whether the producer had it.
    private static final class Names extends StringConverter<Evidence> {

        private final List<Evidence> evidence;

        Names(List<Evidence> evidence) {
            this.evidence = evidence;
        }

        @Override
        public String toString(@Nullable Evidence item) {
            return item == null
                    ? ""
                    : Words.get(
                            "label.cite.item",
                            EvidenceNames.of(item, evidence),
                            item.id(),
                            FactChips.seenWords(item.seenByProducer()));
        }

        @Override
        public @Nullable Evidence fromString(String words) {
            return evidence.stream()
                    .filter(item -> toString(item).equals(words))
                    .findFirst()
                    .orElse(null);
        }
    }
}
