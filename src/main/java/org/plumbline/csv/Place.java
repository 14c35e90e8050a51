package org.plumbline.csv;

import org.plumbline.problem.Location;

/// Line and column of the next byte: LF, CRLF and CR end a line, columns count code points.
final class Place {

    private int line;
    private int column;
    private boolean afterReturn;

    Place(Location start) {
        this.line = start.line();
        this.column = start.column();
    }

    Location location() {
        return new Location(line, column);
    }

    /// The byte `b` is behind.
    void advance(int b) {
        boolean secondHalf = b == '\n' && afterReturn;
        afterReturn = b == '\r';
        if (b == '\n' || b == '\r') {
            column = 1;
            line += secondHalf ? 0 : 1;
        } else if ((b & 0xC0) != 0x80) {
            column++;
        }
    }
}
