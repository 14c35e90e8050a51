package org.plumbline.ui.text;

import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.plumbline.text.Span;

/// Where the caret is and what is selected, in the text itself; the rows only show it.
///
/// The caret stands between grapheme clusters, never inside one and never between CR and LF. Its
/// place is kept in UTF-16 units and told in bytes.
final class TextCaret {

    private final ReadOnlyIntegerWrapper offset = new ReadOnlyIntegerWrapper(this, "caret");
    private final ReadOnlyObjectWrapper<Optional<Span>> selection =
            new ReadOnlyObjectWrapper<>(this, "selection", Optional.empty());
    private final Painted painted;
    private final RowPane rows;
    private int anchor;
    private int unit;

    /// Whether it is drawn at the end of a wrapped line and not at the start of the next.
    private boolean trailing;

    TextCaret(Painted painted, RowPane rows) {
        this.painted = painted;
        this.rows = rows;
    }

    ReadOnlyIntegerProperty offsetProperty() {
        return offset.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Span>> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    /// The unit before which the caret stands.
    int unit() {
        return unit;
    }

    /// The rows around the caret.
    SpokenWindow window() {
        return SpokenWindow.around(painted.table().rows(), unit);
    }

    int selectionStart() {
        return Math.min(anchor, unit);
    }

    int selectionEnd() {
        return Math.max(anchor, unit);
    }

    boolean hasSelection() {
        return anchor != unit;
    }

    /// Goes to a boundary between clusters.
    ///
    /// @param extend whether what is between there and the anchor becomes selected
    void stepTo(int boundary, boolean extend) {
        trailing = false;
        set(extend ? anchor : boundary, boundary);
        rows.reveal(painted.table().ofUnit(boundary), 0);
    }

    /// Goes to a unit, or to the start of the cluster that it is a part of.
    ///
    /// @param extend whether what is between there and the anchor becomes selected
    void moveTo(int target, boolean extend) {
        moveTo(new Goal(target, false), extend);
    }

    /// Goes to a place.
    void moveTo(Goal goal, boolean extend) {
        int to = Graphemes.floor(painted.table().rows().value(), goal.unit());
        trailing = goal.trailing() && to == goal.unit();
        set(extend ? anchor : to, to);
        rows.reveal(painted.table().ofUnit(to), 0);
    }

    /// A place to go to.
    ///
    /// @param trailing whether the caret there is drawn at the end of the line before it
    record Goal(int unit, boolean trailing) {}

    /// Selects exactly these units, which may begin or end inside a cluster.
    void select(int from, int to) {
        trailing = false;
        set(from, to);
    }

    /// Shows the caret where it is in rows that have changed.
    void showAgain() {
        set(anchor, unit);
    }

    private void set(int from, int to) {
        anchor = from;
        unit = to;
        PositionTable table = painted.table();
        rows.showCaret(table.ofUnit(from), new CaretPlace(table.ofUnit(to), trailing));
        int byteTo = table.text().byteOffset(to);
        int byteFrom = from == to ? byteTo : table.text().byteOffset(from);
        selection.set(
                from == to
                        ? Optional.empty()
                        : Optional.of(
                                new Span(Math.min(byteFrom, byteTo), Math.max(byteFrom, byteTo))));
        offset.set(byteTo);
    }
}
