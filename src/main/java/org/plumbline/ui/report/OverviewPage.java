package org.plumbline.ui.report;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.InWords;
import org.plumbline.report.LabelParts.Fill;
import org.plumbline.report.Phrases;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;
import org.plumbline.ui.kit.Chip;
import org.plumbline.ui.kit.HeadedList;
import org.plumbline.ui.kit.Room;
import org.plumbline.ui.kit.Words;

/// All strata below each other, what the report was made from, and what it may not be read as.
final class OverviewPage extends BorderPane {

    /// Room for two cards beside each other, in ems.
    private static final double TWO_CARDS = 52;

    private final ListView<Stratum> strata = new ListView<>();

    OverviewPage(ReportPart.Overview overview, ReportController controller) {
        Report report = overview.report();
        getStyleClass().addAll("report-page", "report-overview");
        setTop(head(report, overview.isSample()));
        fill(report, controller);
        // Header and rows move sideways together where the window is too narrow for both.
        var table = new BorderPane(new HeadedList(StratumRow.header(), strata));
        table.getStyleClass().add("report-table");
        var sideways = new ScrollPane(table);
        sideways.setFitToWidth(true);
        sideways.setFitToHeight(true);
        sideways.setFocusTraversable(false);
        var below = new FlowPane(attestations(report), InputsCard.of(report));
        below.getStyleClass().add("report-below");
        Room.of(below).subscribe(room -> share(below, room));
        var scroll = new ScrollPane(below);
        scroll.setId("report-cautions");
        scroll.setFitToWidth(true);
        var split = new SplitPane(sideways, scroll);
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.68);
        setCenter(split);
    }

    /// Beside each other, or below each other where that would leave neither any room.
    private static void share(FlowPane below, Room room) {
        double em = room.width() == 0 ? 0 : below.getWidth() / room.width();
        int columns = room.width() < TWO_CARDS ? 1 : 2;
        double all = below.getWidth() - below.getInsets().getLeft() - below.getInsets().getRight();
        double each = Math.floor((all - (columns - 1) * below.getHgap()) / columns);
        for (Node card : below.getChildren()) {
            if (card instanceof Region region && region.isManaged()) {
                region.setPrefWidth(Math.max(em, each));
            }
        }
    }

    /// Where the keys go.
    Node first() {
        return strata;
    }

    private void fill(Report report, ReportController controller) {
        strata.setId("report-strata");
        strata.setAccessibleText(Words.get("report.strata"));
        strata.setPlaceholder(Cards.muted(Phrases.noCases(report)));
        strata.setCellFactory(list -> new Row());
        strata.getItems().setAll(report.strata());
        strata.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        open(controller);
                    }
                });
        strata.setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 2) {
                        open(controller);
                    }
                });
    }

    private void open(ReportController controller) {
        Stratum chosen = strata.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            controller.show(new ReportPart.OfStratum(chosen));
        }
    }

    private static Node head(Report report, boolean isSample) {
        var title = new Label(Words.get("report.title"));
        title.getStyleClass().add("title");
        var chips = new FlowPane(title);
        chips.getStyleClass().add("report-chips");
        if (isSample) {
            chips.getChildren().add(new Chip(Words.get("report.sample.chip"), Chip.Tone.LIMIT));
        }
        for (String caution : Phrases.cautions(report)) {
            chips.getChildren().add(new Chip(caution, Chip.Tone.PLAIN));
        }
        Phrases.signatures(report)
                .ifPresent(
                        said ->
                                chips.getChildren()
                                        .add(
                                                new Chip(
                                                        said.words(),
                                                        said.isGood()
                                                                ? Chip.Tone.GOOD
                                                                : Chip.Tone.LIMIT)));
        var legend = new FlowPane();
        legend.getStyleClass().add("report-legend");
        legend.getChildren()
                .setAll(
                        Cards.key(Fill.WELL, Phrases.of(Fill.WELL)),
                        Cards.key(Fill.BAD, Phrases.of(Fill.BAD)),
                        Cards.key(Fill.DOUBT, Phrases.of(Fill.DOUBT)),
                        Cards.key(Fill.MISSING, Phrases.of(Fill.MISSING)),
                        Cards.key(Fill.OPEN, Phrases.of(Fill.OPEN)));
        var extent = Cards.muted(extent(report));
        extent.setId("report-extent");
        var head = new VBox(chips, extent, legend);
        head.getStyleClass().add("report-page-head");
        return head;
    }

    /// How much was counted, and of which arm, as in HTML.
    private static String extent(Report report) {
        return Phrases.extent(report)
                + Phrases.counted(report).map(words -> " \u00b7 " + words).orElse("");
    }

    private static Node attestations(Report report) {
        var card = Cards.card(Words.get("report.cautions"));
        card.setId("report-attestations");
        for (var attestation : report.attestations()) {
            card.getChildren().add(Cards.wrapped("• " + InWords.of(attestation)));
        }
        return card;
    }

    private static final class Row extends ListCell<Stratum> {

        Row() {
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            // As wide as the list, which is as wide as its header.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Stratum stratum, boolean empty) {
            super.updateItem(stratum, empty);
            if (empty || stratum == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            setGraphic(StratumRow.of(stratum));
            setAccessibleText(StratumRow.spoken(stratum));
        }
    }
}
