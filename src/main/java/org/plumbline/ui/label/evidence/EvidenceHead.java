package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.Shortened;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.FactChips;

/// The head of a card: what the evidence is called, and the facts about it.
final class EvidenceHead extends FlowPane {

    /// In clusters.
    private static final int LONGEST_REVISION = 11;

    private final Label name = new CutLabel();

    /// Tells apart what has one name in several folders.
    private final Label folder = new CutLabel();

    /// Says that the current claim cites the whole of it.
    private final Chip whole = new Chip("", Tone.CITED);

    EvidenceHead() {
        getStyleClass().add("evidence-head");
        name.getStyleClass().add("evidence-name");
        folder.getStyleClass().addAll("muted", "small");
    }

    /// Names a piece of evidence, with these facts.
    void show(Evidence evidence, List<Chip> chips) {
        String path = evidence.version().path();
        name.setText(Shown.of(EvidenceNames.of(evidence)));
        name.setTooltip(path == null ? null : new Tooltip(Shown.of(path)));
        folder.setText(Shown.of(EvidenceNames.folder(evidence)));
        getChildren().setAll(name);
        if (!folder.getText().isEmpty()) {
            getChildren().add(folder);
        }
        getChildren().addAll(chips);
        getChildren().add(whole);
        cited("");
    }

    /// Says how the current claim cites the whole of what stands below; "" where it does not.
    void cited(String words) {
        whole.setText(words);
        whole.setVisible(!words.isEmpty());
        whole.setManaged(!words.isEmpty());
    }

    /// All that it says.
    String words() {
        return getChildren().stream()
                .filter(Node::isManaged)
                .map(node -> node instanceof Label label ? label.getText() : "")
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
