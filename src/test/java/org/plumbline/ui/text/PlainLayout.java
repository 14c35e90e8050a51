package org.plumbline.ui.text;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/// Lays a row out as simply as can be: letters of one width, marks on them of none, boxes wider,
/// lines broken anywhere but inside a code point, right-to-left letters from right to left.
final class PlainLayout implements LaidOut {

    private static final double LETTER = 8;
    private static final double BOX = 20;
    private static final double HEIGHT = 16;

    private final StringBuilder characters = new StringBuilder();
    private final List<Double> widths = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final double[] left;
    private final byte[] levels;

    /// @param room how wide a line may be
    PlainLayout(List<Piece> pieces, double room) {
        pieces.forEach(this::add);
        left = new double[characters.length()];
        levels = new byte[characters.length()];
        int start = 0;
        double width = 0;
        for (int i = 0; i < characters.length(); i++) {
            boolean isLow = Character.isLowSurrogate(characters.charAt(i));
            if (i > start && !isLow && width + widths.get(i) > room) {
                endLine(start, i);
                start = i;
                width = 0;
            }
            width += widths.get(i);
        }
        endLine(start, characters.length());
    }

    private void add(Piece piece) {
        if (piece instanceof Piece.Run(String text)) {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                boolean hasWidth =
                        !Character.isLowSurrogate(c)
                                && Character.getType(c) != Character.NON_SPACING_MARK
                                && Character.getType(c) != Character.ENCLOSING_MARK
                                // As a font does that draws two letters as one.
                                && !(c == 'ל' && i > 0 && text.charAt(i - 1) == 'ש');
                characters.append(c);
                widths.add(hasWidth ? LETTER : 0);
            }
        } else {
            characters.append('\uFFFC');
            widths.add(BOX);
        }
    }

    private void endLine(int start, int end) {
        double top = lines.size() * HEIGHT;
        lines.add(new Line(start, end, top, top + HEIGHT));
        if (start == end) {
            return;
        }
        var bidi = new Bidi(characters.substring(start, end), Bidi.DIRECTION_LEFT_TO_RIGHT);
        Integer[] order = new Integer[end - start];
        byte[] level = new byte[end - start];
        for (int i = 0; i < order.length; i++) {
            order[i] = start + i;
            level[i] = (byte) bidi.getLevelAt(i);
            levels[start + i] = level[i];
        }
        Bidi.reorderVisually(level, 0, order, 0, order.length);
        double x = 0;
        for (int character : order) {
            left[character] = x;
            x += widths.get(character);
        }
    }

    @Override
    public String toString() {
        var all = new StringBuilder();
        for (int i = 0; i < left.length; i++) {
            all.append(Integer.toHexString(characters.charAt(i)))
                    .append(" at ")
                    .append(left[i])
                    .append(", ");
        }
        return all.append(lines).toString();
    }

    double width() {
        double most = 0;
        for (int i = 0; i < left.length; i++) {
            most = Math.max(most, left[i] + widths.get(i));
        }
        return most;
    }

    @Override
    public List<Line> lines() {
        return lines;
    }

    @Override
    public double edge(int character, boolean leading) {
        boolean isLeft = leading != runsLeft(character);
        return left[character] + (isLeft ? 0 : widths.get(character));
    }

    @Override
    public boolean runsLeft(int character) {
        return levels[character] % 2 == 1;
    }

    @Override
    public int nearest(double x, Line line) {
        int nearest = line.start();
        double least = Double.MAX_VALUE;
        for (int i = line.start(); i < line.end(); i++) {
            double right = left[i] + widths.get(i);
            double distance = x < left[i] ? left[i] - x : Math.max(0, x - right);
            if (distance < least && widths.get(i) > 0) {
                least = distance;
                nearest = i;
            }
        }
        return nearest;
    }
}
