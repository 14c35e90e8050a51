package org.plumbline.ui.report;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.Phrases;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.Words;

/// What one judge said beside what people resolved.
final class JudgePage extends VBox {

    JudgePage(JudgeAgreement judge) {
        getStyleClass().addAll("report-page", "report-cards");
        var title = new Label(Words.get("report.judge.title", Visible.of(judge.judge().model())));
        title.setId("report-judge");
        title.getStyleClass().add("title");
        var run = new Chip(Words.get("report.advisory"), Chip.Tone.LIMIT);
        var head =
                new FlowPane(
                        title,
                        run,
                        Cards.muted(
                                Words.get("report.judge.run", Visible.of(judge.judge().runId()))));
        head.getStyleClass().add("report-chips");
        getChildren().setAll(head, Cards.muted(Phrases.JUDGE_TABLES), maps(judge));
    }

    /// The tables of all fields.
    static Node maps(JudgeAgreement judge) {
        var maps = new FlowPane();
        maps.getStyleClass().add("report-maps");
        judge.fields().forEach((field, table) -> maps.getChildren().add(new HeatMap(field, table)));
        return maps;
    }
}
