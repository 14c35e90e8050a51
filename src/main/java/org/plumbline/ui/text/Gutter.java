package org.plumbline.ui.text;

import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.scene.Node;

/// Makes what stands left of a row: the number of its line, and the offset of its first byte.
///
/// A row that goes on the line before it has a turned arrow in place of the number; a filler has
/// nothing.
///
/// @param side tells rows that only one side of a comparison has; they get a sign
record Gutter(Supplier<PositionTable> table, Supplier<SideRows> side, boolean offsets)
        implements IntFunction<Node> {

    private static final String GOES_ON = "\u21AA";

    /// So many digits have room at least, so that texts of like size have gutters of one width.
    private static final int LEAST_DIGITS = 3;

    @Override
    public Node apply(int viewRow) {
        PositionTable now = table.get();
        Rows rows = now.rows();
        int row = viewRow < now.viewRows() ? now.textRow(viewRow) : -1;
        String number = row < 0 ? "" : rows.isSoft(row) ? GOES_ON : digits(rows.line(row));
        int numberWidth = digits(rows.line(rows.count() - 1)).length();
        String numbered = padded(number, numberWidth) + side.get().sign(row);
        if (!offsets) {
            return new GutterCell(numbered, "");
        }
        String offset = row < 0 ? "" : digits(now.text().byteOffset(rows.start(row)));
        int offsetWidth = digits(now.text().byteLength()).length();
        return new GutterCell(numbered, padded(offset, offsetWidth));
    }

    /// All are as wide as the widest, which needs no layout: digits and blanks are of one width.
    private static String padded(String content, int width) {
        int missing = Math.max(LEAST_DIGITS, width) - content.length();
        return "\u00A0".repeat(Math.max(0, missing)) + content;
    }

    private static String digits(int number) {
        return String.format(Locale.ROOT, "%d", number);
    }
}
