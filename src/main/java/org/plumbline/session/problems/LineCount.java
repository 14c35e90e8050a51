package org.plumbline.session.problems;

import org.plumbline.problem.Location;

/// Counts lines and columns over the bytes of a file, one after the other, as [Location] counts
/// them.
final class LineCount {

    private int line = 1;
    private int column = 1;
    private boolean afterReturn;

    /// Whether anything was passed yet: a byte order mark at the start is no column.
    private boolean begun;

    /// Whether the place begins at the next byte, or its line ends there.
    boolean isAt(Location place, byte next) {
        return line == place.line()
                && !isSecondHalf(next)
                && (isEnd(next) || (column == place.column() && isColumn(next)));
    }

    /// Goes on behind a byte.
    void pass(byte b) {
        if (isSecondHalf(b)) {
            afterReturn = false;
            return;
        }
        if (isEnd(b)) {
            line++;
            column = 1;
        } else if (isColumn(b)) {
            column++;
        }
        afterReturn = b == '\r';
        begun = true;
    }

    private static boolean isEnd(byte b) {
        return b == '\n' || b == '\r';
    }

    /// True for LF behind CR, which end one line together.
    private boolean isSecondHalf(byte b) {
        return afterReturn && b == '\n';
    }

    /// True for the first byte of a code point.
    private boolean isColumn(byte b) {
        boolean isMark = !begun && b == (byte) 0xEF;
        return (b & 0xC0) != 0x80 && !isMark;
    }
}
