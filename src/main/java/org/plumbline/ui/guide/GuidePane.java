package org.plumbline.ui.guide;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.CutLabel;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Words;

/// A guide with its name, what finds in it, and its digest. FX thread only.
final class GuidePane extends BorderPane {

    private final GuideText text = new GuideText();
    private final TextArea plain = new TextArea();
    private final Label title = new CutLabel();
    private final Label below = new CutLabel();
    private final TextField word = new TextField();
    private final Label count = new Label();
    private final GuideFind find = new GuideFind();
    private final BooleanProperty isPlain = new SimpleBooleanProperty();
    private final Latest readings;
    private final Runnable close;
    private Guide guide = Guide.EMPTY;

    /// @param background where guides are read
    /// @param close takes it away
    GuidePane(Background background, Runnable close) {
        readings = new Latest(background);
        this.close = close;
        getStyleClass().add("guide-pane");
        title.getStyleClass().add("strong");
        title.setId("guide-title");
        below.getStyleClass().addAll("mono", "muted", "small");
        plain.setId("guide-plain");
        plain.setEditable(false);
        plain.setWrapText(true);
        plain.visibleProperty().bind(isPlain);
        text.focusTarget().setId("guide");
        text.node().visibleProperty().bind(isPlain.not());
        isPlain.subscribe((was, is) -> carryOver(is));
        setTop(new VBox(head(), findRow()));
        setCenter(new StackPane(text.node(), plain));
        var foot = new HBox(below);
        foot.getStyleClass().add("guide-foot");
        setBottom(foot);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private Node head() {
        var asPlain = new ToggleButton(Words.get("guide.plain"));
        asPlain.setId("guide-as-plain");
        asPlain.getStyleClass().setAll("toggle-button", "filter");
        asPlain.setAccessibleText(Words.get("guide.plain.long"));
        asPlain.setTooltip(new Tooltip(Words.get("guide.plain.long")));
        asPlain.setMinWidth(USE_PREF_SIZE);
        asPlain.selectedProperty().bindBidirectional(isPlain);
        var out = new Button("", Icons.of(Material2OutlinedAL.CLOSE));
        out.setId("guide-close");
        out.getStyleClass().setAll("button", "link");
        out.setAccessibleText(Words.get("guide.close"));
        out.setTooltip(new Tooltip(Words.get("guide.close")));
        out.setMinWidth(USE_PREF_SIZE);
        out.setOnAction(event -> close.run());
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        var head = new HBox(title, asPlain, out);
        head.getStyleClass().add("panel-head");
        return head;
    }

    private Node findRow() {
        word.setId("guide-word");
        word.setPromptText(Words.get("guide.find"));
        word.setAccessibleText(Words.get("command.guide.find"));
        word.textProperty().subscribe((old, now) -> found());
        HBox.setHgrow(word, Priority.ALWAYS);
        count.setId("guide-count");
        count.getStyleClass().addAll("muted", "small");
        count.setMinWidth(USE_PREF_SIZE);
        var row = new HBox(word, count);
        row.getStyleClass().add("guide-find");
        return row;
    }

    /// Whether it is shown as plain text.
    BooleanProperty plainProperty() {
        return isPlain;
    }

    /// What takes the focus to read.
    Node focusTarget() {
        return isPlain.get() ? plain : text.focusTarget();
    }

    /// Shows a page, at the part that speaks of `topic` where it has one.
    void show(GuidePlace.Page page, Optional<String> topic) {
        setId(page.id() + "-sheet");
        setAccessibleText(page.title());
        title.setText(page.title());
        below.setText(page.below());
        count.setText(Words.get("guide.reading"));
        readings.run(
                () -> {
                    Guide read = GuideReader.read(page.markdown());
                    var document = GuideText.laidOut(read);
                    return (Runnable) () -> arrived(read, () -> text.show(read, document), topic);
                },
                Runnable::run,
                failure -> count.setText(""));
    }

    private void arrived(Guide read, Runnable showing, Optional<String> topic) {
        if (!read.equals(guide)) {
            guide = read;
            showing.run();
            plain.setText(read.plain());
            plain.setAccessibleText(title.getText());
        }
        count.setText("");
        found();
        OptionalInt place = topic.map(read::placeOf).orElse(OptionalInt.empty());
        place.ifPresent(this::goTo);
    }

    private void goTo(int place) {
        text.goTo(place);
        int start = guide.plainStart(place);
        plain.positionCaret(Math.min(start, plain.getLength()));
    }

    /// Who changes over to the other form goes on where they were.
    private void carryOver(boolean toPlain) {
        if (toPlain) {
            int place = text.place();
            plain.positionCaret(Math.min(guide.plainStart(place), plain.getLength()));
        }
        if (getScene() != null && hasFocus()) {
            focusTarget().requestFocus();
        }
    }

    /// Whether the focus is anywhere in it.
    boolean hasFocus() {
        Node at = getScene() == null ? null : getScene().getFocusOwner();
        while (at != null && !at.equals(this)) {
            at = at.getParent();
        }
        return at != null;
    }

    // --- finding

    /// Puts the focus on the word to find.
    void askWord() {
        word.requestFocus();
        word.selectAll();
    }

    private void found() {
        find.find(shownText(), word.getText(), 0);
        goToHit();
    }

    /// Goes on to the next hit (1) or back (-1).
    void step(int step) {
        if (word.getText().isEmpty()) {
            askWord();
            return;
        }
        find.step(step);
        goToHit();
    }

    private String shownText() {
        return isPlain.get() ? plain.getText() : text.text();
    }

    private void goToHit() {
        int at = find.current();
        text.mark(isPlain.get() ? List.of() : find.hits(), at);
        count.setText(
                word.getText().isEmpty()
                        ? ""
                        : at < 0
                                ? Words.get("guide.find.none")
                                : Words.get("guide.find.count", at + 1, find.hits().size()));
        if (at >= 0) {
            var hit = find.hits().get(at);
            if (isPlain.get()) {
                plain.selectRange(hit.getStart(), hit.getEnd());
            } else {
                text.select(hit);
            }
        }
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (word.isFocused() && !word.getText().isEmpty()) {
                word.clear();
                focusTarget().requestFocus();
            } else {
                close.run();
            }
        } else if (event.getCode() == KeyCode.ENTER && word.isFocused()) {
            event.consume();
            step(event.isShiftDown() ? -1 : 1);
        }
    }
}
