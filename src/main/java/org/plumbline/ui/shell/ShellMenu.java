package org.plumbline.ui.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.session.Workspace;
import org.plumbline.session.settings.Theme;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.MenuRoom;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.rooms.Door;

/// The menu at the end of the top bar: files, looks, help. It is filled anew each time it opens.
final class ShellMenu {

    private final Door door;
    private final Workspace workspace;
    private final LookControl look;
    private final Keys keys;
    private final MenuButton button = new MenuButton();

    ShellMenu(Door door, Workspace workspace, LookControl look, Keys keys) {
        this.door = door;
        this.workspace = workspace;
        this.look = look;
        this.keys = keys;
        button.setId("menu");
        button.setGraphic(Icons.of(Material2OutlinedMZ.MENU));
        button.setAccessibleText(Words.get("shell.menu"));
        button.getStyleClass().add("menu-only");
        button.setOnShowing(event -> fillToFit());
        MenuRoom.keep(button);
        // Its accelerators are heard while it is closed: they follow the keys at once.
        keys.map().changes().subscribe(now -> fill());
    }

    MenuButton button() {
        return button;
    }

    private void fillToFit() {
        fill();
        double height = button.getScene().getHeight() / button.getFont().getSize();
        button.getItems().setAll(MenuGroups.fit(List.copyOf(button.getItems()), height));
    }

    private void fill() {
        button.getItems()
                .setAll(
                        item("file.open"),
                        recent(),
                        item("file.sample"),
                        item("file.files"),
                        item("file.close"));
        button.getItems().add(new SeparatorMenuItem());
        button.getItems()
                .addAll(
                        ofView("label.undo", "records.undo"),
                        ofView("label.redo", "records.redo"),
                        ofView("text.find", "problems.search"));
        button.getItems().add(new SeparatorMenuItem());
        button.getItems()
                .addAll(
                        item("file.export"),
                        item("file.print"),
                        item("file.sign"),
                        item("file.verify"),
                        item("file.rater"),
                        item("file.order"),
                        item("file.takeover"));
        List.of("file.others", "file.anew", "file.unblind", "file.hidden", "file.checks").stream()
                .filter(keys::applies)
                .map(this::item)
                .forEach(button.getItems()::add);
        button.getItems()
                .addAll(
                        item("label.history"),
                        item("label.flag"),
                        goOn(),
                        new SeparatorMenuItem(),
                        themes(),
                        sizes(),
                        item("text.marks"),
                        item("text.wrap"),
                        item("file.pace"),
                        new SeparatorMenuItem(),
                        help(),
                        item("file.quit"));
    }

    /// What the shown view calls so; that of the first view, which can do nothing then, where the
    /// shown one has none.
    private MenuItem ofView(String... ids) {
        return item(Stream.of(ids).filter(keys::applies).findFirst().orElse(ids[0]));
    }

    /// A switch, so that the menu says how it is.
    private MenuItem goOn() {
        Command command = keys.command("label.go-on").orElseThrow();
        var item = new CheckMenuItem(command.words());
        item.setId("menu-label-go-on");
        item.setSelected(workspace.settings().labelling().goOn());
        item.setOnAction(event -> command.action().run());
        return item;
    }

    private MenuItem item(String id) {
        Command command = keys.command(id).orElseThrow();
        var item = new MenuItem(command.words());
        item.setId("menu-" + id.replace('.', '-'));
        item.setDisable(!keys.applies(id));
        item.setOnAction(event -> command.action().run());
        // A key without Ctrl as an accelerator would be heard while a note is typed.
        command.keys().stream()
                .filter(key -> key.getShortcut() == KeyCombination.ModifierValue.DOWN)
                .findFirst()
                .ifPresent(item::setAccelerator);
        return item;
    }

    private Menu recent() {
        var menu = new Menu(Words.get("shell.menu.recent"));
        menu.setId("menu-recent");
        var items = new ArrayList<MenuItem>();
        for (Path file : workspace.settings().recent()) {
            var item = new MenuItem(Shown.of(file.toString()));
            item.setMnemonicParsing(false);
            item.setOnAction(event -> door.open(file));
            items.add(item);
        }
        if (items.isEmpty()) {
            var none = new MenuItem(Words.get("shell.menu.recent.none"));
            none.setDisable(true);
            items.add(none);
        } else {
            var forget = new MenuItem(Words.get("shell.menu.recent.forget"));
            forget.setOnAction(event -> workspace.change(settings -> settings.withoutRecent()));
            items.add(new SeparatorMenuItem());
            items.add(forget);
        }
        menu.getItems().setAll(items);
        return menu;
    }

    private Menu help() {
        var menu = new Menu(Words.get("shell.menu.help"));
        menu.setId("menu-help");
        List.of("file.guide", "file.numbers", "file.keys", "file.tour", "file.about")
                .forEach(id -> menu.getItems().add(item(id)));
        return menu;
    }

    private Menu themes() {
        var menu = new Menu(Words.get("shell.menu.theme"));
        var group = new ToggleGroup();
        for (var theme : Theme.values()) {
            String name = LookControl.key(theme);
            var item = new RadioMenuItem(Words.get("shell.theme." + name));
            item.setId("menu-theme-" + name);
            item.setToggleGroup(group);
            item.setSelected(theme == workspace.settings().theme());
            item.setOnAction(event -> look.theme(theme));
            menu.getItems().add(item);
        }
        return menu;
    }

    private Menu sizes() {
        var menu = new Menu(Words.get("shell.menu.size"));
        var group = new ToggleGroup();
        for (int percent : Appearance.SIZES) {
            var item = new RadioMenuItem(percent + " %");
            item.setToggleGroup(group);
            item.setSelected(percent == workspace.settings().textPercent());
            item.setOnAction(event -> look.size(percent));
            menu.getItems().add(item);
        }
        menu.getItems().add(new SeparatorMenuItem());
        List.of("file.larger", "file.smaller", "file.usual")
                .forEach(id -> menu.getItems().add(item(id)));
        return menu;
    }
}
