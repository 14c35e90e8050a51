package org.plumbline.report.tally;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Gives each distinct name a number from 0, in the order in which they come.
final class NameNumbers {

    private final TextList names = new TextList();

    /// Number + 1 by hash with linear probing; 0 is free. At most half full.
    private int[] slots = new int[16];

    int size() {
        return names.size();
    }

    String name(int number) {
        return names.get(number);
    }

    /// The number of a name, new where it is new.
    int number(String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        int slot = slot(utf8);
        if (slots[slot] == 0) {
            names.add(utf8);
            slots[slot] = names.size();
            if (2 * names.size() > slots.length) {
                grow();
            }
            return names.size() - 1;
        }
        return slots[slot] - 1;
    }

    /// The number of a name, or -1 where it has none.
    int find(String name) {
        return slots[slot(name.getBytes(StandardCharsets.UTF_8))] - 1;
    }

    void addAll(NameNumbers other) {
        for (int i = 0; i < other.size(); i++) {
            number(other.name(i));
        }
    }

    /// True where both have the same names, whatever their numbers.
    boolean hasNamesOf(NameNumbers other) {
        if (size() != other.size()) {
            return false;
        }
        for (int i = 0; i < other.size(); i++) {
            if (find(other.name(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private int slot(byte[] utf8) {
        int slot = TextList.hash(utf8) & (slots.length - 1);
        while (slots[slot] != 0 && !names.isAt(slots[slot] - 1, utf8)) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }

    private void grow() {
        int[] old = slots;
        slots = new int[2 * old.length];
        Arrays.stream(old)
                .filter(entry -> entry != 0)
                .forEach(
                        entry -> {
                            int slot = names.hash(entry - 1) & (slots.length - 1);
                            while (slots[slot] != 0) {
                                slot = (slot + 1) & (slots.length - 1);
                            }
                            slots[slot] = entry;
                        });
    }
}
