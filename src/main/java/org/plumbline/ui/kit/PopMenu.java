package org.plumbline.ui.kit;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCombination;

/// The menu of a part of the window, by the right button, Shift+F10 or the menu key. It is filled
/// anew each time it opens. FX thread only.
public final class PopMenu {

    private final ContextMenu menu = new ContextMenu();
    private final Node on;
    private final Supplier<List<MenuItem>> items;

    private PopMenu(Node on, Supplier<List<MenuItem>> items) {
        this.on = on;
        this.items = items;
        menu.setId("pop-menu");
        menu.setAutoHide(true);
    }

    /// Gives a node a menu.
    ///
    /// @param items for what is there now; none opens no menu
    public static void on(Node node, Supplier<List<MenuItem>> items) {
        var pop = new PopMenu(node, items);
        node.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, pop::open);
    }

    private void open(ContextMenuEvent event) {
        List<MenuItem> now = items.get();
        event.consume();
        menu.hide();
        if (!now.isEmpty()) {
            menu.getItems().setAll(now);
            menu.show(on, event.getScreenX(), event.getScreenY());
        }
    }

    /// One thing to do.
    ///
    /// @param id of the node, for tests
    public static MenuItem item(String id, String words, Runnable action) {
        var item = new MenuItem(words);
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }

    /// What a command does, with its key; empty where there is no such command.
    public static Optional<MenuItem> command(Node node, String id) {
        return Optional.ofNullable(node.getScene())
                .flatMap(Keys::of)
                .flatMap(keys -> keys.command(id).map(command -> item(keys, command)));
    }

    private static MenuItem item(Keys keys, Command command) {
        var item = item("pop-" + command.id().replace('.', '-'), command.words(), command.action());
        command.keys().stream()
                .filter(key -> key.getShortcut() == KeyCombination.ModifierValue.DOWN)
                .findFirst()
                .ifPresent(item::setAccelerator);
        String cap = keys.cap(command);
        if (item.getAccelerator() == null && !cap.isEmpty()) {
            // As an accelerator a key without Ctrl might be heard while a note is typed.
            item.setText(Words.get("kit.menu.key", command.words(), cap));
        }
        return item;
    }

    public static MenuItem line() {
        return new SeparatorMenuItem();
    }

    /// Puts a text on the clipboard.
    public static void copy(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
