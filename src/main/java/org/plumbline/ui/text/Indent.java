package org.plumbline.ui.text;

/// How far to the right the further lines of a wrapped line begin: a little more than the line
/// itself does, so that its depth is seen on each of them.
final class Indent {

    /// How much deeper than the line itself, in characters.
    private static final int DEEPER = 2;

    /// So many characters have room beside the indent at least.
    private static final int LEAST_ROOM = 24;

    /// The indent takes this part of the room at most.
    private static final double MOST = 0.4;

    /// No line is searched further than this for its first letter.
    private static final int REACH = 400;

    private Indent() {}

    /// The indent of a row's further lines, in whole pixels; 0 where there is no room for one.
    ///
    /// @param letter the width of one character
    /// @param room the width of the row's text
    static double of(Rows rows, int textRow, double letter, double room) {
        double wanted = (blanks(rows, rows.lineStart(textRow)) + DEEPER) * letter;
        double most = Math.min(MOST * room, room - LEAST_ROOM * letter);
        return Math.max(0, Math.floor(Math.min(wanted, most)));
    }

    /// How many characters wide the blanks are that a row begins with.
    private static int blanks(Rows rows, int row) {
        int width = 0;
        int end = Math.min(rows.textEnd(row), rows.start(row) + REACH);
        for (int i = rows.start(row); i < end; i++) {
            char c = rows.value().charAt(i);
            if (c == '\t') {
                width += Projection.TAB_STOP - width % Projection.TAB_STOP;
            } else if (c == ' ') {
                width++;
            } else {
                break;
            }
        }
        return width;
    }
}
