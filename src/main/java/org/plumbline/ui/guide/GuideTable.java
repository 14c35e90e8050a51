package org.plumbline.ui.guide;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// A table as lines of text, its columns below each other.
final class GuideTable {

    private GuideTable() {}

    static List<String> lines(TableBlock table) {
        List<List<String>> rows = new ArrayList<>();
        for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
                rows.add(cells(row));
            }
        }
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        var lines = new ArrayList<String>();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                line.append(column == 0 ? "" : "  ").append(row.get(column));
                if (column < columns - 1) {
                    int gap = width(rows, column) - row.get(column).length();
                    line.append(" ".repeat(gap));
                }
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }

    private static List<String> cells(Node row) {
        var cells = new ArrayList<String>();
        for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
            var words = new StringBuilder();
            collect(cell, words);
            cells.add(words.toString());
        }
        return cells;
    }

    private static void collect(Node node, StringBuilder words) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            switch (child) {
                case Text text -> words.append(text.getLiteral());
                case org.commonmark.node.Code code -> words.append(code.getLiteral());
                case SoftLineBreak _ -> words.append(' ');
                default -> collect(child, words);
            }
        }
    }
}
