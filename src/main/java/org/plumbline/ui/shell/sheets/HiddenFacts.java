package org.plumbline.ui.shell.sheets;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.Placement;
import org.plumbline.corpus.Provenance;
import org.plumbline.corpus.Provisional;
import org.plumbline.corpus.Receipt;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Words;

/// The hidden half of a case: where it stands in the evaluation, where its output came from, and
/// what the owner of the corpus made of it. All texts are shown with visible escapes.
final class HiddenFacts extends ScrollPane {

    private static final double HEIGHT = 380;

    private final GridPane grid = new GridPane();

    HiddenFacts(Case whole) {
        setId("hidden-facts");
        setAccessibleText(Words.get("shell.hidden.title", whole.sampleId()));
        grid.getStyleClass().add("facts");
        grid.setHgap(16);
        grid.setVgap(4);
        placement(whole.placement());
        fact("producer-status", whole.producerStatus().word());
        provenance(whole.provenance());
        for (Evidence evidence : whole.sample().evidence()) {
            Origin origin = whole.origins().get(evidence.id());
            if (origin != null) {
                origin(evidence, origin);
            }
        }
        for (Provisional claim : whole.provisional()) {
            fact(
                    "claim",
                    claim.claimId(),
                    Words.get(
                            "shell.hidden.reason",
                            Words.said(labels(claim)),
                            orNone(claim.reason())));
        }
        for (LabelField field : LabelField.ofSample()) {
            fact("measure", field.word(), quality(whole.expectedQuality().in(field)));
        }
        setContent(grid);
        setFitToWidth(true);
        setPrefHeight(HEIGHT);
    }

    private void placement(Placement placement) {
        fact("name", placement.name());
        fact("group", placement.group());
        fact("split", placement.split().word());
        fact("sampling", placement.sampling().word());
        fact("practice", placement.practice());
        fact("provider", placement.provider());
    }

    private void provenance(Provenance provenance) {
        fact("source-record", provenance.sourceRecord());
        fact("revision", provenance.revision());
        fact("producer-model", provenance.producerModel());
        fact("prompt-digest", provenance.promptDigest());
        fact("catalog-revision", provenance.catalogRevision());
        fact("cost", number(provenance.costUsd()));
        fact("elapsed", number(provenance.elapsedSeconds()));
    }

    /// Where evidence was found again, and whether that is what was read at the time.
    private void origin(Evidence evidence, Origin origin) {
        var title = new Label(Words.get("shell.hidden.origin", evidence.id()));
        title.getStyleClass().add("strong");
        title.setWrapText(true);
        grid.add(title, 0, grid.getRowCount(), 2, 1);
        fact("origin.api", origin.api());
        fact("origin.repository", origin.repository());
        fact("origin.path", origin.path());
        fact("origin.commit", origin.commit());
        fact("origin.digest", origin.sha256());
        fact("origin.recovered", origin.recoveredAt());
        add(Words.get("shell.hidden.origin.receipt"), receipt(origin.receipt(evidence)));
    }

    private static String receipt(Receipt receipt) {
        return Words.get(
                switch (receipt) {
                    case EQUALS -> "shell.hidden.receipt.equals";
                    case DIFFERS -> "shell.hidden.receipt.differs";
                    case NOT_COMPLETE -> "shell.hidden.receipt.not-complete";
                    case NO_DIGEST -> "shell.hidden.receipt.no-digest";
                });
    }

    private void fact(String name, @Nullable String value) {
        add(Words.get("shell.hidden." + name), orNone(value));
    }

    private void fact(String name, String of, String value) {
        add(Words.get("shell.hidden." + name, of), value);
    }

    private void add(String name, String value) {
        var label = new Label(name);
        label.getStyleClass().addAll("muted", "small");
        label.setMinWidth(USE_PREF_SIZE);
        var words = new Label(value);
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), label, words);
    }

    private static String labels(Provisional claim) {
        return LabelField.ofClaim().stream()
                .map(
                        field ->
                                Words.get(
                                        "shell.hidden.label",
                                        field.words(),
                                        HistoryWords.word(claim.labels().of(field))))
                .collect(Collectors.joining(", "));
    }

    /// In a corpus null is unscored.
    private static String quality(LabelValue value) {
        return value == QualityValue.NULL
                ? Words.get("shell.hidden.none")
                : HistoryWords.value(value);
    }

    private static @Nullable String number(@Nullable Double value) {
        return value == null ? null : Double.toString(value);
    }

    private static String orNone(@Nullable String text) {
        return text == null ? Words.get("shell.hidden.none") : Visible.of(text);
    }
}
