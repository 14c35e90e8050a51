package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Sample;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Chip.Tone;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.Highlight;
import org.plumbline.ui.text.Look;
import org.plumbline.ui.text.TextViewport;

/// One piece of evidence: what it is, whether the producer had it, and its exact text.
///
/// A card is used again for the next sample: a text view is dear to make and cheap to fill.
final class EvidenceCard extends VBox {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final String REGION = "region-";

    /// More of binary evidence says nothing to a reader.
    private static final int HEX_BYTES = 256;

    private static final int LONGEST_REVISION = 12;

    private final Label name = new Label();
    private final FlowPane head = new FlowPane();
    private final Label caution = new Label();
    private final TextViewport text = TextViewport.card(18);
    private final Label binary = new Label();
    private Evidence evidence;
    private List<Region> cited = List.of();

    EvidenceCard(Sample sample, Evidence evidence) {
        this.evidence = evidence;
        getStyleClass().addAll("card", "evidence-card");
        head.getStyleClass().add("evidence-head");
        name.getStyleClass().add("evidence-name");
        caution.getStyleClass().add("evidence-note");
        caution.setWrapText(true);
        binary.getStyleClass().addAll("mono", "evidence-binary");
        binary.setWrapText(true);
        var body = new VBox(caution, new StackPane(text.node(), binary));
        body.getStyleClass().add("evidence-body");
        getChildren().setAll(head, body);
        show(sample, evidence);
    }

    /// Shows another piece of evidence.
    void show(Sample sample, Evidence shown) {
        evidence = shown;
        setId("evidence-" + shown.id());
        name.setText(EvidenceNames.of(shown));
        head.getChildren().setAll(name);
        head.getChildren().addAll(chips(shown));
        String words = Facts.caution(shown.role());
        caution.setText(words);
        caution.setVisible(!words.isEmpty());
        caution.setManaged(!words.isEmpty());
        switch (shown.content()) {
            case Content.Text content -> {
                text.show(content.text());
                show(true);
            }
            case Content.Binary content -> {
                text.show(ExactText.of(""));
                binary.setText(hex(content));
                show(false);
            }
        }
        text.node()
                .setAccessibleText(
                        head.getChildren().stream()
                                .map(node -> node instanceof Label label ? label.getText() : "")
                                .collect(Collectors.joining(", ")));
        cite(sample, List.of(), -1);
    }

    private void show(boolean isText) {
        text.node().setVisible(isText);
        text.node().setManaged(isText);
        binary.setVisible(!isText);
        binary.setManaged(!isText);
    }

    Evidence evidence() {
        return evidence;
    }

    TextViewport text() {
        return text;
    }

    /// Marks what the current claim cites of this evidence.
    ///
    /// @param regions all that the claim cites, of any evidence
    /// @param current which of them is the current one, or -1
    void cite(Sample sample, List<Region> regions, int current) {
        cited = regions;
        boolean isHere =
                current >= 0
                        && current < regions.size()
                        && regions.get(current).evidenceId().equals(evidence.id());
        pseudoClassStateChanged(CURRENT, isHere);
        if (!(evidence.content() instanceof Content.Text)) {
            return;
        }
        text.setHighlights(highlights(sample));
        text.setCurrent(isHere ? Set.of(REGION + current) : Set.of());
        if (isHere) {
            regions.get(current).part().ifPresent(text::reveal);
        }
    }

    private List<Highlight> highlights(Sample sample) {
        var highlights = new ArrayList<Highlight>();
        for (var limitation : sample.capture().limitations()) {
            if (evidence.id().equals(limitation.evidenceId())) {
                limitation
                        .spans()
                        .forEach(
                                span ->
                                        highlights.add(
                                                new Highlight("limitation", span, Look.LIMITED)));
            }
        }
        for (int i = 0; i < cited.size(); i++) {
            var region = cited.get(i);
            var span = region.span();
            if (region.evidenceId().equals(evidence.id()) && span != null) {
                highlights.add(new Highlight(REGION + i, span, Look.CITED));
            }
        }
        return highlights;
    }

    private static List<Chip> chips(Evidence evidence) {
        var chips = new ArrayList<Chip>();
        chips.add(Facts.role(evidence.role()));
        chips.add(Facts.seen(evidence.seenByProducer()));
        chips.add(Facts.completeness(evidence.completeness()));
        var side = evidence.version().diffSide();
        if (side != null) {
            chips.add(new Chip(Facts.side(side), Tone.PLAIN));
        }
        String revision = evidence.version().revision();
        if (revision != null) {
            chips.add(revision(revision));
        }
        // Intake has compared the stored digest with the bytes; a case that differs is never shown.
        chips.add(new Chip(Words.get("label.fact.digest"), Tone.PLAIN));
        return chips;
    }

    /// A revision in the few digits that tell it apart, whole in its tooltip.
    private static Chip revision(String revision) {
        boolean isLong = revision.length() > LONGEST_REVISION;
        String shown = isLong ? revision.substring(0, LONGEST_REVISION - 2) + "…" : revision;
        var chip = new Chip(Words.get("label.fact.revision", shown), Tone.PLAIN);
        chip.setAccessibleText(Words.get("label.fact.revision", revision));
        if (isLong) {
            chip.setTooltip(new Tooltip(revision));
        }
        return chip;
    }

    private static String hex(Content.Binary content) {
        byte[] bytes = content.bytes();
        var lines = new StringBuilder(Words.get("label.evidence.binary", bytes.length));
        var format = HexFormat.ofDelimiter(" ");
        for (int from = 0; from < Math.min(bytes.length, HEX_BYTES); from += 16) {
            int to = Math.min(from + 16, Math.min(bytes.length, HEX_BYTES));
            lines.append('\n').append(format.formatHex(bytes, from, to));
        }
        return bytes.length > HEX_BYTES ? lines.append(" …").toString() : lines.toString();
    }
}
