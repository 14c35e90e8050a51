package org.plumbline.text;

import java.util.Arrays;

/// Finds bytes by UTF-16 units or code points, and the other way round: every so many bytes it
/// keeps how many of each there were before, and counts on from there.
///
/// Built from UTF-8 alone: a code point has one byte that continues no other, and two UTF-16 units
/// where its encoding has four bytes.
final class PositionIndex {

    private static final int STRIDE = 1024;

    private final byte[] array;
    private final int from;
    private final int to;

    /// How many units and code points start before byte `i * STRIDE`.
    private final int[] units;

    private final int[] points;
    private final int allUnits;
    private final int allPoints;

    private PositionIndex(byte[] array, int from, int to, int[] units, int[] points, int[] all) {
        this.array = array;
        this.from = from;
        this.to = to;
        this.units = units;
        this.points = points;
        this.allUnits = all[0];
        this.allPoints = all[1];
    }

    static PositionIndex of(byte[] array, int from, int to) {
        int count = (to - from) / STRIDE + 1;
        int[] units = new int[count];
        int[] points = new int[count];
        int unit = 0;
        int point = 0;
        for (int mark = 0; mark < count; mark++) {
            units[mark] = unit;
            points[mark] = point;
            int start = from + mark * STRIDE;
            int end = Math.min(to, start + STRIDE);
            for (int i = start; i < end; i++) {
                unit += unitsAt(array[i]);
                point += pointsAt(array[i]);
            }
        }
        return new PositionIndex(array, from, to, units, points, new int[] {unit, point});
    }

    int units() {
        return allUnits;
    }

    int codePoints() {
        return allPoints;
    }

    /// How many UTF-16 units the bytes before `offset` encode; `offset` cuts no code point.
    int unitsBefore(int offset) {
        int mark = offset / STRIDE;
        int count = units[mark];
        for (int i = from + mark * STRIDE; i < from + offset; i++) {
            count += unitsAt(array[i]);
        }
        return count;
    }

    /// The byte at which unit or code point `index` starts, or -1 where `index` is the second half
    /// of a surrogate pair.
    int byteOf(int index, PositionEncoding encoding) {
        boolean inUnits = encoding == PositionEncoding.UTF_16;
        int[] marks = inUnits ? units : points;
        int found = Arrays.binarySearch(marks, index);
        int mark = found >= 0 ? found : -found - 2;
        int count = marks[mark];
        int i = from + mark * STRIDE;
        // A mark may lie inside a code point that was counted before it.
        while (i < to && (count < index || pointsAt(array[i]) == 0)) {
            count += inUnits ? unitsAt(array[i]) : pointsAt(array[i]);
            i++;
        }
        return count == index ? i - from : -1;
    }

    private static int unitsAt(byte b) {
        if ((b & 0xC0) == 0x80) {
            return 0;
        }
        return (b & 0xF8) == 0xF0 ? 2 : 1;
    }

    private static int pointsAt(byte b) {
        return (b & 0xC0) == 0x80 ? 0 : 1;
    }
}
