package org.plumbline.ui.text;

import java.util.List;

/// A row as it is laid out: what [CaretPlaces] must know of the toolkit's layout.
interface LaidOut {

    /// Its lines, top to bottom; at least one.
    List<Line> lines();

    /// Where the first or the second edge of a character is, in the direction that it runs in.
    double edge(int character, boolean leading);

    /// Whether a character runs from right to left.
    boolean runsLeft(int character);

    /// The character of a line that is drawn nearest to `x`.
    int nearest(double x, Line line);

    /// One line.
    ///
    /// @param start its first character
    /// @param end the character after its last one
    record Line(int start, int end, double top, double bottom) {}
}
