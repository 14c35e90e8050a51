package org.plumbline.ui.report;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Kappa;
import org.plumbline.labels.LabelField;
import org.plumbline.report.Figures;
import org.plumbline.report.InWords;
import org.plumbline.report.Phrases;
import org.plumbline.report.RaterPair;
import org.plumbline.report.Report;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.HeadedList;
import org.plumbline.ui.kit.Words;

/// How far raters agreed before anything was settled, a pair and field a row.
final class AgreementPage extends BorderPane {

    private static final String PAIR = "report-pair";
    private static final String FIELD = "report-pair-field";
    private static final String COUNT = "report-count";
    private static final String KAPPA = "report-kappa";

    private final ListView<RaterPair> pairs = new ListView<>();

    AgreementPage(Report report) {
        getStyleClass().add("report-page");
        var title = new Label(Words.get("report.agreement.title"));
        title.getStyleClass().add("title");
        var head = new VBox(title, Cards.muted(Words.get("report.agreement.words")));
        head.getStyleClass().add("report-page-head");
        setTop(head);
        pairs.setId("report-pairs");
        pairs.setAccessibleText(Words.get("report.agreement.title"));
        pairs.setPlaceholder(Cards.muted(Phrases.NO_TWO_RATERS));
        pairs.setCellFactory(list -> new Row());
        pairs.getItems().setAll(report.agreement());
        var table = new BorderPane(new HeadedList(header(), pairs));
        table.getStyleClass().add("report-pairs-table");
        var sideways = new ScrollPane(table);
        sideways.setFitToWidth(true);
        sideways.setFitToHeight(true);
        sideways.setFocusTraversable(false);
        setCenter(sideways);
    }

    /// Where the keys go.
    Node first() {
        return pairs;
    }

    private static HBox header() {
        var row =
                new HBox(
                        head("raters", PAIR),
                        head("field", FIELD),
                        head("n", COUNT),
                        head("same", COUNT),
                        head("raw", COUNT),
                        head("kappa", KAPPA));
        row.getStyleClass().addAll("report-row", "report-head");
        return row;
    }

    private static Label head(String key, String style) {
        var label = Cards.muted(Words.get("report.pair." + key));
        return Cards.column(label, style);
    }

    private static String raters(RaterPair pair) {
        return Visible.of(pair.a()) + " – " + Visible.of(pair.b());
    }

    /// Some pairs one below the other.
    static Node table(List<RaterPair> pairs) {
        var table = new VBox(header());
        for (int i = 0; i < pairs.size(); i++) {
            // A pair is named once, at its first field.
            boolean isFirst = i == 0 || !pairs.get(i - 1).isOfRatersOf(pairs.get(i));
            table.getChildren().add(row(pairs.get(i), isFirst));
        }
        table.getStyleClass().add("report-pairs-table");
        return table;
    }

    private static Node row(RaterPair pair, boolean isFirst) {
        var name = Cards.column(new CutLabel(isFirst ? raters(pair) : ""), PAIR);
        name.getStyleClass().add("strong");
        var row =
                new HBox(
                        name,
                        Cards.column(new Label(pair.field().words()), FIELD),
                        count(Long.toString(pair.table().n())),
                        count(Long.toString(pair.table().agreements())),
                        count(
                                Figures.percent(
                                        pair.table().rawAgreement(), Words.get("report.none"))),
                        kappa(pair));
        row.getStyleClass().addAll("report-row", "report-pair-row");
        return row;
    }

    private static Node kappa(RaterPair pair) {
        return switch (pair.table().kappa()) {
            case Kappa.Value value -> {
                var dot = DotAndWhisker.ofKappas();
                dot.show(value);
                var number = Cards.column(new Label(Figures.typeset(value)), "report-kappa-number");
                yield Cards.column(new HBox(number, dot), KAPPA);
            }
            case Kappa.Undefined reason ->
                    Cards.column(
                            Cards.muted(Words.get("report.no-kappa", InWords.of(reason))), KAPPA);
        };
    }

    private static Label count(String words) {
        return Cards.column(new Label(words), COUNT);
    }

    private static final class Row extends ListCell<RaterPair> {

        Row() {
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable RaterPair pair, boolean empty) {
            super.updateItem(pair, empty);
            if (empty || pair == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            setGraphic(row(pair, pair.field() == LabelField.TRUTH));
            setAccessibleText(
                    raters(pair)
                            + ", "
                            + pair.field().words()
                            + ", "
                            + Phrases.agreement(pair.table()));
        }
    }
}
