package org.plumbline.problem;

/// A place in a file, as an editor counts.
///
/// @param line from 1; LF, CRLF and CR end a line
/// @param column from 1, in code points; a byte order mark is none
public record Location(int line, int column) implements Comparable<Location> {

    public Location {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("lines and columns count from 1");
        }
    }

    @Override
    public int compareTo(Location other) {
        return line != other.line
                ? Integer.compare(line, other.line)
                : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
