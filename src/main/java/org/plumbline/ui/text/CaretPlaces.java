package org.plumbline.ui.text;

import java.util.List;

/// Where the caret may stand in a row that is laid out, and which of these places is nearest to a
/// point.
///
/// Both follow from one rule, so that what is drawn and what is clicked agree: a grapheme cluster
/// has one half that leads to the stop before it and one that leads to the stop after it, whether
/// it is drawn as glyphs, as one box or as several, and whichever way it runs. Clusters that the
/// font has joined into one glyph share its width evenly.
final class CaretPlaces {

    /// Less than what can be seen or clicked.
    private static final double NO_WIDTH = 0.01;

    private final LaidOut laid;
    private final DrawnColumns columns;
    private final CaretStops stops;
    private final List<LaidOut.Line> lines;

    CaretPlaces(LaidOut laid, DrawnColumns columns, CaretStops stops) {
        this.laid = laid;
        this.columns = columns;
        this.stops = stops;
        this.lines = laid.lines();
    }

    /// A place between two columns.
    ///
    /// @param trailing true at the end of a wrapped line: the next column is on the next line
    record Place(int column, boolean trailing) {}

    /// The place nearest to a point; of lines that one above or below which the point is.
    Place nearest(double x, double y) {
        if (columns.characters() == 0 || stops.count() == 0) {
            return new Place(stops.last(), false);
        }
        int at = 0;
        while (at + 1 < lines.size() && y >= lines.get(at + 1).top()) {
            at++;
        }
        LaidOut.Line line = lines.get(at);
        int column =
                columns.columnOf(Math.clamp(laid.nearest(x, line), line.start(), lastOf(line)));
        int cluster = stops.at(column);
        if (cluster < 0 || column >= stops.end(cluster)) {
            return place(cluster + 1, line);
        }
        Group group = group(cluster, line);
        double part = group.isWide() ? (x - group.from) / (group.to - group.from) : 0;
        return place(group.first + (int) Math.round(Math.clamp(part, 0, 1) * group.count()), line);
    }

    /// The first or the last place of the line that a place is on.
    Place edge(Place from, boolean first) {
        if (columns.characters() == 0 || stops.count() == 0) {
            return new Place(stops.last(), false);
        }
        LaidOut.Line line = lineOf(from);
        int at = stops.at(columns.columnOf(first ? line.start() : lastOf(line)));
        if (first) {
            // What was cut by the end of the line before begins there.
            boolean cut = at >= 0 && columns.characterAt(stops.start(at)) < line.start();
            return new Place(stops.stop(cut ? at + 1 : Math.max(0, at)), false);
        }
        boolean cut = at >= 0 && columns.characterFrom(stops.end(at)) > line.end();
        return place(cut ? at : at + 1, line);
    }

    /// How far to the right the caret is drawn at a place.
    double xOf(Place place) {
        if (columns.characters() == 0) {
            return 0;
        }
        int at = stops.at(place.column());
        LaidOut.Line line = lineOf(place);
        boolean isStop = at >= 0 && stops.start(at) == place.column();
        int cluster = isStop && behind(place) ? at - 1 : at;
        if (cluster >= 0 && (isStop || place.column() >= stops.last())) {
            Group group = group(cluster, line);
            if (group.count() > 1) {
                int before = (isStop ? at : stops.count()) - group.first;
                return group.from + (group.to - group.from) * before / group.count();
            }
        }
        return laid.edge(characterOf(place), !behind(place));
    }

    /// The line that a place is on.
    LaidOut.Line lineOf(Place place) {
        int character = characterOf(place);
        for (LaidOut.Line line : lines) {
            if (character < line.end()) {
                return line;
            }
        }
        return lines.getLast();
    }

    /// The character that the caret is drawn beside.
    private int characterOf(Place place) {
        int character = columns.characterAt(place.column());
        if (!behind(place)) {
            return character;
        }
        int before = stops.at(place.column() - 1);
        boolean isAfterInsert = before >= 0 && place.column() > stops.end(before);
        // An insert is on the line of what comes after it.
        return Math.max(
                0, (isAfterInsert ? columns.characterFrom(stops.end(before)) : character) - 1);
    }

    /// True where the caret is drawn behind the character before the place.
    private boolean behind(Place place) {
        return columns.characterAt(place.column()) >= columns.characters()
                || (place.trailing() && place.column() > 0);
    }

    /// The stop before a cluster, as seen from a line.
    private Place place(int cluster, LaidOut.Line line) {
        int column = stops.stop(cluster);
        boolean isNext =
                columns.characterAt(column) >= line.end() && line.end() < columns.characters();
        return new Place(column, isNext);
    }

    private static int lastOf(LaidOut.Line line) {
        return Math.max(line.start(), line.end() - 1);
    }

    /// The cluster with those beside it that share its width, or whose width it shares.
    private Group group(int cluster, LaidOut.Line line) {
        int wide = wide(cluster, line);
        int first = wide;
        while (isOn(first - 1, line) && wide(first - 1, line) == wide) {
            first--;
        }
        int last = wide;
        while (isOn(last + 1, line) && wide(last + 1, line) == wide) {
            last++;
        }
        return new Group(first, last, firstEdge(wide, line), lastEdge(wide, line));
    }

    /// The cluster whose width this one shares: its own where it has any, else that of one before
    /// it, or after it, which runs the same way.
    private int wide(int cluster, LaidOut.Line line) {
        for (int step : new int[] {-1, 1}) {
            int at = cluster;
            while (isOn(at, line) && isJoined(cluster, at)) {
                if (Math.abs(lastEdge(at, line) - firstEdge(at, line)) >= NO_WIDTH) {
                    return at;
                }
                at += step;
            }
        }
        return cluster;
    }

    /// Whether the font may have drawn two clusters as one.
    private boolean isJoined(int a, int b) {
        int first = columns.characterAt(stops.start(a));
        int second = columns.characterAt(stops.start(b));
        return a == b
                || (!columns.isBox(first)
                        && !columns.isBox(second)
                        && laid.runsLeft(first) == laid.runsLeft(second));
    }

    private boolean isOn(int cluster, LaidOut.Line line) {
        return cluster >= 0
                && cluster < stops.count()
                && columns.characterAt(stops.start(cluster)) < line.end()
                && columns.characterFrom(stops.end(cluster)) > line.start();
    }

    private double firstEdge(int cluster, LaidOut.Line line) {
        int first = columns.characterAt(stops.start(cluster));
        return laid.edge(Math.max(line.start(), first), true);
    }

    private double lastEdge(int cluster, LaidOut.Line line) {
        int end = columns.characterFrom(stops.end(cluster));
        return laid.edge(Math.min(lastOf(line), end - 1), false);
    }

    /// Clusters `first` to `last`, which share the width between two edges.
    private record Group(int first, int last, double from, double to) {

        int count() {
            return last - first + 1;
        }

        boolean isWide() {
            return Math.abs(to - from) >= NO_WIDTH;
        }
    }
}
