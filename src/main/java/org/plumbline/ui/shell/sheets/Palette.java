package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.Words;

/// Everything by name: samples, claims and commands, found by typing a part of what they are
/// called.
final class Palette extends VBox {

    /// One thing to go to or to do.
    ///
    /// @param kind what it is, in a word
    /// @param key the key that does the same, or ""
    record Item(String words, String kind, String key, Runnable action) {}

    /// More than these would not be read.
    static final int MOST = 60;

    private final Function<String, List<Item>> search;
    private final TextField field = new TextField();
    private final ObservableList<Item> found = FXCollections.observableArrayList();
    private final ListView<Item> list = new ListView<>(found);

    /// The palette.
    ///
    /// @param search gives what fits the typed words, best first
    /// @param closing the keys that opened it, which close it too
    /// @param onClosed closes it, also before the chosen action is done
    Palette(Function<String, List<Item>> search, Predicate<KeyEvent> closing, Runnable onClosed) {
        this.search = search;
        getStyleClass().addAll("sheet", "palette");
        setId("palette");
        field.setId("palette-field");
        field.setPromptText(Words.get("shell.palette"));
        field.setAccessibleText(Words.get("shell.palette"));
        list.setId("palette-list");
        list.setCellFactory(view -> new Cell());
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label(Words.get("shell.palette.none")));
        VBox.setVgrow(list, Priority.ALWAYS);
        field.textProperty()
                .subscribe(
                        text -> {
                            find();
                            list.getSelectionModel().selectFirst();
                        });
        Runnable choose =
                () -> {
                    Item item = list.getSelectionModel().getSelectedItem();
                    if (item != null) {
                        onClosed.run();
                        item.action().run();
                    }
                };
        field.setOnAction(event -> choose.run());
        list.setOnMouseClicked(event -> choose.run());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::move);
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (closing.test(event)) {
                        event.consume();
                        onClosed.run();
                    }
                });
        getChildren().setAll(field, list);
    }

    private void find() {
        found.setAll(search.apply(field.getText().strip().toLowerCase(Locale.ROOT)));
    }

    /// Searches again, as more can be found by now. What the user went to stays selected; where
    /// they went nowhere, the best is.
    void again() {
        if (getScene() == null) {
            return;
        }
        int place = list.getSelectionModel().getSelectedIndex();
        String before = place > 0 ? found.get(place).words() : "";
        find();
        list.getSelectionModel().selectFirst();
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).words().equals(before)) {
                list.getSelectionModel().clearAndSelect(i);
            }
        }
    }

    Node first() {
        return field;
    }

    private void move(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (step != 0 && !found.isEmpty()) {
            event.consume();
            int next =
                    Math.clamp(
                            list.getSelectionModel().getSelectedIndex() + step,
                            0,
                            found.size() - 1);
            list.getSelectionModel().clearAndSelect(next);
            list.scrollTo(Math.max(0, next - 4));
        }
    }

    private static final class Cell extends ListCell<Item> {

        private final Label words = new CutLabel();
        private final Label kind = new Label();
        private final KeyCap key = new KeyCap("");
        private final HBox row;

        Cell() {
            kind.getStyleClass().addAll("muted", "small");
            kind.setMinWidth(USE_PREF_SIZE);
            var gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            row = new HBox(10, words, gap, kind, key);
            row.setAlignment(Pos.CENTER_LEFT);
            row.setMinWidth(0);
            row.setPrefWidth(0);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        }

        @Override
        protected void updateItem(@Nullable Item item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            words.setText(item.words());
            kind.setText(item.kind());
            key.setText(item.key());
            key.setVisible(!item.key().isEmpty());
            key.setManaged(!item.key().isEmpty());
            setAccessibleText(item.words() + ", " + item.kind());
            setGraphic(row);
        }
    }
}
