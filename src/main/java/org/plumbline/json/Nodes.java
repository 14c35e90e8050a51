package org.plumbline.json;

import java.util.Arrays;

/// The values of one tree in arrays of integers, in the order of the document: no object a value,
/// so that a tree of a million values is 28 MB and free of garbage. A large tree grows by one more
/// array: to copy what it has would need the room twice.
///
/// A member is two nodes, its name and its value. A node's `next` is the node after its last
/// descendant; 0 says that the value is not finished.
final class Nodes {

    static final int OBJECT = 0;
    static final int ARRAY = 1;
    static final int STRING = 2;
    static final int NUMBER = 3;
    static final int TRUE = 4;
    static final int FALSE = 5;
    static final int NULL = 6;
    static final int NAME = 7;

    /// The string has an escape, so that its bytes are not those of the file.
    static final int ESCAPED = 1 << 4;

    /// The string has a surrogate without a partner, so that it has no bytes.
    static final int UNPAIRED = 1 << 5;

    /// The name stands in its object before: the member does not count.
    static final int REPEATED = 1 << 6;

    /// A problem points to the value.
    static final int FAULTY = 1 << 7;

    /// The string has an escape that the canonical form writes in another way, if at all.
    static final int ODD = 1 << 8;

    private static final int KINDS = 15;

    /// The string has bytes above 127 in the file.
    static final int WIDE = 1 << 9;

    /// Above kind and flags stand 22 bits of a name's hash.
    private static final int HASH_SHIFT = 10;

    private static final int STRIDE = 7;
    private static final int START = 1;
    private static final int END = 2;
    private static final int NEXT = 3;
    private static final int PARENT = 4;
    private static final int LINE = 5;
    private static final int COLUMN = 6;

    /// How many nodes one array has, as a power of two; the first of a small tree has fewer.
    private static final int BLOCK_BITS = 12;

    private static final int BLOCK = 1 << BLOCK_BITS;
    private static final int FEW = 64;

    /// As many arrays wait for the next tree; a larger one gives back what it has above them.
    private static final int KEPT = 16;

    private int[][] blocks;
    private int count;
    private int flags;

    Nodes() {
        this(new int[][] {new int[FEW * STRIDE]}, 0, 0);
    }

    private Nodes(int[][] blocks, int count, int flags) {
        this.blocks = blocks;
        this.count = count;
        this.flags = flags;
    }

    int count() {
        return count;
    }

    void clear() {
        count = 0;
        flags = 0;
        if (blocks.length > KEPT) {
            blocks = Arrays.copyOf(blocks, KEPT);
        }
    }

    /// These nodes in arrays of just their size.
    Nodes copy() {
        int[][] copy = new int[(count + BLOCK - 1) >> BLOCK_BITS][];
        for (int i = 0; i < copy.length; i++) {
            int nodes = Math.min(BLOCK, count - (i << BLOCK_BITS));
            copy[i] = Arrays.copyOf(blocks[i], nodes * STRIDE);
        }
        return new Nodes(copy, count, flags);
    }

    /// @param start the first byte of the value, after the quote where there is one
    /// @param parent the object or array it is in, -1 for the root
    int add(int kind, int start, int parent, int line, int column) {
        int[] ints = room();
        int at = at(count);
        ints[at] = kind;
        ints[at + START] = start;
        ints[at + END] = start;
        ints[at + NEXT] = 0;
        ints[at + PARENT] = parent;
        ints[at + LINE] = line;
        ints[at + COLUMN] = column;
        return count++;
    }

    /// The array that the next node goes into.
    private int[] room() {
        int block = count >> BLOCK_BITS;
        if (block == blocks.length) {
            blocks = Arrays.copyOf(blocks, block + Math.max(1, block / 2));
        }
        int[] ints = blocks[block];
        if (ints == null) {
            ints = new int[BLOCK * STRIDE];
        } else if (at(count) == ints.length) {
            ints = Arrays.copyOf(ints, ints.length * 2);
        }
        blocks[block] = ints;
        return ints;
    }

    private int[] block(int node) {
        return blocks[node >> BLOCK_BITS];
    }

    /// Where the node begins in its array.
    private static int at(int node) {
        return (node & (BLOCK - 1)) * STRIDE;
    }

    /// The value is finished.
    ///
    /// @param end the byte after its last, before the quote where there is one
    void close(int node, int end) {
        block(node)[at(node) + END] = end;
        block(node)[at(node) + NEXT] = count;
    }

    /// Gives a name a hash, by which it is told from most others.
    ///
    /// @param hash what [String#hashCode()] is where the name is ASCII without escapes
    void hash(int name, int hash) {
        block(name)[at(name)] |= hash << HASH_SHIFT;
    }

    /// True where a name with this hash may be the one.
    boolean hasHash(int name, int hash) {
        return block(name)[at(name)] >>> HASH_SHIFT == (hash & -1 >>> HASH_SHIFT);
    }

    /// False for two names that differ, unless one has escapes.
    boolean haveSameHash(int name, int other) {
        return block(name)[at(name)] >>> HASH_SHIFT == block(other)[at(other)] >>> HASH_SHIFT;
    }

    int kind(int node) {
        return block(node)[at(node)] & KINDS;
    }

    boolean is(int node, int flag) {
        return (block(node)[at(node)] & flag) != 0;
    }

    void mark(int node, int flag) {
        block(node)[at(node)] |= flag;
        flags |= flag;
    }

    /// True where some node has the flag.
    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    int start(int node) {
        return block(node)[at(node) + START];
    }

    int end(int node) {
        return block(node)[at(node) + END];
    }

    int next(int node) {
        return block(node)[at(node) + NEXT];
    }

    int parent(int node) {
        return block(node)[at(node) + PARENT];
    }

    /// The value that was begun last among those that the byte at `offset` is in, or behind the
    /// start of; -1 where there is none.
    int innermostAt(int offset) {
        int innermost = -1;
        for (int node = 0; node < count && start(node) <= offset; node++) {
            if (kind(node) != NAME && (next(node) == 0 || end(node) > offset)) {
                innermost = node;
            }
        }
        return innermost;
    }

    /// Where the value stands, for one that was read from another form than JSON.
    void place(int node, int line, int column) {
        block(node)[at(node) + LINE] = line;
        block(node)[at(node) + COLUMN] = column;
    }

    int line(int node) {
        return block(node)[at(node) + LINE];
    }

    int column(int node) {
        return block(node)[at(node) + COLUMN];
    }
}
