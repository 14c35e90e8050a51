package org.plumbline.report.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A table of a fixed-width terminal: the first columns to the left, numbers to the right.
final class TextTable {

    private static final String GAP = "  ";

    private final int leftColumns;
    private final List<List<String>> rows = new ArrayList<>();

    /// A table without rows.
    ///
    /// @param leftColumns how many columns, from the first, are words
    TextTable(int leftColumns) {
        this.leftColumns = leftColumns;
    }

    TextTable row(String... cells) {
        rows.add(Arrays.asList(cells));
        return this;
    }

    /// The lines, each with `indent` before it and nothing blank behind it.
    List<String> lines(String indent) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[columns];
        for (var row : rows) {
            for (int i = 0; i < row.size(); i++) {
                // The last cell of a row may be a sentence, which widens nothing.
                if (i < columns - 1) {
                    widths[i] = Math.max(widths[i], width(row.get(i)));
                }
            }
        }
        return rows.stream().map(row -> (indent + line(row, widths)).stripTrailing()).toList();
    }

    private String line(List<String> row, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String pad = " ".repeat(Math.max(0, widths[i] - width(row.get(i))));
            line.append(i == 0 ? "" : GAP);
            line.append(i < leftColumns ? row.get(i) + pad : pad + row.get(i));
        }
        return line.toString();
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
