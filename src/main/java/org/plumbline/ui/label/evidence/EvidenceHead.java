package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.Shortened;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.ChipLine;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.FactChips;

/// The head of a card: what the evidence is called, what can be done to the card, and below that
/// the facts.
final class EvidenceHead extends VBox {

    /// In clusters.
    private static final int LONGEST_REVISION = 11;

    /// How much of a name stays where there is little room, in the height of the text.
    private static final double LEAST_NAME = 5;

    /// The same where the facts stand beside it.
    private static final double NAME_BESIDE_FACTS = 14;

    /// What is left free around a folder, in pixels.
    private static final double ROUND = 16;

    private final CutLabel name = new CutLabel();

    /// Tells apart what has one name in several folders.
    private final Label folder = new CutLabel();

    /// Says that the current claim cites the whole of it.
    private final Chip whole = new Chip("", Tone.CITED);

    private final FlowPane facts = new FlowPane();
    private List<Chip> chips = List.of();
    private final ChipLine inLine = new ChipLine();
    private boolean isFolded;
    private boolean isLow;

    EvidenceHead(CardButtons buttons) {
        getStyleClass().add("evidence-head");
        name.getStyleClass().add("evidence-name");
        name.keep(LEAST_NAME);
        folder.getStyleClass().addAll("muted", "small");
        facts.getStyleClass().add("evidence-facts");
        HBox.setHgrow(inLine, Priority.ALWAYS);
        var line = new HBox(buttons.fold(), name, inLine, buttons.behind());
        line.getStyleClass().add("evidence-title");
        line.setMinWidth(0);
        folder.maxWidthProperty().bind(facts.widthProperty().subtract(ROUND));
        getChildren().setAll(line, facts);
    }

    /// Names a piece of evidence, with these facts.
    void show(Evidence evidence, List<Chip> chips) {
        String path = evidence.version().path();
        name.setText(Shown.of(EvidenceNames.of(evidence)));
        name.setTooltip(path == null ? null : new Tooltip(Shown.of(path)));
        folder.setText(Shown.of(EvidenceNames.folder(evidence)));
        this.chips = List.copyOf(chips);
        cited("");
    }

    /// Shows the name alone, but for what cites all of it.
    void fold(boolean folded) {
        isFolded = folded;
        cited(whole.getText());
    }

    /// Has the facts beside the name, as far as there is room, or all of them below it.
    void setLow(boolean low) {
        isLow = low;
        name.keep(low ? NAME_BESIDE_FACTS : LEAST_NAME);
        cited(whole.getText());
    }

    /// Says how the current claim cites the whole of what stands below; "" where it does not.
    void cited(String words) {
        whole.setText(words);
        List<Chip> said = new ArrayList<>(isFolded ? List.of() : chips);
        if (!words.isEmpty()) {
            said.add(whole);
        }
        facts.getChildren().clear();
        if (isLow) {
            inLine.show(said);
        } else {
            inLine.show(List.of());
            if (!isFolded && !folder.getText().isEmpty()) {
                facts.getChildren().add(folder);
            }
            facts.getChildren().addAll(said);
        }
        facts.setManaged(!facts.getChildren().isEmpty());
    }

    /// All that it says.
    String words() {
        return Stream.concat(Stream.of(name, folder), chips.stream())
                .map(Label::getText)
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /// All facts about a piece of evidence.
    static List<Chip> chips(Evidence evidence) {
        List<Chip> chips = new ArrayList<>();
        chips.add(FactChips.role(evidence.role()));
        chips.add(FactChips.seen(evidence.seenByProducer()));
        chips.add(FactChips.completeness(evidence.completeness()));
        DiffSide side = evidence.version().diffSide();
        if (side != null) {
            chips.add(new Chip(FactChips.side(side), Tone.PLAIN));
        }
        String revision = evidence.version().revision();
        if (revision != null) {
            chips.add(revision(revision));
        }
        if (evidence.content() instanceof Content.Text content) {
            FactChips.hidden(content.text()).ifPresent(chips::add);
        }
        // Intake has compared the stored digest with the bytes; a case that differs is never shown.
        chips.add(new Chip(Words.get("label.fact.digest"), Tone.PLAIN));
        return chips;
    }

    /// The facts of `some` that are, or are not, among those of `others`.
    static List<Chip> split(List<Chip> some, List<Chip> others, boolean shared) {
        return some.stream()
                .filter(
                        chip ->
                                shared
                                        == others.stream()
                                                .anyMatch(
                                                        other ->
                                                                other.getText()
                                                                        .equals(chip.getText())))
                .toList();
    }

    /// A revision in the few digits that tell it apart, whole in its tooltip.
    private static Chip revision(String revision) {
        String shown = Shortened.to(revision, LONGEST_REVISION);
        var chip = new Chip(Words.get("label.fact.revision", shown), Tone.PLAIN);
        chip.setAccessibleText(Words.get("label.fact.revision", revision));
        if (!shown.equals(revision)) {
            chip.setTooltip(new Tooltip(Shown.of(revision)));
        }
        return chip;
    }
}
