package org.plumbline.ui.report;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.CurrentRow;
import org.plumbline.ui.kit.FoldedPanes;
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
    private final FoldedPanes panes;
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
        page.setMinSize(0, 0);
        panes =
                new FoldedPanes(
                        List.of(
                                new FoldedPanes.Part(
                                        "report-pane-parts",
                                        Words.get("report.pane.parts"),
                                        entries),
                                new FoldedPanes.Part(
                                        "report-pane-page", Words.get("report.pane.page"), page)),
                        List.of(0.2));
        panes.show(page);
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
        Node inPage = pageFirst;
        if (model.answer.get() instanceof ReportAnswer.Made) {
            (inPage == null || panes.shows(entries) ? entries : inPage).requestFocus();
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
            panes.show(page);
            inPage.requestFocus();
        } else if (model.answer.get() instanceof ReportAnswer.Made) {
            panes.show(entries);
            entries.requestFocus();
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
        // Where both share one place, going through the list does not leave it.
        entries.setOnMouseClicked(event -> panes.show(page));
        entries.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        focusNextPane();
                    }
                });
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
        setCenter(answer instanceof ReportAnswer.Made ? panes : instead);
        if (hadFocus) {
            applyCss();
            focusMain();
        }
    }

    private void show(@Nullable ReportPart entry) {
        row.follow(entry);
        if (!entries.isFocused()) {
            panes.show(page);
        }
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

    /// Also while the window itself has not the focus.
    private boolean isFocusIn(Node part) {
        Node at = getScene() == null ? null : getScene().getFocusOwner();
        while (at != null && !at.equals(part)) {
            at = at.getParent();
        }
        return at != null;
    }

    private void put(Node content, Node first) {
        boolean hadFocus = isFocusIn(page);
        page.setCenter(content);
        pageFirst = first;
        if (hadFocus) {
            // What was chosen on one page is gone with it.
            applyCss();
            first.requestFocus();
        }
    }

    private static ScrollPane scrolled(Region content) {
        var scroll = new ScrollPane(content);
        scroll.setId("report-page");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true);
        return scroll;
    }
}
