package org.plumbline.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One value of a document with all that is in it and the place of each part: a member of the root,
/// or an element of an array that is a member of the root.
///
/// Keeps the bytes of the file that it was read from. Not for several threads at once, since
/// problems are marked in it.
public final class JsonTree {

    /// How deep an element of a collection stands; the root is 1.
    private static final int ELEMENT_DEPTH = 3;

    final byte[] bytes;
    final int origin;
    final Nodes nodes;

    private final String around;
    private final @Nullable String name;
    private final long offset;
    private final int length;

    /// @param bytes where the file's bytes are, the tree's own from `origin` on
    /// @param length how many bytes of the file it takes
    /// @param around pointer of the value that the tree is in
    /// @param name its name, or its index, in that value; null where the name has no bytes
    /// @param offset where it begins in the file, in bytes
    JsonTree(
            byte[] bytes,
            int origin,
            int length,
            Nodes nodes,
            String around,
            @Nullable String name,
            long offset) {
        this.bytes = bytes;
        this.origin = origin;
        this.length = length;
        this.nodes = nodes;
        this.around = around;
        this.name = name;
        this.offset = offset;
    }

    /// Reads bytes that were read as an element before, and so are one.
    ///
    /// @throws IllegalArgumentException where they are not
    public static JsonTree ofElement(byte[] bytes) {
        var in = new ByteWindow(bytes);
        var scanner = new ValueScanner(in);
        try {
            scanner.scan(ELEMENT_DEPTH);
        } catch (ScanFault | IOException e) {
            throw new IllegalArgumentException("these bytes are no JSON value", e);
        }
        return new JsonTree(bytes, 0, bytes.length, scanner.giveNodes(), "", null, 0);
    }

    /// The value itself.
    public JsonValue root() {
        return new JsonValue(this, 0);
    }

    /// Where the value begins in the file, in bytes.
    public long offset() {
        return offset;
    }

    /// How many bytes of the file it takes.
    public int length() {
        return length;
    }

    /// The bytes of the file; the array begins before them, at [#start()], and is not to be
    /// changed.
    public byte[] array() {
        return bytes;
    }

    /// Where the value begins in [#array()].
    public int start() {
        return origin;
    }

    /// What is wrong with it as JSON, which does not keep it from being read.
    public List<JsonFault> faults() {
        var faults = new ArrayList<JsonFault>();
        if (!nodes.has(Nodes.REPEATED | Nodes.UNPAIRED)) {
            return faults;
        }
        for (int node = 0; node < nodes.count(); node++) {
            if (nodes.is(node, Nodes.REPEATED)) {
                var name = new JsonMember(this, node);
                faults.add(
                        JsonFault.repeatedName(
                                name.location(), name.value().pointer(), name.name()));
            } else if (nodes.is(node, Nodes.UNPAIRED)) {
                faults.add(unpaired(node));
            }
        }
        return faults;
    }

    /// True where a name is this one of ASCII characters.
    boolean isName(int node, String name) {
        return (nodes.hasHash(node, name.hashCode()) || nodes.is(node, Nodes.ESCAPED))
                && isAscii(node, name);
    }

    /// True where a string or name is this text of ASCII characters.
    boolean isAscii(int node, String text) {
        if (nodes.is(node, Nodes.ESCAPED)) {
            return new JsonValue(this, node).string().equals(text);
        }
        int start = nodes.start(node);
        if (nodes.end(node) - start != text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (bytes[origin + start + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// A name without bytes cannot be in a pointer, so its object is what is pointed to.
    private JsonFault unpaired(int node) {
        boolean isName = nodes.kind(node) == Nodes.NAME;
        var value = new JsonValue(this, isName ? nodes.parent(node) : node);
        value.mark();
        return JsonFault.unpairedSurrogate(value.location(), value.pointer(), isName);
    }

    /// Of a value whose name has no bytes, the pointer of its object: nothing nearer has one.
    String pointer() {
        return name == null ? around : around + "/" + Pointers.escape(name);
    }
}
