package org.plumbline.ui.text;

import java.util.Optional;
import javafx.scene.AccessibleAttribute;

/// The rows around the caret, as they are told to a screen reader: never a whole text, which may
/// have ten million characters. Offsets are UTF-16 units from the start of the window.
record SpokenWindow(Rows rows, int firstRow, int lastRow) {

    /// So many rows before and after the caret's.
    private static final int AROUND = 20;

    static SpokenWindow around(Rows rows, int unit) {
        int row = rows.rowOf(unit);
        return new SpokenWindow(
                rows, Math.max(0, row - AROUND), Math.min(rows.count() - 1, row + AROUND));
    }

    /// What a screen reader is told of the window; empty where it asks for something else.
    Optional<Object> answer(TextCaret caret, AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case TEXT -> Optional.of(text());
            case CARET_OFFSET -> Optional.of(offset(caret.unit()));
            case SELECTION_START -> Optional.of(offset(caret.selectionStart()));
            case SELECTION_END -> Optional.of(offset(caret.selectionEnd()));
            case LINE_FOR_OFFSET -> Optional.of(lineOf((Integer) parameters[0]));
            case LINE_START -> Optional.of(lineStart((Integer) parameters[0]));
            case LINE_END -> Optional.of(lineEnd((Integer) parameters[0]));
            case EDITABLE -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    String text() {
        return rows.value().substring(start(), rows.end(lastRow));
    }

    /// The offset of a unit of the text, held within the window.
    int offset(int unit) {
        return Math.clamp(unit, start(), rows.end(lastRow)) - start();
    }

    /// The line, from 0, that an offset is in.
    int lineOf(int offset) {
        return Math.clamp(rows.rowOf(start() + offset), firstRow, lastRow) - firstRow;
    }

    int lineStart(int line) {
        return rows.start(row(line)) - start();
    }

    int lineEnd(int line) {
        return rows.end(row(line)) - start();
    }

    private int row(int line) {
        return Math.clamp(firstRow + line, firstRow, lastRow);
    }

    private int start() {
        return rows.start(firstRow);
    }
}
