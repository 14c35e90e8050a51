package org.plumbline.ui.shell.keys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.ui.kit.KeyMap;
import org.plumbline.ui.kit.Words;

/// All commands with their keys on one sheet, made from the commands themselves, so that none can
/// be missing; and the place where a command gets another key.
///
/// The focus begins in the search field; Down goes to the commands, of which one at a time is
/// reached by Tab.
public final class KeySheet extends VBox {

    private final KeyMap map;
    private final KeyChange change;
    private final TextField search = new TextField();
    private final Map<String, List<KeyRow>> groups = new LinkedHashMap<>();
    private final KeyColumns columns = new KeyColumns();
    private final KeyQuestion question;
    private final Button all = new Button(Words.get("shell.keys.all"));

    public KeySheet(KeyMap map, KeyChange change, Runnable onClose) {
        this.map = map;
        this.change = change;
        this.question = new KeyQuestion(change);
        getStyleClass().addAll("sheet", "key-sheet");
        setId("key-sheet");
        for (var command : map.all()) {
            groups.computeIfAbsent(command.group(), name -> new ArrayList<>())
                    .add(new KeyRow(command, map, change));
        }
        VBox.setVgrow(columns, Priority.ALWAYS);
        getChildren().setAll(head(), columns, question, foot(onClose));
        search.textProperty().subscribe(this::find);
        map.changes().subscribe((old, now) -> show());
        change.asked().subscribe((old, asked) -> asked(old, asked));
        rows().forEach(this::listen);
        show();
    }

    /// Where the focus goes when the sheet opens.
    public Node first() {
        return search;
    }

    private HBox head() {
        var title = new Label(Words.get("shell.keys.title"));
        title.getStyleClass().add("headline");
        title.setMinWidth(USE_PREF_SIZE);
        search.setId("key-search");
        search.setPromptText(Words.get("shell.keys.search"));
        search.setAccessibleText(Words.get("shell.keys.search"));
        search.setOnAction(event -> columns.focusFirst());
        search.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.DOWN) {
                        event.consume();
                        columns.focusFirst();
                    }
                });
        HBox.setHgrow(search, Priority.ALWAYS);
        var head = new HBox(24, title, search);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private HBox foot(Runnable onClose) {
        var hint = new Label(Words.get("shell.keys.hint"));
        hint.getStyleClass().addAll("muted", "small", "key-hint");
        hint.setWrapText(true);
        hint.setMinHeight(USE_PREF_SIZE);
        hint.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(hint, Priority.ALWAYS);
        all.setId("key-all");
        all.setMinWidth(USE_PREF_SIZE);
        all.setOnAction(event -> change.resetAll());
        var close = new Button(Words.get("shell.close"));
        close.setId("key-sheet-close");
        close.setMinWidth(USE_PREF_SIZE);
        close.setOnAction(event -> onClose.run());
        return new HBox(12, hint, all, close);
    }

    private Stream<KeyRow> rows() {
        return groups.values().stream().flatMap(List::stream);
    }

    private void listen(KeyRow row) {
        // Whoever goes elsewhere chooses no key any more.
        row.button()
                .focusedProperty()
                .subscribe(
                        (was, is) -> {
                            if (!is
                                    && change.asked().get() instanceof KeyChange.Asked.Key key
                                    && row.isOf(key.command())) {
                                change.no();
                            }
                        });
    }

    private void find(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        var found = new LinkedHashMap<String, List<KeyRow>>();
        groups.forEach(
                (name, rows) -> {
                    var fitting = rows.stream().filter(row -> row.fits(wanted)).toList();
                    if (!fitting.isEmpty()) {
                        found.put(Words.get("shell.keys." + name), fitting);
                    }
                });
        // What was found first has the room of all that there is, so that nothing jumps.
        columns.keepSize();
        columns.show(found);
    }

    private void show() {
        rows().forEach(KeyRow::show);
        all.setDisable(map.changed() == 0);
    }

    /// Shows what is asked now, and puts the focus where it is answered.
    private void asked(KeyChange.Asked before, KeyChange.Asked now) {
        rows().forEach(KeyRow::show);
        switch (now) {
            case KeyChange.Asked.Taking taking -> question.focus();
            case KeyChange.Asked.All every -> question.focus();
            case KeyChange.Asked.Key key -> {}
            case KeyChange.Asked.Nothing nothing -> goBack(before);
        }
    }

    /// The buttons of a question that was answered are gone: the focus goes to what it was about.
    private void goBack(KeyChange.Asked answered) {
        switch (answered) {
            case KeyChange.Asked.Taking taking ->
                    rows().filter(row -> row.isOf(taking.command()))
                            .forEach(row -> row.button().requestFocus());
            case KeyChange.Asked.All every -> search.requestFocus();
            case KeyChange.Asked.Key key -> {}
            case KeyChange.Asked.Nothing nothing -> {}
        }
    }
}
