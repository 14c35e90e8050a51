package org.plumbline.ui.shell.keys;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.KeyMap;
import org.plumbline.ui.kit.KeyText;
import org.plumbline.ui.kit.Words;

/// One command on the sheet of keys: a button that takes a new key for it, with its keys, and one
/// that gives it the standard ones again.
final class KeyRow extends HBox {

    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");

    private final String id;
    private final KeyMap map;
    private final KeyChange change;
    private final HBox caps = new HBox();
    private final Button button = new Button();
    private final Button standard =
            new Button("", Icons.of(Material2OutlinedMZ.SETTINGS_BACKUP_RESTORE));

    KeyRow(Command command, KeyMap map, KeyChange change) {
        this.id = command.id();
        this.map = map;
        this.change = change;
        var words = new Label(command.words());
        words.setMinWidth(USE_PREF_SIZE);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        caps.getStyleClass().add("key-caps");
        var content = new HBox(words, gap, caps);
        content.getStyleClass().add("key-row");
        button.setId("key-of-" + id.replace('.', '-'));
        button.getStyleClass().setAll("button", "link", "key-button");
        button.setGraphic(content);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setMaxWidth(Double.MAX_VALUE);
        // As wide as the button has room; by itself a graphic is as narrow as it can be.
        content.prefWidthProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () ->
                                        button.getWidth()
                                                - button.snappedLeftInset()
                                                - button.snappedRightInset(),
                                button.widthProperty(),
                                button.insetsProperty()));
        button.setAccessibleHelp(Words.get("shell.keys.row.help"));
        button.setFocusTraversable(false);
        button.setOnAction(event -> change.change(command()));
        button.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        HBox.setHgrow(button, Priority.ALWAYS);
        String name = Words.get("shell.keys.standard", command.words());
        standard.setId("standard-of-" + id.replace('.', '-'));
        standard.getStyleClass().setAll("button", "link", "key-standard");
        standard.setAccessibleText(name);
        standard.setTooltip(new Tooltip(name));
        standard.setFocusTraversable(false);
        standard.setOnAction(event -> change.reset(command()));
        setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(button, standard);
        show();
    }

    /// What the focus goes to.
    Button button() {
        return button;
    }

    boolean isOf(Command command) {
        return command.id().equals(id);
    }

    /// True where the command is called by all typed words, or has a key that is written so.
    ///
    /// @param typed in lower case
    boolean fits(String typed) {
        String words = command().words().toLowerCase(Locale.ROOT);
        return Stream.of(typed.split("\\s+")).allMatch(words::contains)
                || keyWords().toLowerCase(Locale.ROOT).contains(typed);
    }

    /// Shows the keys as they are, or that a new one is waited for.
    void show() {
        Command command = command();
        boolean isChanged = map.isChanged(id);
        standard.setVisible(isChanged);
        caps.getChildren().clear();
        boolean isAsked =
                change.asked().get() instanceof KeyChange.Asked.Key asked && isOf(asked.command());
        button.pseudoClassStateChanged(ASKED, isAsked);
        if (isAsked) {
            caps.getChildren().add(mark("strong", Words.get("shell.keys.press")));
            button.setAccessibleText(
                    Words.get(
                            "shell.keys.row.press", command.words(), change.asked().get().words()));
            return;
        }
        if (isChanged) {
            caps.getChildren().add(mark("muted", Words.get("shell.keys.changed")));
        }
        if (command.keys().isEmpty()) {
            caps.getChildren().add(mark("muted", Words.get("shell.keys.none")));
        }
        command.keys().stream()
                .map(KeyText::cap)
                .distinct()
                .forEach(cap -> caps.getChildren().add(new KeyCap(cap)));
        button.setAccessibleText(
                Words.get(
                        isChanged ? "shell.keys.row.changed" : "shell.keys.row",
                        command.words(),
                        keyWords()));
    }

    private Command command() {
        return map.command(id).orElseThrow();
    }

    private String keyWords() {
        Command command = command();
        return command.keys().isEmpty()
                ? Words.get("shell.keys.none")
                : command.keys().stream().map(KeyText::cap).collect(Collectors.joining(", "));
    }

    private static Label mark(String style, String words) {
        var mark = new Label(words);
        mark.getStyleClass().addAll(style, "small");
        mark.setMinWidth(USE_PREF_SIZE);
        return mark;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.BACK_SPACE) {
            event.consume();
            change.reset(command());
        }
    }
}
