package org.plumbline.ui.report;

import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.plumbline.report.Input;
import org.plumbline.report.Phrases;
import org.plumbline.report.Report;
import org.plumbline.ui.kit.Words;

/// The files that a report was made from, each by its digest.
final class InputsCard {

    private InputsCard() {}

    static Node of(Report report) {
        var card = Cards.card(Words.get("report.inputs"));
        card.setId("report-inputs");
        report.inputs().forEach(input -> card.getChildren().add(line(input)));
        return card;
    }

    private static Node line(Input input) {
        var digest = Cards.wrapped(input.sha256().hex());
        digest.getStyleClass().addAll("mono", "small");
        var line = new VBox(Cards.wrapped(input.format()), digest);
        Phrases.labels(input).ifPresent(words -> line.getChildren().add(1, Cards.muted(words)));
        return line;
    }
}
