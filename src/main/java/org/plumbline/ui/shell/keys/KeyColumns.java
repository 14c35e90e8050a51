package org.plumbline.ui.shell.keys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.Words;

/// The commands that were found, by group, in two columns; Up and Down go from one to the next.
final class KeyColumns extends ScrollPane {

    private final VBox left = new VBox(16);
    private final VBox right = new VBox(16);
    private final Label none = new Label(Words.get("shell.keys.nothing"));

    /// The rows as they are read: down the left column, then the right one.
    private List<KeyRow> order = List.of();

    KeyColumns() {
        // Side by side where there is room, otherwise the right one comes below the left one.
        var columns = new FlowPane(36, 16, left, right);
        columns.getStyleClass().add("key-columns");
        columns.prefWrapLengthProperty().bind(widthProperty());
        left.getStyleClass().add("key-column");
        right.getStyleClass().add("key-column");
        none.setId("key-nothing");
        none.getStyleClass().add("muted");
        setContent(columns);
        setFitToWidth(true);
        setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        // With large text there are more keys than a window is high.
        setMinHeight(0);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Shows these rows under the names of their groups.
    void show(Map<String, List<KeyRow>> groups) {
        left.getChildren().clear();
        right.getChildren().clear();
        var rows = new ArrayList<KeyRow>();
        int half = (groups.values().stream().mapToInt(group -> group.size() + 2).sum() + 1) / 2;
        int placed = 0;
        for (var entry : groups.entrySet()) {
            // A group goes where most of it fits.
            var column = placed + entry.getValue().size() / 2 < half ? left : right;
            column.getChildren().add(group(entry.getKey(), entry.getValue()));
            placed += entry.getValue().size() + 2;
            rows.addAll(entry.getValue());
        }
        if (rows.isEmpty()) {
            left.getChildren().add(none);
        }
        order = List.copyOf(rows);
        order.forEach(row -> row.button().setFocusTraversable(row.equals(order.getFirst())));
        setVvalue(0);
    }

    /// Stays as large as it is now, whatever is shown from now on; nothing before it was laid out.
    void keepSize() {
        if (getHeight() > 0) {
            setPrefSize(getWidth(), getHeight());
        }
    }

    /// Puts the focus on the first command.
    void focusFirst() {
        if (!order.isEmpty()) {
            focus(0);
        }
    }

    private static Node group(String name, List<KeyRow> rows) {
        var title = new Label(name);
        title.getStyleClass().add("strong");
        var group = new VBox(title);
        group.getStyleClass().add("key-group");
        group.getChildren().addAll(rows);
        return group;
    }

    private void pressed(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        int now = focused();
        if (step != 0 && now >= 0) {
            event.consume();
            focus(Math.clamp(now + step, 0, order.size() - 1));
        }
    }

    private int focused() {
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i).button().isFocused()) {
                return i;
            }
        }
        return -1;
    }

    /// Tab comes back to the command that had the focus last.
    private void focus(int index) {
        order.forEach(row -> row.button().setFocusTraversable(false));
        KeyRow row = order.get(index);
        row.button().setFocusTraversable(true);
        row.button().requestFocus();
        reveal(row);
    }

    /// Scrolls just as far as it takes to see the whole row.
    private void reveal(Node row) {
        Bounds place = getContent().sceneToLocal(row.localToScene(row.getLayoutBounds()));
        double room = getViewportBounds().getHeight();
        double hidden = getContent().getLayoutBounds().getHeight() - room;
        if (hidden <= 0) {
            return;
        }
        double top = getVvalue() * hidden;
        double wanted =
                place.getMinY() < top
                        ? place.getMinY()
                        : place.getMaxY() > top + room ? place.getMaxY() - room : top;
        setVvalue(Math.clamp(wanted / hidden, 0, 1));
    }
}
