package org.plumbline.text;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Numbers ids in the order in which they come: 0, 1, 2, … Made for millions of them: an id costs
/// its UTF-8 bytes and about 20 more, where a map of strings costs a hundred.
///
/// Places in the table come from a [ScatterHash]. Not for several threads at once while ids are
/// added.
public final class IdIndex {

    private static final int BLOCK = 1 << 16;
    private static final int FREE = -1;

    private final ScatterHash scatter = new ScatterHash();
    private final List<byte[]> blocks = new ArrayList<>();
    private int used;
    private int size;

    /// By number: block, position in it, and hash.
    private int[] block = new int[16];

    private int[] start = new int[16];
    private int[] length = new int[16];
    private int[] hash = new int[16];
    private int[] table = newTable(32);

    /// How many ids there are.
    public int size() {
        return size;
    }

    /// The number of an id, or -1 where it is not known.
    public int find(String id) {
        byte[] bytes = id.getBytes(StandardCharsets.UTF_8);
        return table[slot(bytes, hashOf(bytes))];
    }

    /// Adds an id unless it is known. Its number is [#size()] before the call where it was new.
    public int add(String id) {
        byte[] bytes = id.getBytes(StandardCharsets.UTF_8);
        int code = hashOf(bytes);
        int slot = slot(bytes, code);
        if (table[slot] != FREE) {
            return table[slot];
        }
        if (size == block.length) {
            grow();
        }
        store(bytes, code);
        table[slot] = size++;
        if (size * 2 > table.length) {
            rebuild();
        }
        return size - 1;
    }

    /// The id with this number.
    public String get(int number) {
        return new String(
                blocks.get(block[number]), start[number], length[number], StandardCharsets.UTF_8);
    }

    private void store(byte[] bytes, int code) {
        if (blocks.isEmpty() || bytes.length > BLOCK - used) {
            blocks.add(new byte[Math.max(BLOCK, bytes.length)]);
            used = 0;
        }
        int last = blocks.size() - 1;
        System.arraycopy(bytes, 0, blocks.get(last), used, bytes.length);
        block[size] = last;
        start[size] = used;
        length[size] = bytes.length;
        hash[size] = code;
        used += bytes.length;
    }

    /// Where the id is in the table, or the free place where it would be.
    private int slot(byte[] bytes, int code) {
        int mask = table.length - 1;
        int slot = code & mask;
        while (table[slot] != FREE && !is(table[slot], bytes, code)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean is(int number, byte[] bytes, int code) {
        return hash[number] == code
                && Arrays.equals(
                        blocks.get(block[number]),
                        start[number],
                        start[number] + length[number],
                        bytes,
                        0,
                        bytes.length);
    }

    private int hashOf(byte[] bytes) {
        return scatter.of(bytes, 0, bytes.length);
    }

    private void grow() {
        int capacity = size * 2;
        block = Arrays.copyOf(block, capacity);
        start = Arrays.copyOf(start, capacity);
        length = Arrays.copyOf(length, capacity);
        hash = Arrays.copyOf(hash, capacity);
    }

    private void rebuild() {
        table = newTable(table.length * 2);
        int mask = table.length - 1;
        for (int number = 0; number < size; number++) {
            int slot = hash[number] & mask;
            while (table[slot] != FREE) {
                slot = (slot + 1) & mask;
            }
            table[slot] = number;
        }
    }

    private static int[] newTable(int capacity) {
        int[] table = new int[capacity];
        Arrays.fill(table, FREE);
        return table;
    }
}
