package org.plumbline.ui.print;

import java.util.ArrayList;
import java.util.List;

/// The pages of a print, for a paper that so much fits on.
///
/// @param columns how many letters fit into a line, at least 20
/// @param rows how many lines fit on a page, at least 5
record Paper(int columns, int rows) {

    /// What goes on with the line before is moved in by this.
    private static final String GOES_ON = "    ";

    Paper {
        columns = Math.max(20, columns);
        rows = Math.max(5, rows);
    }

    /// All lines, those that are too long in several, page by page.
    List<List<PrintLine>> pages(List<PrintLine> lines) {
        var all = new ArrayList<PrintLine>();
        lines.forEach(line -> all.addAll(wrapped(line)));
        var pages = new ArrayList<List<PrintLine>>();
        for (int from = 0; from < all.size(); from += rows) {
            pages.add(List.copyOf(all.subList(from, Math.min(all.size(), from + rows))));
        }
        return List.copyOf(pages);
    }

    private List<PrintLine> wrapped(PrintLine line) {
        var lines = new ArrayList<PrintLine>();
        var now = new ArrayList<PrintLine.Piece>();
        int left = columns;
        for (PrintLine.Piece piece : line.pieces()) {
            String words = piece.words();
            int from = 0;
            while (from < words.length()) {
                int to = fitting(words, from, left);
                if (to == from) {
                    lines.add(new PrintLine(now));
                    now = new ArrayList<>();
                    now.add(new PrintLine.Piece(GOES_ON, PrintLine.Look.ASIDE));
                    left = columns - GOES_ON.length();
                    continue;
                }
                now.add(new PrintLine.Piece(words.substring(from, to), piece.look()));
                left -= width(words.substring(from, to));
                from = to;
            }
        }
        lines.add(new PrintLine(now));
        return lines;
    }

    private static int fitting(String words, int from, int room) {
        int at = from;
        int left = room;
        while (at < words.length()) {
            int codePoint = words.codePointAt(at);
            left -= width(codePoint);
            if (left < 0) {
                return at;
            }
            at += Character.charCount(codePoint);
        }
        return at;
    }

    private static int width(String words) {
        return words.codePoints().map(Paper::width).sum();
    }

    /// Ideographs are two letters wide, and what stands on another letter has no width.
    private static int width(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> 0;
            default -> isWide(codePoint) ? 2 : 1;
        };
    }

    private static boolean isWide(int codePoint) {
        return (codePoint >= 0x1100 && codePoint <= 0x115F)
                || (codePoint >= 0x2E80 && codePoint <= 0xA4CF)
                || (codePoint >= 0xAC00 && codePoint <= 0xD7A3)
                || (codePoint >= 0xF900 && codePoint <= 0xFAFF)
                || (codePoint >= 0xFF00 && codePoint <= 0xFF60)
                || codePoint >= 0x1F300;
    }
}
