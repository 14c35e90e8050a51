package org.plumbline.ui.shell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Words;

/// All keys on one sheet, made from the commands themselves, so that none can be missing.
final class KeySheet extends VBox {

    private final Button close = new Button(Words.get("shell.close"));

    KeySheet(List<Command> commands, Runnable onClose) {
        getStyleClass().add("sheet");
        setId("key-sheet");
        var title = new Label(Words.get("shell.keys.title"));
        title.getStyleClass().add("headline");
        var columns = new HBox(36);
        var groups = byGroup(commands);
        var left = new VBox(16);
        var right = new VBox(16);
        int placed = 0;
        int half = (groups.values().stream().mapToInt(group -> group.size() + 2).sum() + 1) / 2;
        for (var entry : groups.entrySet()) {
            // A group goes where most of it fits.
            (placed + entry.getValue().size() / 2 < half ? left : right)
                    .getChildren()
                    .add(group(Words.get("shell.keys." + entry.getKey()), entry.getValue()));
            placed += entry.getValue().size() + 2;
        }
        columns.getChildren().setAll(left, right);
        close.setId("key-sheet-close");
        close.setDefaultButton(true);
        close.setOnAction(event -> onClose.run());
        var hint = new Label(Words.get("shell.keys.hint"));
        hint.getStyleClass().addAll("muted", "small");
        hint.setWrapText(true);
        hint.getStyleClass().add("key-hint");
        hint.setMinHeight(USE_PREF_SIZE);
        columns.getStyleClass().add("key-columns");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        close.setMinWidth(USE_PREF_SIZE);
        // With large text there are more keys than a window is high.
        var scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().setAll(title, scroll, new HBox(12, hint, gap, close));
    }

    /// Where the focus goes when the sheet opens.
    Node first() {
        return close;
    }

    private static Map<String, List<Command>> byGroup(List<Command> commands) {
        var groups = new LinkedHashMap<String, List<Command>>();
        for (var command : commands) {
            if (!command.keys().isEmpty()) {
                groups.computeIfAbsent(command.group(), key -> new ArrayList<>()).add(command);
            }
        }
        return groups;
    }

    private static Node group(String name, List<Command> commands) {
        var title = new Label(name);
        title.getStyleClass().add("strong");
        var group = new VBox(title);
        group.getStyleClass().add("key-group");
        for (var command : commands) {
            var words = new Label(command.words());
            words.setMinWidth(Region.USE_PREF_SIZE);
            var gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            var row = new HBox(words, gap);
            row.getStyleClass().add("key-row");
            command.keys().stream()
                    .map(Keys::cap)
                    .distinct()
                    .forEach(cap -> row.getChildren().add(new KeyCap(cap)));
            group.getChildren().add(row);
        }
        return group;
    }
}
