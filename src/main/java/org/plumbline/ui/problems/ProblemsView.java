package org.plumbline.ui.problems;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.problem.Severity;
import org.plumbline.session.problems.ProblemForm;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.FileChip;
import org.plumbline.ui.kit.FlowLine;
import org.plumbline.ui.kit.InsteadPage;
import org.plumbline.ui.kit.MenuRoom;
import org.plumbline.ui.kit.Spread;
import org.plumbline.ui.kit.Words;

/// The whole Problems view: the files, their problems, and the place of the current one.
public final class ProblemsView extends BorderPane {

    private final ProblemsModel model;
    private final ProblemsController controller;
    private final ProblemTable table;
    private final PlacePane place;
    private final TextField search = new TextField();

    public ProblemsView(ProblemsController controller) {
        this.controller = controller;
        this.model = controller.model();
        table = new ProblemTable(model, controller);
        place = new PlacePane(model, controller);
        var split = new SplitPane(table, place);
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.55);
        setId("problems-view");
        getStyleClass().add("problems-view");
        setTop(new VBox(bar(), filters()));
        table.fit(this);
        model.failed.subscribe(why -> swap(why.isEmpty() ? split : instead(why)));
    }

    /// What stands in the place of problems that could not be looked for.
    private Node instead(String why) {
        return new InsteadPage("problems-failed", Words.get("problems.cannot"))
                .say(why)
                .way("problems-retry", Words.get("shell.again"), controller::check)
                .way("problems-another", Words.get("problems.add"), controller::askFile);
    }

    private void swap(Node center) {
        boolean hadFocus = isFocusWithin();
        setCenter(center);
        if (hadFocus) {
            applyCss();
            focusMain();
        }
    }

    ProblemsController controller() {
        return controller;
    }

    /// Puts the focus where every key works.
    public void focusMain() {
        if (getCenter() instanceof InsteadPage page) {
            page.first().requestFocus();
        } else {
            table.requestFocus();
        }
    }

    void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    /// Puts the focus into the next part: problems, place, problems.
    void focusNextPane() {
        if (table.isFocused()) {
            place.focusFirst();
        } else {
            table.requestFocus();
        }
    }

    private Node bar() {
        var files = new FlowLine();
        files.setId("problems-files");
        Runnable fill =
                () -> files.getChildren().setAll(model.files.stream().map(this::chip).toList());
        model.files.addListener((ListChangeListener<Path>) change -> fill.run());
        var again = new ActButton("problems-again", Words.get("problems.again"), controller::check);
        var add = new ActButton("problems-add", Words.get("problems.add"), controller::askFile);
        again.disableProperty().bind(model.busy);
        var bar = new Spread(files, new FlowLine(add, again, save()));
        bar.getStyleClass().addAll("panel-head", "problems-bar");
        return bar;
    }

    /// A file with the button that takes it out.
    private Node chip(Path file) {
        return new FileChip(
                file, name -> Words.get("problems.remove", name), () -> controller.remove(file));
    }

    private Node save() {
        var menu = new MenuButton(Words.get("problems.save"));
        menu.setId("problems-save");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        MenuRoom.keep(menu);
        for (ProblemForm form : ProblemForm.values()) {
            var item = new MenuItem(Words.get("problems.save." + form.word()));
            item.setId("problems-save-" + form.word());
            item.setOnAction(event -> controller.save(form));
            menu.getItems().add(item);
        }
        menu.disableProperty().bind(model.found.isNull());
        return menu;
    }

    private Node filters() {
        search.setId("problems-search");
        search.setPromptText(Words.get("problems.search"));
        search.setAccessibleText(Words.get("problems.search"));
        search.setPrefColumnCount(24);
        search.textProperty()
                .subscribe((old, words) -> controller.filter(model.filter.get().withWords(words)));
        search.setOnAction(event -> table.requestFocus());
        var summary = new Label();
        summary.setId("problems-summary");
        summary.getStyleClass().add("muted");
        model.found.subscribe(found -> summary.setText(summary()));
        var row =
                new FlowPane(
                        6,
                        4,
                        severity("all", null),
                        severity("error", Severity.ERROR),
                        severity("warning", Severity.WARNING),
                        search);
        row.setMinWidth(0);
        summary.setWrapText(true);
        summary.setMinHeight(Region.USE_PREF_SIZE);
        summary.managedProperty().bind(summary.textProperty().isNotEmpty());
        var filters = new VBox(row, summary);
        filters.getStyleClass().add("problems-filters");
        return filters;
    }

    private Node severity(String key, @Nullable Severity severity) {
        var button = new ToggleButton();
        button.setId("problems-filter-" + key);
        button.getStyleClass().setAll("toggle-button", "filter");
        button.setOnAction(
                event -> {
                    controller.filter(model.filter.get().withSeverity(severity));
                    button.setSelected(true);
                });
        model.filter.subscribe(filter -> button.setSelected(filter.severity() == severity));
        model.found.subscribe(
                found -> button.setText(Words.get("problems.filter." + key, count(severity))));
        return button;
    }

    private long count(@Nullable Severity severity) {
        var found = model.found.get();
        List<Problem> all = found == null ? List.of() : found.problems();
        return all.stream()
                .filter(problem -> severity == null || problem.severity() == severity)
                .count();
    }

    private String summary() {
        var found = model.found.get();
        if (found == null) {
            return Words.get("problems.nothing");
        }
        int files = model.files.size();
        return found.isEmpty()
                ? Words.get("problems.none", files)
                : found.omitted() > 0 ? Words.get("problems.omitted", found.omitted()) : "";
    }

    /// A word in the form that keys of words have.
    static String key(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }
}
