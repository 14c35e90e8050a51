package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.Facet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.QueueControl;
import org.plumbline.ui.label.model.FacetWords;
import org.plumbline.ui.label.model.QueueModel;

/// What the queue can be narrowed to: the frequent filters as buttons, all of them in a menu, and
/// what is chosen there as buttons too, each with how many samples it leaves.
final class QueueFilters extends FlowPane {

    /// More destinations than a menu should have are found by the search.
    private static final int MOST = 60;

    private static final List<Facet> ALWAYS =
            List.of(
                    new Facet.OfState(SampleState.TO_DO),
                    new Facet.OfState(SampleState.IN_PROGRESS),
                    new Facet.OfState(SampleState.DONE),
                    new Facet.Limited());

    /// Shown where there are any.
    private static final List<Facet> OWN = List.of(new Facet.Flagged(), new Facet.Noted());

    private final QueueModel model;
    private final QueueControl control;
    private final ToggleButton all = new ToggleButton();
    private final MenuButton more = new MenuButton(Words.get("label.filter.more"));
    private final Map<Facet, ToggleButton> buttons = new HashMap<>();

    QueueFilters(QueueModel model, QueueControl control) {
        super(4, 4);
        this.model = model;
        this.control = control;
        all.setId("filter-all");
        all.getStyleClass().setAll("toggle-button", "filter");
        all.setOnAction(event -> control.clearFilters());
        more.setId("queue-filter");
        more.setAccessibleText(Words.get("label.filter.more.long"));
        more.getStyleClass().addAll("filter", "filter-more");
        more.setMnemonicParsing(false);
        more.getItems().setAll(new MenuItem(Words.get("label.filter.more")));
        more.setOnShowing(event -> fill());
        model.narrowing.subscribe(this::place);
        model.counts.subscribe(this::place);
        model.searching.subscribe(this::place);
        model.size.subscribe(this::place);
        place();
    }

    /// Opens the menu of all filters.
    void showMenu() {
        more.requestFocus();
        more.show();
    }

    // --- buttons

    /// Shows the buttons there are to be. Those that stay are left alone: they may have the focus.
    private void place() {
        var wanted = new ArrayList<Facet>(ALWAYS);
        OWN.stream().filter(this::isAnyOrChosen).forEach(wanted::add);
        model.narrowing.get().facets().stream()
                .filter(facet -> !wanted.contains(facet))
                .sorted(FacetWords.ORDER)
                .forEach(wanted::add);
        boolean loses =
                buttons.entrySet().stream()
                        .anyMatch(
                                one ->
                                        one.getValue().isFocused()
                                                && !wanted.contains(one.getKey()));
        var nodes = new ArrayList<Node>();
        nodes.add(all);
        wanted.forEach(facet -> nodes.add(buttons.computeIfAbsent(facet, this::button)));
        nodes.add(more);
        if (!getChildren().equals(nodes)) {
            getChildren().setAll(nodes);
        }
        if (loses) {
            more.requestFocus();
        }
        tell();
    }

    private boolean isAnyOrChosen(Facet facet) {
        return count(facet) > 0 || model.narrowing.get().has(facet);
    }

    private int count(Facet facet) {
        return model.counts.get().getOrDefault(facet, 0);
    }

    private ToggleButton button(Facet facet) {
        var button = new ToggleButton();
        button.setId("filter-" + FacetWords.id(facet));
        button.getStyleClass().setAll("toggle-button", "filter");
        button.setMnemonicParsing(false);
        button.setOnAction(event -> control.toggle(facet));
        return button;
    }

    private void tell() {
        boolean isNone = model.narrowing.get().isNone();
        int among = model.searching.get().isOn() ? model.searching.get().samples() : model.size.get();
        all.setText(Words.get("label.filter.counted", Words.said(Words.get("label.filter.all")), among));
        all.setSelected(isNone);
        buttons.forEach(
                (facet, button) -> {
                    boolean isChosen = model.narrowing.get().has(facet);
                    String words = counted(facet);
                    button.setSelected(isChosen);
                    button.setText(isChosen ? Words.get("label.filter.chosen", Words.said(words)) : words);
                    button.setAccessibleText(
                            isChosen
                                    ? Words.get("label.filter.chosen.long", Words.said(words))
                                    : words);
                });
    }

    private String counted(Facet facet) {
        return Words.get(
                "label.filter.counted", Words.said(FacetWords.of(facet)), count(facet));
    }

    // --- the menu

    private void fill() {
        var menus = new ArrayList<MenuItem>();
        for (Facet.Kind kind : Facet.Kind.values()) {
            List<Facet> facets =
                    model.counts.get().keySet().stream()
                            .filter(facet -> facet.kind() == kind)
                            .sorted(FacetWords.ORDER)
                            .toList();
            switch (kind) {
                case LIMITED, FLAGGED, NOTED -> facets.forEach(facet -> menus.add(item(facet)));
                case STATE, CAPTURE, LIMITATION, DESTINATION, PRACTICE -> {
                    if (!facets.isEmpty()) {
                        menus.add(menu(kind, facets));
                    }
                }
            }
        }
        var clear = new MenuItem(Words.get("command.go.all"));
        clear.setId("filter-item-all");
        clear.setDisable(!model.isNarrowed());
        clear.setOnAction(event -> control.showAll());
        menus.add(new SeparatorMenuItem());
        menus.add(clear);
        more.getItems().setAll(menus);
    }

    private Menu menu(Facet.Kind kind, List<Facet> facets) {
        var menu = new Menu(FacetWords.of(kind));
        facets.stream().limit(MOST).forEach(facet -> menu.getItems().add(item(facet)));
        if (facets.size() > MOST) {
            var others = new MenuItem(Words.get("label.filter.others", facets.size() - MOST));
            others.setDisable(true);
            menu.getItems().add(others);
        }
        return menu;
    }

    private MenuItem item(Facet facet) {
        var item = new CheckMenuItem(counted(facet));
        boolean isChosen = model.narrowing.get().has(facet);
        item.setMnemonicParsing(false);
        item.setSelected(isChosen);
        item.setDisable(count(facet) == 0 && !isChosen);
        item.setOnAction(event -> control.toggle(facet));
        return item;
    }
}
