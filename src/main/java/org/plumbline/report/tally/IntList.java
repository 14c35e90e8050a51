package org.plumbline.report.tally;

import java.util.Arrays;

/// A list of ints that grows.
final class IntList {

    private int[] values = new int[8];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return values[index];
    }

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    /// Adds `amount` to the value at `index`.
    void increase(int index, int amount) {
        values[index] += amount;
    }

    /// Sets the bits of `mask` in the value at `index`.
    void set(int index, int mask) {
        values[index] |= mask;
    }
}
