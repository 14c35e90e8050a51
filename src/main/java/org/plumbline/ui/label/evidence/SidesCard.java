package org.plumbline.ui.label.evidence;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.ExactText;
import org.plumbline.text.LineEnds;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.FactChips;
import org.plumbline.ui.text.SideBySide;

/// The old and the new text of one path beside each other, aligned by line.
///
/// Facts that hold for both sides stand in the head, others above their side.
final class SidesCard extends VBox implements EvidenceItem {

    /// What is left free around the name of a side, in pixels.
    private static final double ROUND = 20;

    private final CardButtons buttons;
    private final EvidenceHead head;
    private final SideBySide sides = SideBySide.card(EvidenceCard.ROWS);
    private final Label equal = new Label();
    private final FlowPane oldHead = sideHead();
    private final FlowPane newHead = sideHead();
    private final EvidenceText oldText;
    private final EvidenceText newText;
    private final GridPane heads = new GridPane();
    private final VBox body;

    /// @param group two sides
    SidesCard(EvidenceGroup group, CardActs acts) {
        buttons = new CardButtons(this, acts, true);
        head = new EvidenceHead(buttons);
        oldText = new EvidenceText(sides.oldSide(), group.first());
        newText = new EvidenceText(sides.newSide(), group.newSide().orElseThrow());
        getStyleClass().addAll("card", "evidence-card");
        equal.getStyleClass().add("evidence-note");
        equal.setWrapText(true);
        heads.getStyleClass().add("side-heads");
        body = new VBox(heads, equal, sides.node());
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox.setVgrow(sides.node(), Priority.ALWAYS);
        stack(false);
        body.getStyleClass().addAll("evidence-body", "evidence-sides");
        getChildren().setAll(head, body);
        show(group);
    }

    @Override
    public Region node() {
        return this;
    }

    @Override
    public void show(EvidenceGroup group) {
        Evidence before = group.first();
        Evidence after = group.newSide().orElseThrow();
        oldText.is(before);
        newText.is(after);
        setId("evidence-" + before.id() + "-" + after.id());
        buttons.name(getId());
        List<Chip> oldChips = EvidenceHead.chips(before);
        List<Chip> newChips = EvidenceHead.chips(after);
        head.show(after, EvidenceHead.split(newChips, oldChips, true));
        say(oldHead, DiffSide.OLD, before, EvidenceHead.split(oldChips, newChips, false));
        say(newHead, DiffSide.NEW, after, EvidenceHead.split(newChips, oldChips, false));
        ExactText old = textOf(before);
        ExactText now = textOf(after);
        String note = EndWords.of(sides.show(old, now), LineEnds.of(old), LineEnds.of(now));
        equal.setText(note);
        equal.setVisible(!note.isEmpty());
        equal.setManaged(!note.isEmpty());
        String words = head.words();
        sides.oldSide().node().setAccessibleText(FactChips.side(DiffSide.OLD) + ", " + words);
        sides.newSide().node().setAccessibleText(FactChips.side(DiffSide.NEW) + ", " + words);
    }

    @Override
    public List<EvidenceText> texts() {
        return List.of(oldText, newText);
    }

    @Override
    public List<EvidenceText> watched() {
        return texts();
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
        sides.setMaxRows(filled ? 0 : EvidenceCard.ROWS);
        buttons.showAlone(filled);
    }

    /// Each side has its head above it.
    @Override
    public void stack(boolean stacked) {
        heads.getChildren().clear();
        heads.getColumnConstraints().clear();
        for (int side = 0; side < (stacked ? 1 : 2); side++) {
            var part = new ColumnConstraints();
            part.setPercentWidth(stacked ? 100 : 50);
            heads.getColumnConstraints().add(part);
        }
        heads.add(oldHead, 0, 0);
        if (stacked) {
            sides.putBelow(newHead);
        } else {
            sides.putBeside();
            heads.add(newHead, 1, 0);
        }
        buttons.showStacked(stacked);
    }

    @Override
    public String evidenceId() {
        return oldText.evidence().id();
    }

    @Override
    public void setCurrent(boolean current) {
        pseudoClassStateChanged(EvidenceCard.CURRENT, current);
    }

    @Override
    public EvidenceHead head() {
        return head;
    }

    @Override
    public boolean has(String evidenceId) {
        return texts().stream().anyMatch(text -> text.evidence().id().equals(evidenceId));
    }

    private static void say(FlowPane where, DiffSide side, Evidence evidence, List<Chip> chips) {
        String name = FactChips.side(side);
        var label = new CutLabel(Words.get("label.side.title", name, evidence.id()));
        label.maxWidthProperty().bind(where.widthProperty().subtract(ROUND));
        where.getChildren().setAll(label);
        // The side is said already.
        chips.stream()
                .filter(chip -> !chip.getText().equals(name))
                .<Node>map(chip -> chip)
                .forEach(where.getChildren()::add);
    }

    private static FlowPane sideHead() {
        var head = new FlowPane();
        head.getStyleClass().add("side-head");
        return head;
    }

    private static ExactText textOf(Evidence evidence) {
        return switch (evidence.content()) {
            case Content.Text content -> content.text();
            case Content.Binary _ ->
                    throw new IllegalArgumentException(evidence.id() + " has no lines to compare");
        };
    }
}
