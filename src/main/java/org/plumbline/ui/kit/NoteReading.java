package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// A note with what it names as links, as long as nobody types in it: they are drawn where the
/// words stand in the field, which is behind them and takes every other click.
final class NoteReading extends Region {

    private static final PseudoClass READ = PseudoClass.getPseudoClass("read");

    private final NoteField field;
    private final Supplier<List<Mentions.Target>> targets;
    private final TextFlow flow = new TextFlow();
    private @Nullable Shown shown;
    private int followed = -1;

    /// What is shown: the same words may name other things.
    private record Shown(String words, List<Said> said) {}

    private record Said(int start, String name, String words) {
        static Said of(Mentions.Mention mention) {
            return new Said(mention.start(), mention.target().name(), mention.target().words());
        }
    }

    NoteReading(NoteField field, Supplier<List<Mentions.Target>> targets) {
        this.field = field;
        this.targets = targets;
        getChildren().setAll(field, flow);
        flow.setPickOnBounds(false);
        flow.setManaged(false);
        flow.getStyleClass().add("note-reading");
        var clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        field.textProperty().subscribe(this::turn);
        field.focusedProperty().subscribe(this::turn);
        field.disabledProperty().subscribe(this::turn);
        field.scrollTopProperty().subscribe(this::requestLayout);
    }

    private List<Mentions.Mention> mentions() {
        return Mentions.in(field.getText(), targets.get());
    }

    /// Shows the note as it is to be read now.
    void turn() {
        followed = -1;
        if (field.isFocused() || field.isDisabled()) {
            hide();
        } else {
            show();
        }
    }

    private void hide() {
        flow.setVisible(false);
        flow.getChildren().clear();
        field.pseudoClassStateChanged(READ, false);
    }

    /// Shows the links, where there are any.
    void show() {
        List<Mentions.Mention> mentions = mentions();
        if (mentions.isEmpty()) {
            hide();
            return;
        }
        String words = field.getText();
        // A link that has the focus must not be taken away under it.
        var now = new Shown(words, mentions.stream().map(Said::of).toList());
        if (flow.isVisible() && now.equals(shown)) {
            return;
        }
        shown = now;
        var nodes = new ArrayList<Node>();
        int at = 0;
        for (var mention : mentions) {
            nodes.add(plain(words.substring(at, mention.start())));
            nodes.add(link(mention.target()));
            at = mention.end();
        }
        nodes.add(plain(words.substring(at)));
        flow.getChildren().setAll(nodes);
        flow.setVisible(true);
        field.pseudoClassStateChanged(READ, true);
        requestLayout();
    }

    private static Text plain(String words) {
        var text = new Text(words);
        text.getStyleClass().add("note-words");
        text.setMouseTransparent(true);
        return text;
    }

    private static Hyperlink link(Mentions.Target target) {
        var link = new Hyperlink(target.name());
        link.getStyleClass().add("note-link");
        link.setAccessibleText(target.words());
        link.setTooltip(new Tooltip(target.words()));
        link.setOnAction(event -> target.go().run());
        return link;
    }

    /// Goes to what is named at the caret or next behind it, where the note is typed in; otherwise
    /// to one after the other.
    boolean follow() {
        List<Mentions.Mention> mentions = mentions();
        if (mentions.isEmpty()) {
            return false;
        }
        int next = followed + 1;
        if (field.isFocused()) {
            next = 0;
            while (next < mentions.size() && mentions.get(next).end() < field.getCaretPosition()) {
                next++;
            }
        }
        int place = next % mentions.size();
        mentions.get(place).target().go().run();
        followed = place;
        return true;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return field.prefWidth(height);
    }

    @Override
    protected double computeMinWidth(double height) {
        return field.minWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        return field.prefHeight(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return field.minHeight(width);
    }

    @Override
    protected void layoutChildren() {
        field.resizeRelocate(0, 0, getWidth(), getHeight());
        Insets around = field.getInsets();
        Insets inside =
                field.lookup(".content") instanceof Region content
                        ? content.getInsets()
                        : Insets.EMPTY;
        double left = around.getLeft() + inside.getLeft();
        double width = getWidth() - left - around.getRight() - inside.getRight();
        flow.resizeRelocate(
                left,
                around.getTop() + inside.getTop() - field.getScrollTop(),
                width,
                flow.prefHeight(width));
    }
}
