package org.plumbline.ui.text;

import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.plumbline.text.Span;

/// Where the caret is and what is selected, in the text itself; the control only shows it.
///
/// The caret stands between grapheme clusters, never inside one and never between CR and LF. Its
/// place is kept in UTF-16 units and told in bytes.
final class TextCaret {

    private final ReadOnlyIntegerWrapper offset = new ReadOnlyIntegerWrapper(this, "caret");
    private final ReadOnlyObjectWrapper<Optional<Span>> selection =
            new ReadOnlyObjectWrapper<>(this, "selection", Optional.empty());
    private final RowDocument document;
    private final RowArea area;
    private int anchor;
    private int unit;

    TextCaret(RowDocument document, RowArea area) {
        this.document = document;
        this.area = area;
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
        return SpokenWindow.around(document.table().rows(), unit);
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

    /// Goes to a unit, or to the start of the cluster that it is a part of.
    ///
    /// @param extend whether what is between there and the anchor becomes selected
    void moveTo(int target, boolean extend) {
        int to = Graphemes.floor(document.table().rows().value(), target);
        set(extend ? anchor : to, to);
        area.requestFollowCaret();
    }

    /// Selects exactly these units, which may begin or end inside a cluster.
    void select(int from, int to) {
        set(from, to);
    }

    /// Lets the control forget the caret, before its rows change.
    void rest() {
        area.selectRange(0, 0);
    }

    /// Shows the caret in the control again, after its rows have changed.
    void resume() {
        set(anchor, unit);
    }

    private void set(int from, int to) {
        anchor = from;
        unit = to;
        PositionTable table = document.table();
        int shownTo = table.absolute(table.ofUnit(to));
        area.selectRange(from == to ? shownTo : table.absolute(table.ofUnit(from)), shownTo);
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
