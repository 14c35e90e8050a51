package org.plumbline.ui.label.evidence;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.ExactText;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.FactChips;
import org.plumbline.ui.text.HexView;
import org.plumbline.ui.text.TextViewport;

/// One piece of evidence: what it is, whether the producer had it, and its exact text, or its bytes
/// where it is no text.
final class EvidenceCard extends VBox implements EvidenceItem {

    static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /// The most lines that a card is high.
    static final int ROWS = 18;

    private final CardButtons buttons;
    private final EvidenceHead head;
    private final Label caution = new Label();
    private final EvidenceText text;
    private final Label size = new Label();
    private final HexView bytes = new HexView();
    private final VBox binary = new VBox(size, bytes);
    private final VBox body;

    EvidenceCard(EvidenceGroup group, CardActs acts) {
        buttons = new CardButtons(this, acts, false);
        head = new EvidenceHead(buttons);
        text = new EvidenceText(TextViewport.card(ROWS), group.first());
        getStyleClass().addAll("card", "evidence-card");
        caution.getStyleClass().add("evidence-note");
        caution.setWrapText(true);
        size.getStyleClass().add("evidence-note");
        var place = new StackPane(text.viewport().node(), binary);
        body = new VBox(caution, place);
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox.setVgrow(place, Priority.ALWAYS);
        VBox.setVgrow(bytes, Priority.ALWAYS);
        body.getStyleClass().add("evidence-body");
        getChildren().setAll(head, body);
        show(group);
    }

    @Override
    public Region node() {
        return this;
    }

    @Override
    public void show(EvidenceGroup group) {
        Evidence shown = group.first();
        text.is(shown);
        setId("evidence-" + shown.id());
        buttons.name(getId());
        head.show(shown, EvidenceHead.chips(shown));
        String words = FactChips.caution(shown.role());
        caution.setText(words);
        caution.setVisible(!words.isEmpty());
        caution.setManaged(!words.isEmpty());
        switch (shown.content()) {
            case Content.Text content -> {
                text.viewport().show(content.text());
                showBytes(false);
            }
            case Content.Binary content -> {
                text.viewport().show(ExactText.of(""));
                size.setText(Words.get("label.evidence.binary", content.byteLength()));
                bytes.show(content.bytes(), 0);
                bytes.showRows(ROWS);
                showBytes(true);
            }
        }
        text.viewport().node().setAccessibleText(head.words());
        bytes.setAccessibleText(head.words());
    }

    private void showBytes(boolean shown) {
        text.viewport().node().setVisible(!shown);
        text.viewport().node().setManaged(!shown);
        binary.setVisible(shown);
        binary.setManaged(shown);
    }

    @Override
    public List<EvidenceText> texts() {
        return text.evidence().content() instanceof Content.Text ? List.of(text) : List.of();
    }

    @Override
    public List<EvidenceText> watched() {
        return List.of(text);
    }

    @Override
    public void fold(boolean folded) {
        body.setVisible(!folded);
        body.setManaged(!folded);
        head.fold(folded);
        buttons.showFolded(folded);
    }

    @Override
    public void fill(boolean filled) {
        text.viewport().setMaxRows(filled ? 0 : ROWS);
        bytes.showRows(filled ? 0 : ROWS);
        buttons.showAlone(filled);
    }

    @Override
    public void stack(boolean stacked) {}

    @Override
    public String evidenceId() {
        return text.evidence().id();
    }

    @Override
    public void setCurrent(boolean current) {
        pseudoClassStateChanged(CURRENT, current);
    }

    @Override
    public EvidenceHead head() {
        return head;
    }

    @Override
    public boolean has(String evidenceId) {
        return text.evidence().id().equals(evidenceId);
    }
}
