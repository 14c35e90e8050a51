package org.plumbline.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Knows the names of each object that is open, and finds one that comes again. Names are compared
/// as what they mean, whether letters are written plainly or as escapes.
///
/// Few names are compared one by one. Many go into a [NameTable].
final class NameIndex {

    private static final int FEW = 32;

    private final ByteWindow in;
    private final Names[] byDepth = new Names[ValueScanner.MAX_DEPTH + 1];

    NameIndex(ByteWindow in) {
        this.in = in;
    }

    /// Begins an object that stands at this depth.
    void open(int depth) {
        if (byDepth[depth] == null) {
            byDepth[depth] = new Names();
        }
        byDepth[depth].count = 0;
        byDepth[depth].many = null;
    }

    /// Ends the object that stands at this depth.
    void close(int depth) {
        byDepth[depth].many = null;
    }

    /// Marks the name as repeated where the object at this depth has it before. A name that has no
    /// bytes is wrong already, and equal to none.
    void add(Nodes nodes, int name, int depth) {
        if (nodes.is(name, Nodes.UNPAIRED)) {
            return;
        }
        Names names = byDepth[depth];
        if (names.many != null) {
            addTo(names.many, nodes, name);
            return;
        }
        boolean escaped = nodes.has(Nodes.ESCAPED);
        for (int i = 0; i < names.count; i++) {
            int earlier = names.few[i];
            if ((escaped || nodes.haveSameHash(earlier, name)) && isSame(nodes, earlier, name)) {
                nodes.mark(name, Nodes.REPEATED);
                return;
            }
        }
        if (names.count < FEW) {
            names.few[names.count++] = name;
            return;
        }
        names.many = new NameTable((one, other) -> isSame(nodes, one, other));
        for (int earlier : names.few) {
            addTo(names.many, nodes, earlier);
        }
        addTo(names.many, nodes, name);
    }

    private void addTo(NameTable many, Nodes nodes, int name) {
        int from = in.holdStart() + nodes.start(name);
        int to = in.holdStart() + nodes.end(name);
        boolean isNew;
        if (nodes.is(name, Nodes.ESCAPED)) {
            byte[] meant = Decoder.bytes(in.buffer, from, to);
            isNew = many.add(name, meant, 0, meant.length);
        } else {
            isNew = many.add(name, in.buffer, from, to);
        }
        if (!isNew) {
            nodes.mark(name, Nodes.REPEATED);
        }
    }

    private boolean isSame(Nodes nodes, int one, int other) {
        if (nodes.is(one, Nodes.ESCAPED) || nodes.is(other, Nodes.ESCAPED)) {
            return Arrays.equals(bytes(nodes, one), bytes(nodes, other));
        }
        int hold = in.holdStart();
        return Arrays.equals(
                in.buffer,
                hold + nodes.start(one),
                hold + nodes.end(one),
                in.buffer,
                hold + nodes.start(other),
                hold + nodes.end(other));
    }

    private byte[] bytes(Nodes nodes, int name) {
        int hold = in.holdStart();
        return Decoder.bytes(in.buffer, hold + nodes.start(name), hold + nodes.end(name));
    }

    private static final class Names {
        private final int[] few = new int[FEW];
        private int count;
        private @Nullable NameTable many;
    }
}
