package org.plumbline.ui.text;

import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
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

    private Optional<TextCaret> spoken = Optional.empty();

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

    /// Tells screen readers the rows around the caret from now on.
    void speakFor(TextCaret caret) {
        spoken = Optional.of(caret);
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        caret.offsetProperty().subscribe(this::caretMoved);
        caret.selectionProperty().subscribe(this::caretMoved);
    }

    /// Rows as lines, and the caret and the selection in them; see [SpokenWindow].
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (spoken.isEmpty()) {
            return super.queryAccessibleAttribute(attribute, parameters);
        }
        TextCaret caret = spoken.get();
        SpokenWindow window = caret.window();
        return switch (attribute) {
            case TEXT -> window.text();
            case CARET_OFFSET -> window.offset(caret.unit());
            case SELECTION_START -> window.offset(caret.selectionStart());
            case SELECTION_END -> window.offset(caret.selectionEnd());
            case LINE_FOR_OFFSET -> window.lineOf((Integer) parameters[0]);
            case LINE_START -> window.lineStart((Integer) parameters[0]);
            case LINE_END -> window.lineEnd((Integer) parameters[0]);
            case EDITABLE -> false;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    private void caretMoved() {
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTION_START);
        notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTION_END);
    }
}
