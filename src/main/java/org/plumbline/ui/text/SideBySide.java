package org.plumbline.ui.text;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.plumbline.text.ExactText;

/// The old and the new text of one path beside or below each other, aligned by line and scrolling
/// together.
///
/// Long lines are wrapped: a line is as high as the longer one of its two sides.
///
/// Each side is a [TextViewport] of its own, to be highlighted and asked like any other, except
/// that texts are shown by [#show] alone. Fillers that keep the sides level are no part of either
/// text.
public final class SideBySide {

    private final RowViewport before;
    private final RowViewport after;
    private final Separator line = new Separator(Orientation.VERTICAL);
    private final HBox beside = new HBox();
    private final VBox below = new VBox();
    private final StackPane box = new StackPane();

    /// The side that the user is acting on; the other follows it.
    private RowViewport leader;

    private SideBySide(Extent extent) {
        before = new RowViewport(extent);
        after = new RowViewport(extent);
        leader = before;
        before.levelWith(after);
        after.levelWith(before);
        box.getStyleClass().add("side-by-side");
        putBeside();
        for (RowViewport side : List.of(before, after)) {
            HBox.setHgrow(side.node(), Priority.ALWAYS);
            VBox.setVgrow(side.node(), Priority.ALWAYS);
            side.node().setPrefWidth(1);
            side.node().addEventFilter(ScrollEvent.ANY, event -> leader = side);
            side.node().addEventFilter(MouseEvent.MOUSE_PRESSED, event -> leader = side);
            side.node().addEventFilter(KeyEvent.KEY_PRESSED, event -> leader = side);
            side.onScrolled(() -> follow(side));
            side.onReveal(() -> leader = side);
        }
    }

    /// Sides that fill the room they are given.
    static SideBySide full() {
        return new SideBySide(Extent.FULL);
    }

    /// Sides for a card, up to `maxRows` lines high.
    public static SideBySide card(int maxRows) {
        return new SideBySide(Extent.card(maxRows));
    }

    /// Puts the old side to the left of the new one. They scroll together, by the one bar at the
    /// right.
    public void putBeside() {
        put(false, line);
    }

    /// Puts the old side above the new one. They scroll together, by the bar of either.
    ///
    /// @param between stands between them
    public void putBelow(Node between) {
        put(true, between);
    }

    private void put(boolean stacked, Node between) {
        beside.getChildren().clear();
        below.getChildren().clear();
        Pane sides = stacked ? below : beside;
        sides.getChildren().setAll(before.node(), between, after.node());
        before.showBar(stacked);
        box.getChildren().setAll(sides);
    }

    /// Lets each side grow to so many lines, or both fill the room they are given where that is 0.
    public void setMaxRows(int maxRows) {
        before.setMaxRows(maxRows);
        after.setMaxRows(maxRows);
    }

    /// The node to put into a screen.
    public Region node() {
        return box;
    }

    /// What the two sides that are shown come to.
    public enum Outcome {
        /// Not one byte differs.
        SAME,
        /// Nothing differs but how lines end.
        ENDS_ALONE,
        /// Some lines end in another way, and others have another text.
        ENDS_TOO,
        /// Only texts of lines differ.
        TEXT
    }

    /// Shows two texts from their start, without any highlight but for changed words. Lines that
    /// differ in their end alone are not marked as changed, but with a sign in the gutter.
    public Outcome show(ExactText old, ExactText now) {
        Rows oldRows = Rows.of(old);
        Rows newRows = Rows.of(now);
        var alignment = Alignment.of(oldRows, newRows);
        before.showSide(oldRows, alignment.oldSide(), Look.REMOVED);
        after.showSide(newRows, alignment.newSide(), Look.ADDED);
        if (old.equals(now)) {
            return Outcome.SAME;
        }
        return alignment.differInEndsAlone()
                ? Outcome.ENDS_ALONE
                : alignment.haveOtherEnds() ? Outcome.ENDS_TOO : Outcome.TEXT;
    }

    /// The left side.
    public TextViewport oldSide() {
        return before;
    }

    /// The right side.
    public TextViewport newSide() {
        return after;
    }

    private void follow(RowViewport scrolled) {
        if (scrolled == leader) {
            (scrolled == before ? after : before).scrollAs(scrolled);
        }
    }
}
