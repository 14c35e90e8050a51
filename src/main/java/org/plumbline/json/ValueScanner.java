package org.plumbline.json;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Code;

/// Scans one value with all that is in it into [Nodes], by the grammar of RFC 8259 and within the
/// limits of the file formats.
final class ValueScanner {

    /// How deep values may be nested; the root of a document is 1.
    static final int MAX_DEPTH = 256;

    /// How many values and names one tree may have: with them and 64 MiB of bytes, what is read
    /// still fits into 256 MiB.
    static final int MAX_NODES = 3_000_000;

    private static final byte[] TRUE = {'t', 'r', 'u', 'e'};
    private static final byte[] FALSE = {'f', 'a', 'l', 's', 'e'};
    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    private final ByteWindow in;
    private final StringScanner strings;
    private final NumberScanner numbers;
    private final NameIndex names;
    private Nodes nodes = new Nodes();

    ValueScanner(ByteWindow in) {
        this.in = in;
        this.strings = new StringScanner(in);
        this.numbers = new NumberScanner(in);
        this.names = new NameIndex(in);
    }

    /// The nodes of the value scanned last, or of as much of it as there was before a fault; gone
    /// with the next scan.
    Nodes nodes() {
        return nodes;
    }

    /// The nodes, which are the caller's from now on.
    Nodes giveNodes() {
        Nodes given = nodes;
        nodes = new Nodes();
        return given;
    }

    /// Scans the value at the position, which is no white space. The window holds its bytes.
    ///
    /// @param depth how deep the value stands; the root of a document is 1
    void scan(int depth) throws IOException, ScanFault {
        nodes.clear();
        in.hold();
        try {
            value(ScanFault.AROUND, depth);
        } catch (ScanFault fault) {
            throw isTooLarge() ? tooLarge(fault) : fault;
        }
        if (isTooLarge()) {
            throw tooLarge(null);
        }
    }

    /// Scans the name at the position into an otherwise empty tree.
    void scanName() throws IOException, ScanFault {
        nodes.clear();
        in.hold();
        try {
            name(ScanFault.AROUND);
        } catch (ScanFault fault) {
            throw isTooLarge() ? tooLarge(fault) : fault;
        }
    }

    /// The window may have a little more than it ought to hold, and ends where it is full, which
    /// looks like the end of the file.
    private boolean isTooLarge() {
        return in.isFull() || in.held() > ByteWindow.MOST_HELD;
    }

    /// @param earlier what was found first; a text that is too long says more than that its case is
    private ScanFault tooLarge(@Nullable ScanFault earlier) {
        if (earlier != null && earlier.code() == Code.JSON_LIMIT) {
            return earlier;
        }
        return ScanFault.limit(
                nodes.innermostAt(ByteWindow.MOST_HELD),
                "a value of more than %s MiB in the list, or in the file's object; make several of it"
                        .formatted(ByteWindow.MOST_HELD >> 20));
    }

    private int value(int parent, int depth) throws IOException, ScanFault {
        int first = in.next();
        return switch (first) {
            case '{' -> object(begin(Nodes.OBJECT, parent), depth);
            case '[' -> array(begin(Nodes.ARRAY, parent), depth);
            case '"' -> string(parent);
            case 't' -> literal(begin(Nodes.TRUE, parent), TRUE);
            case 'f' -> literal(begin(Nodes.FALSE, parent), FALSE);
            case 'n' -> literal(begin(Nodes.NULL, parent), NULL);
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
                int node = begin(Nodes.NUMBER, parent);
                numbers.scan(node);
                nodes.close(node, in.held());
                yield node;
            }
            default -> throw unexpected(parent, first, "a value");
        };
    }

    private int object(int node, int depth) throws IOException, ScanFault {
        checkDepth(node, depth);
        in.pos++;
        if (in.next() == '}') {
            return end(node);
        }
        names.open(depth);
        while (true) {
            int next = in.next();
            if (next != '"') {
                throw unexpected(node, next, "a name in double quotes");
            }
            int name = name(node);
            names.add(nodes, name, depth);
            int colon = in.next();
            if (colon != ':') {
                throw unexpected(node, colon, "a colon after the name");
            }
            in.pos++;
            value(node, depth + 1);
            int after = in.next();
            if (after == '}') {
                names.close(depth);
                return end(node);
            }
            if (after != ',') {
                throw unexpected(node, after, "a comma or the end of the object");
            }
            in.pos++;
        }
    }

    private int array(int node, int depth) throws IOException, ScanFault {
        checkDepth(node, depth);
        in.pos++;
        if (in.next() == ']') {
            return end(node);
        }
        while (true) {
            value(node, depth + 1);
            int after = in.next();
            if (after == ']') {
                return end(node);
            }
            if (after != ',') {
                throw unexpected(node, after, "a comma or the end of the array");
            }
            in.pos++;
        }
    }

    private int name(int object) throws IOException, ScanFault {
        int node = add(Nodes.NAME, in.held() + 1, object);
        in.pos++;
        nodes.mark(node, strings.scan(object));
        nodes.close(node, in.held() - 1);
        nodes.hash(node, hash(in.buffer, in.holdStart() + nodes.start(node), in.pos - 1));
        return node;
    }

    /// Of the bytes as they stand in the file, as [String#hashCode()] has it for ASCII.
    private static int hash(byte[] bytes, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + bytes[i];
        }
        return hash;
    }

    private int string(int parent) throws IOException, ScanFault {
        int node = add(Nodes.STRING, in.held() + 1, parent);
        in.pos++;
        nodes.mark(node, strings.scan(node));
        nodes.close(node, in.held() - 1);
        return node;
    }

    private int literal(int node, byte[] word) throws IOException, ScanFault {
        for (byte expected : word) {
            int b = in.peek();
            if (b != expected) {
                throw unexpected(
                        node, b, "the rest of " + new String(word, StandardCharsets.US_ASCII));
            }
            in.pos++;
        }
        nodes.close(node, in.held());
        return node;
    }

    private int end(int node) {
        in.pos++;
        nodes.close(node, in.held());
        return node;
    }

    private int begin(int kind, int parent) throws ScanFault {
        return add(kind, in.held(), parent);
    }

    private int add(int kind, int start, int parent) throws ScanFault {
        int node = nodes.add(kind, start, parent, in.line(), in.column());
        if (node >= MAX_NODES) {
            // A name is no value: what was begun last is its object.
            throw ScanFault.limit(
                    kind == Nodes.NAME ? parent : node,
                    "more than %s values and names in one element of the list, or member of the file's object; make several of it"
                            .formatted(MAX_NODES));
        }
        return node;
    }

    private void checkDepth(int node, int depth) throws ScanFault {
        if (depth > MAX_DEPTH) {
            throw ScanFault.limit(node, "values nested more than " + MAX_DEPTH + " deep");
        }
    }

    private ScanFault unexpected(int node, int found, String expected) {
        return ScanFault.syntax(
                node, in.location(), ByteNames.of(found) + " where " + expected + " is expected");
    }
}
