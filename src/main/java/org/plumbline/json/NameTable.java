package org.plumbline.json;

import java.util.Arrays;
import org.plumbline.text.ScatterHash;

/// The names of an object with many of them, by their places in a table ([ScatterHash]). A name
/// costs some 16 bytes: a million of them stand beside the case that has them.
final class NameTable {

    private static final int FREE = -1;
    private static final int SMALLEST = 256;

    private final ScatterHash scatter = new ScatterHash();
    private final Equality equality;
    private int[] names = free(SMALLEST);
    private int[] hashes = new int[SMALLEST];
    private int size;

    /// Compares what two names mean.
    @FunctionalInterface
    interface Equality {
        boolean isSame(int one, int other);
    }

    NameTable(Equality equality) {
        this.equality = equality;
    }

    /// Adds a name; false where there is one already that means the same.
    ///
    /// @param bytes what the name means, in UTF-8, from `from` to `to`
    boolean add(int name, byte[] bytes, int from, int to) {
        int hash = scatter.of(bytes, from, to);
        int mask = names.length - 1;
        int slot = hash & mask;
        while (names[slot] != FREE) {
            if (hashes[slot] == hash && equality.isSame(names[slot], name)) {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        names[slot] = name;
        hashes[slot] = hash;
        if (++size * 2 > names.length) {
            rebuild();
        }
        return true;
    }

    private void rebuild() {
        int[] oldNames = names;
        int[] oldHashes = hashes;
        names = free(oldNames.length * 2);
        hashes = new int[names.length];
        int mask = names.length - 1;
        for (int i = 0; i < oldNames.length; i++) {
            if (oldNames[i] != FREE) {
                int slot = oldHashes[i] & mask;
                while (names[slot] != FREE) {
                    slot = (slot + 1) & mask;
                }
                names[slot] = oldNames[i];
                hashes[slot] = oldHashes[i];
            }
        }
    }

    private static int[] free(int length) {
        int[] slots = new int[length];
        Arrays.fill(slots, FREE);
        return slots;
    }
}
