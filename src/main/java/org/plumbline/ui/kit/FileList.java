package org.plumbline.ui.kit;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/// Files with their kind, name and path: Enter or a double click does with one what the list is
/// for, Delete or its button takes it out.
public final class FileList extends ListView<FileList.Row> {

    private static final int MOST_ROWS = 7;

    /// One file.
    ///
    /// @param kind what it is, in a word; "" where that is not known
    /// @param name safe to show
    /// @param path safe to show; "" where the file has none
    /// @param note what must be known of it, such as that it is gone; "" where nothing
    /// @param outWords what its button does, for screen readers and as a tooltip
    public record Row(
            String kind,
            String name,
            String path,
            String note,
            String outWords,
            Runnable onEnter,
            Runnable onOut) {

        String spoken() {
            return String.join(
                    ", ",
                    List.of(name, kind, note, path).stream().filter(p -> !p.isEmpty()).toList());
        }
    }

    public FileList(String id, String accessibleText) {
        setId(id);
        setAccessibleText(accessibleText);
        getStyleClass().add("file-list");
        setCellFactory(list -> new Cell());
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 2) {
                        enter();
                    }
                });
    }

    /// Shows these; the row that was selected stays selected where it is still there.
    public void show(List<Row> rows) {
        int place = Math.max(0, getSelectionModel().getSelectedIndex());
        getItems().setAll(rows);
        if (!rows.isEmpty()) {
            getSelectionModel().select(Math.min(place, rows.size() - 1));
        }
        requestLayout();
    }

    /// As high as its rows, whose height the style sheet has.
    @Override
    protected double computePrefHeight(double width) {
        int rows = Math.clamp(getItems().size(), 1, MOST_ROWS);
        return rows * getFixedCellSize() + snappedTopInset() + snappedBottomInset();
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            enter();
        } else if (event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.BACK_SPACE) {
            event.consume();
            Row row = getSelectionModel().getSelectedItem();
            if (row != null) {
                row.onOut().run();
            }
        }
    }

    private void enter() {
        Row row = getSelectionModel().getSelectedItem();
        if (row != null) {
            row.onEnter().run();
        }
    }

    private static final class Cell extends ListCell<Row> {

        private final Label name = new CutLabel();
        private final Label kind = new Label();
        private final Label note = new Label();
        private final Label path = new CutLabel();
        private final Button out = new Button("", Icons.of(Material2OutlinedAL.CLOSE));
        private final HBox row;

        Cell() {
            name.getStyleClass().addAll("strong", "file-name");
            kind.getStyleClass().addAll("muted", "small");
            kind.setMinWidth(USE_PREF_SIZE);
            note.getStyleClass().addAll("small", "bad");
            note.setMinWidth(USE_PREF_SIZE);
            path.getStyleClass().addAll("muted", "small");
            out.getStyleClass().setAll("button", "link");
            out.setFocusTraversable(false);
            out.setMinWidth(USE_PREF_SIZE);
            var first = new HBox(8, name, kind, note);
            first.setAlignment(Pos.BASELINE_LEFT);
            var words = new VBox(1, first, path);
            HBox.setHgrow(words, Priority.ALWAYS);
            words.setAlignment(Pos.CENTER_LEFT);
            words.setMinWidth(0);
            row = new HBox(8, words, out);
            row.setAlignment(Pos.CENTER_LEFT);
            row.setMinWidth(0);
            row.setPrefWidth(0);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        }

        @Override
        protected void updateItem(@Nullable Row item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            name.setText(item.name());
            kind.setText(item.kind());
            note.setText(item.note());
            path.setText(item.path());
            path.setVisible(!item.path().isEmpty());
            path.setManaged(path.isVisible());
            out.setTooltip(new Tooltip(item.outWords()));
            out.setAccessibleText(item.outWords());
            out.setOnAction(event -> item.onOut().run());
            setAccessibleText(item.spoken());
            setGraphic(row);
        }
    }
}
