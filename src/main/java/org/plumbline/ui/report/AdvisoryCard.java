package org.plumbline.ui.report;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.FieldCounts;
import org.plumbline.report.JudgeCounts;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.LabelParts;
import org.plumbline.report.LabelParts.Part;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Words;

/// What people resolved of the claims, and beside it what the owner and judges said, which is
/// advisory.
final class AdvisoryCard {

    /// How many judges are shown here; the saved forms have all.
    private static final int SHOWN = 40;

    private AdvisoryCard() {}

    static Node of(ClaimCounts claims) {
        var card = Cards.card(Words.get("report.advisory.title"));
        card.getChildren().add(Cards.muted(Words.get("report.advisory.words")));
        var grid = new GridPane();
        grid.getStyleClass().addAll("report-grid", "report-numbers");
        head(grid, claims);
        row(grid, Words.get("report.people"), claims.labels(), true);
        row(grid, Words.get("report.provisional"), claims.provisional(), false);
        for (JudgeCounts judge : claims.judges().subList(0, shown(claims))) {
            row(grid, name(judge), judge.counts(), false);
        }
        card.getChildren().add(Cards.sideways(grid));
        int more = claims.judges().size() - shown(claims);
        if (more > 0) {
            card.getChildren().add(Cards.muted(Words.get("report.advisory.more", more)));
        }
        return card;
    }

    private static int shown(ClaimCounts claims) {
        return Math.min(SHOWN, claims.judges().size());
    }

    private static String name(JudgeCounts judge) {
        return Words.get(
                "report.advisory.judge",
                Visible.of(judge.judge().model()),
                Visible.of(judge.judge().runId()));
    }

    private static void head(GridPane grid, ClaimCounts claims) {
        grid.add(Cards.muted(Words.get("report.advisory.by")), 0, 1);
        int column = 1;
        for (LabelCounts counts : claims.labels().all()) {
            List<Part> parts = LabelParts.of(counts);
            String name = Words.get("report.advisory." + counts.field().word());
            grid.add(Cards.muted(name), column, 0, parts.size(), 1);
            names(grid, column, parts);
            column += parts.size();
        }
    }

    private static void names(GridPane grid, int from, List<Part> parts) {
        for (int i = 0; i < parts.size(); i++) {
            grid.add(right(Cards.muted(parts.get(i).label())), from + i, 1);
        }
    }

    private static void row(GridPane grid, String name, FieldCounts fields, boolean people) {
        int row = grid.getRowCount();
        grid.add(new VBox(Cards.wrapped(name)), 0, row);
        int column = 1;
        for (LabelCounts counts : fields.all()) {
            column += numbers(grid, row, column, counts, people);
        }
    }

    /// Only people dispute.
    ///
    /// @return how many columns they take
    private static int numbers(
            GridPane grid, int row, int from, LabelCounts counts, boolean people) {
        List<Part> parts = LabelParts.of(counts);
        for (int i = 0; i < parts.size(); i++) {
            boolean none = !people && i + 1 == parts.size();
            var label = new Label(none ? "–" : Long.toString(parts.get(i).count()));
            label.setAccessibleText(
                    parts.get(i).label()
                            + " "
                            + (none ? Words.get("report.advisory.none") : label.getText()));
            grid.add(right(label), from + i, row);
        }
        return parts.size();
    }

    private static Label right(Label label) {
        GridPane.setHalignment(label, HPos.RIGHT);
        label.setMinWidth(Label.USE_PREF_SIZE);
        return label;
    }
}
