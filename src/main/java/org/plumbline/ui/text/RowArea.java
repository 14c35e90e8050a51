package org.plumbline.ui.text;

import org.fxmisc.richtext.Caret.CaretVisibility;
import org.fxmisc.richtext.GenericStyledArea;
import org.fxmisc.richtext.util.UndoUtils;
import org.fxmisc.wellbehaved.event.EventPattern;
import org.fxmisc.wellbehaved.event.InputMap;
import org.fxmisc.wellbehaved.event.Nodes;

/// The text control, stripped to what is needed here: it draws rows, scrolls, and finds the place
/// under a point.
///
/// Keys are not its business: its own key handling would stop in the middle of grapheme clusters
/// and swallow letters that screens use as commands.
final class RowArea extends GenericStyledArea<RowRef, Piece, RowStyle> {

    RowArea(RowDocument document, RowPaints paints) {
        super(RowRef.NONE, paints::begin, RowStyle.PLAIN, document, PieceOps.OPS, PieceNodes::of);
        // Its stylesheet would win over ours, being nearer.
        getStylesheets().clear();
        setUndoManager(UndoUtils.noOpUndoManager());
        setEditable(false);
        setAutoScrollOnDragDesired(true);
        Nodes.addInputMap(this, InputMap.ignore(EventPattern.keyPressed()));
        Nodes.addInputMap(this, InputMap.ignore(EventPattern.keyTyped()));
        setShowCaret(CaretVisibility.OFF);
        focusedProperty()
                .subscribe(
                        focused ->
                                setShowCaret(focused ? CaretVisibility.ON : CaretVisibility.OFF));
        setMinSize(0, 0);
    }

    /// The view row at the top, or 0 before anything is laid out.
    int firstRow() {
        return getVisibleParagraphs().isEmpty() ? 0 : Math.max(0, firstVisibleParToAllParIndex());
    }

    /// The view row at the bottom, or -1 before anything is laid out.
    int lastRow() {
        return getVisibleParagraphs().isEmpty() ? -1 : lastVisibleParToAllParIndex();
    }
}
