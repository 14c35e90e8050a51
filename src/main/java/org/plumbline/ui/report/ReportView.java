package org.plumbline.ui.report;

import java.util.ArrayList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Words;

/// The whole Report view: files, the parts of the report, and the part that is looked at.
public final class ReportView extends BorderPane {

    private final ReportModel model;
    private final ReportController controller;
    private final Overlay overlay;
    private final FilesBar bar;
    private final Instead instead;
    private final ListView<ReportPart> entries;
    private final CurrentRow<ReportPart> row;
    private final BorderPane page = new BorderPane();
    private final SplitPane split;
    private @Nullable Node pageFirst;

    /// @param overlay where the terms are asked for
    public ReportView(ReportController controller, Overlay overlay) {
        this.controller = controller;
        this.overlay = overlay;
        this.model = controller.model();
        bar = new FilesBar(model, controller, this::askTerms);
        instead = new Instead(controller);
        entries = new ListView<>(model.entries);
        row = CurrentRow.of(entries, controller::show);
        fillEntries();
        split = new SplitPane(entries, page);
        SplitPane.setResizableWithParent(entries, false);
        split.setDividerPositions(0.2);
        setId("report-view");
        setMinSize(0, 0);
        getStyleClass().add("report-view");
        setTop(new VBox(bar, told()));
        model.answer.subscribe(this::show);
        model.entry.subscribe(this::show);
    }

    ReportController controller() {
        return controller;
    }

    /// Puts the focus where every key works.
    public void focusMain() {
        Node first = instead.first();
        if (model.answer.get() instanceof ReportAnswer.Made) {
            entries.requestFocus();
        } else if (first != null) {
            first.requestFocus();
        } else {
            bar.requestFocus();
        }
    }

    /// Puts the focus into the next part: entries, page, entries.
    void focusNextPane() {
        Node inPage = pageFirst;
        if (entries.isFocused() && inPage != null) {
            inPage.requestFocus();
        } else {
            focusMain();
        }
    }

    void openSaveMenu() {
        bar.openSaveMenu();
    }

    /// Asks on which terms the report is made, where there is one to be made.
    void askTerms() {
        if (TermsSheet.canBeAsked(model.answer.get())) {
            new TermsSheet(model, controller::terms).showOn(overlay);
        }
    }

    boolean canAskTerms() {
        return TermsSheet.canBeAsked(model.answer.get());
    }

    private void fillEntries() {
        entries.setId("report-entries");
        entries.getStyleClass().add("report-entries");
        entries.setAccessibleText(Words.get("report.entries"));
        entries.setCellFactory(list -> new EntryCell());
    }

    /// Warnings about the files of a report that was made all the same.
    private Node told() {
        var words = Cards.wrapped("");
        words.setId("report-told");
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        var see = new Button(Words.get("report.see"));
        see.setId("report-told-see");
        see.getStyleClass().setAll("button", "link");
        see.setMinWidth(Region.USE_PREF_SIZE);
        see.setOnAction(event -> controller.seeProblems());
        var strip = new HBox(words, see);
        see.managedProperty().bind(see.visibleProperty());
        strip.getStyleClass().add("notice");
        strip.managedProperty().bind(strip.visibleProperty());
        model.answer.subscribe(
                answer -> {
                    words.setText(warnings(answer));
                    strip.setVisible(!words.getText().isEmpty());
                    see.setVisible(isTold(answer));
                });
        return strip;
    }

    private static boolean isTold(ReportAnswer answer) {
        return answer instanceof ReportAnswer.Made made && !made.told().isEmpty();
    }

    private static String warnings(ReportAnswer answer) {
        if (!(answer instanceof ReportAnswer.Made made)) {
            return "";
        }
        var lines = new ArrayList<String>(made.notes());
        long warnings = made.told().problems().size() + made.told().omitted();
        if (warnings > 0) {
            lines.addFirst(Words.get("report.told", warnings));
        }
        return String.join("\n", lines);
    }

    private void show(ReportAnswer answer) {
        boolean hadFocus = isFocusWithin();
        instead.show(answer);
        setCenter(answer instanceof ReportAnswer.Made ? split : instead);
        if (hadFocus) {
            applyCss();
            focusMain();
        }
    }

    private void show(@Nullable ReportPart entry) {
        row.follow(entry);
        if (entry == null) {
            pageFirst = null;
            page.setCenter(null);
        } else {
            open(entry);
        }
    }

    private void open(ReportPart entry) {
        switch (entry) {
            case ReportPart.Overview overview -> {
                var content = new OverviewPage(overview, controller);
                ScrollPane scroll = scrolled(content);
                // As high as the window, or as it must be with large text.
                scroll.setFitToHeight(true);
                scroll.setFocusTraversable(false);
                put(scroll, content.first());
            }
            case ReportPart.Agreement(var report) -> {
                var content = new AgreementPage(report);
                put(content, content.first());
            }
            case ReportPart.OfJudge(var judge) -> put(scrolled(new JudgePage(judge)));
            case ReportPart.OfStratum(var stratum) ->
                    put(scrolled(new StratumPage(stratum, controller::seeChecks)));
        }
    }

    private void put(ScrollPane content) {
        put(content, content);
    }

    private void put(Node content, Node first) {
        page.setCenter(content);
        pageFirst = first;
    }

    private static ScrollPane scrolled(Region content) {
        var scroll = new ScrollPane(content);
        scroll.setId("report-page");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true);
        return scroll;
    }
}
