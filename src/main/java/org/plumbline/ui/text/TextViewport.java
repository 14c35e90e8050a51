package org.plumbline.ui.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.layout.Region;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// A read-only view of one text at a time, exact to the byte.
///
/// All places are bytes of the text that is shown. Everything happens on the FX thread. What a
/// screen shows and hides here changes no place: an offset means the same with line ends shown or
/// hidden, wrapped or not.
public interface TextViewport {

    /// A view that fills the room it is given.
    static TextViewport full() {
        return new RowViewport(Extent.FULL);
    }

    /// A view for a card: no byte offsets in the gutter, as high as its content up to `maxRows`
    /// lines, then scrolling on its own. Turns of the wheel that it has no use for go to the
    /// parent.
    static TextViewport card(int maxRows) {
        return new RowViewport(Extent.card(maxRows));
    }

    /// The node to put into a screen.
    Region node();

    /// Lets a card grow to so many lines, or fill the room it is given where that is 0.
    void setMaxRows(int maxRows);

    /// Shows a text from its start, without any highlight or selection.
    void show(ExactText text);

    /// Shows a part of a longer text, as [#show] does; the gutter counts as in the longer one.
    ///
    /// @param line the number of the first line, from 1
    /// @param offset the offset of the first byte
    void showPart(ExactText text, int line, long offset);

    /// The text that is shown; at first an empty one.
    ExactText text();

    /// Highlights these stretches, and no others. Where only their looks differ from those before,
    /// nothing moves.
    ///
    /// @throws IndexOutOfBoundsException where a span ends past the text
    /// @throws IllegalArgumentException where a span cuts a code point
    void setHighlights(List<Highlight> highlights);

    /// Makes the highlights with these keys the current ones, drawn strongest. No text is laid out
    /// again by this.
    void setCurrent(Set<String> keys);

    /// The highlights that cover byte `offset`, the outermost first.
    List<Highlight> highlightsAt(int offset);

    /// Scrolls as little as needed for the start of `span` to be seen, with some lines around it.
    void reveal(Span span);

    /// The byte before which the caret stands.
    ReadOnlyIntegerProperty caretProperty();

    /// Where byte `offset` is in the text, and what stands there.
    ///
    /// @throws IllegalArgumentException where it cuts a code point
    CaretInfo infoAt(int offset);

    /// The selected bytes; empty where nothing is selected.
    ReadOnlyObjectProperty<Optional<Span>> selectionProperty();

    /// Puts the caret before byte `offset`, or before the character that this byte is a part of,
    /// and selects nothing.
    void moveCaret(int offset);

    /// Selects bytes, with the caret at their end.
    void select(Span span);

    void selectAll();

    /// Puts the selected text, as it is stored, on the clipboard. Does nothing without a selection.
    void copySelection();

    /// Whether LF and CRLF, and plain spaces, are drawn as marks. All else that cannot be seen
    /// always is.
    BooleanProperty marksShownProperty();

    /// Whether long rows go on in the next line.
    BooleanProperty wrapProperty();

    /// Whether right-to-left text runs from right to left, instead of in the order it is stored in.
    BooleanProperty naturalOrderProperty();

    /// Whom to tell the byte that was clicked.
    void setOnClicked(IntConsumer action);

    /// Whom to tell the key of the highlight whose badge was clicked.
    void setOnBadge(Consumer<String> action);
}
