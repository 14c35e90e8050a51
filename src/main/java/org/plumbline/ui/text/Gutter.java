package org.plumbline.ui.text;

import java.util.Locale;

/// What stands left of a row: the number of its line, and the offset of its first byte.
///
/// A row that goes on the line before it has a turned arrow in place of the number; a filler has
/// nothing.
///
/// @param painted the rows; those that only one side of a comparison has get a sign
/// @param offsets whether there is a column for offsets
record Gutter(Painted painted, boolean offsets) {

    private static final String GOES_ON = "\u21AA";

    /// So many digits have room at least, so that texts of like size have gutters of one width.
    private static final int LEAST_DIGITS = 3;

    /// In a card there is less room.
    private static final int LEAST_IN_CARD = 2;

    /// The number of a view row's line, with the sign of a changed one.
    String number(int viewRow) {
        Rows rows = painted.table().rows();
        int row = painted.table().textRow(viewRow);
        String number = row < 0 ? "" : rows.isSoft(row) ? GOES_ON : digits(line(row));
        int width = digits(line(rows.count() - 1)).length();
        return padded(number, width) + painted.side().sign(row);
    }

    private long line(int row) {
        return painted.table().rows().line(row) + painted.origin().line() - 1L;
    }

    /// The offset of a view row; empty where offsets are not shown.
    String offset(int viewRow) {
        if (!offsets) {
            return "";
        }
        PositionTable now = painted.table();
        int row = now.textRow(viewRow);
        long first = painted.origin().offset();
        String offset = row < 0 ? "" : digits(first + now.text().byteOffset(now.rows().start(row)));
        return padded(offset, digits(first + now.text().byteLength()).length());
    }

    /// All are as wide as the widest, which needs no layout: digits and blanks are of one width.
    private String padded(String content, int width) {
        int missing = Math.max(offsets ? LEAST_DIGITS : LEAST_IN_CARD, width) - content.length();
        return "\u00A0".repeat(Math.max(0, missing)) + content;
    }

    private static String digits(long number) {
        return String.format(Locale.ROOT, "%s", number);
    }
}
