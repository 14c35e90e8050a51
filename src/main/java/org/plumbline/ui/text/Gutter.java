package org.plumbline.ui.text;

import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// Makes what stands left of a row: the number of its line, and the offset of its first byte.
///
/// A row that goes on the line before it has a turned arrow in place of the number; a filler has
/// nothing.
record Gutter(Supplier<PositionTable> table, boolean offsets) implements IntFunction<Node> {

    private static final String GOES_ON = "\u21AA";

    @Override
    public Node apply(int viewRow) {
        PositionTable now = table.get();
        Rows rows = now.rows();
        int row = viewRow < now.viewRows() ? now.textRow(viewRow) : -1;
        var box = new HBox();
        box.getStyleClass().add("gutter");
        String number = row < 0 ? "" : rows.isSoft(row) ? GOES_ON : digits(rows.line(row));
        box.getChildren().add(cell(number, rows.line(rows.count() - 1), "line-number"));
        if (offsets) {
            String offset = row < 0 ? "" : digits(now.text().byteOffset(rows.start(row)));
            box.getChildren().add(cell(offset, now.text().byteLength(), "byte-offset"));
        }
        return box;
    }

    /// A label as wide as the widest of its column, by digits of one width.
    private static Label cell(String content, int widest, String styleClass) {
        String padded = content.indent(0).strip();
        int width = Math.max(3, digits(widest).length());
        var label = new Label("\u2007".repeat(Math.max(0, width - padded.length())) + padded);
        label.getStyleClass().add(styleClass);
        label.setAlignment(Pos.TOP_RIGHT);
        return label;
    }

    private static String digits(int number) {
        return String.format(Locale.ROOT, "%d", number);
    }
}
