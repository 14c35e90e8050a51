package org.plumbline.ui.label;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.plumbline.ui.kit.KeyCap;
import org.plumbline.ui.kit.LinkButton;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.FindControl;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.SearchHits;

/// Below the texts: the word that is searched in all of them, how often it was found, and the way
/// from hit to hit.
final class FindBar extends HBox {

    private final LabelModel model;
    private final FindControl control;
    private final TextField word = new TextField();
    private final ToggleButton matchCase = new ToggleButton(Words.get("label.find.case"));
    private final Label count = new Label();

    /// Where the focus was before the bar was opened.
    private Optional<Node> before = Optional.empty();

    FindBar(LabelModel model, FindControl control) {
        this.model = model;
        this.control = control;
        getStyleClass().add("find-bar");
        setId("find-bar");
        word.setId("find-word");
        word.setPromptText(Words.get("label.find.prompt"));
        word.setAccessibleText(Words.get("label.find.prompt"));
        word.textProperty().bindBidirectional(model.findWord);
        word.textProperty().subscribe((old, now) -> find());
        matchCase.setId("find-case");
        matchCase.setMinWidth(USE_PREF_SIZE);
        matchCase.setAccessibleText(Words.get("label.find.case.long"));
        matchCase.selectedProperty().bindBidirectional(model.findCase);
        matchCase.selectedProperty().subscribe((old, now) -> find());
        count.setId("find-count");
        count.getStyleClass().add("muted");
        count.setMinWidth(USE_PREF_SIZE);
        word.setMinWidth(80);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren()
                .setAll(
                        word,
                        matchCase,
                        count,
                        gap,
                        link("previous", KeyCap.of("text.find-previous"), () -> control.step(-1)),
                        link("next", KeyCap.of("text.find-next"), () -> control.step(1)),
                        link("close", new KeyCap("Esc"), this::close));
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        visibleProperty().bind(model.finding);
        managedProperty().bind(model.finding);
        model.findAsked.subscribe((old, now) -> focusWord());
        model.found.subscribe((old, found) -> say());
        model.hit.subscribe((old, hit) -> say());
    }

    private void find() {
        control.find(word.getText(), matchCase.isSelected());
    }

    private void focusWord() {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        if (owner != null && !owner.equals(word)) {
            before = Optional.of(owner);
        }
        word.requestFocus();
        word.selectAll();
        find();
    }

    private void close() {
        before.filter(node -> node.getScene() != null).ifPresent(Node::requestFocus);
        before = Optional.empty();
        control.close();
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            close();
        } else if (event.getCode() == KeyCode.ENTER && word.isFocused()) {
            event.consume();
            control.step(event.isShiftDown() ? -1 : 1);
        }
    }

    private void say() {
        SearchHits found = model.found();
        int all = found.inOutput() + found.inEvidence();
        count.setText(
                word.getText().isEmpty()
                        ? ""
                        : all == 0
                                ? Words.get("label.find.none")
                                : Words.get(
                                        "label.find.count",
                                        model.hit.get() + 1,
                                        all,
                                        found.inOutput(),
                                        found.inEvidence()));
    }

    private static Button link(String name, KeyCap key, Runnable action) {
        return new LinkButton("find-" + name, Words.get("label.find." + name), key, action);
    }
}
