package org.plumbline.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// Makes the tree of an object that stands in a file in another form than JSON, so that the same
/// rules find the same faults in it, at the places where its values stand.
public final class PlacedObject {

    /// How deep an element of a collection of the root stands.
    private static final int ELEMENT_DEPTH = 3;

    private final String around;
    private final int index;
    private final Location at;
    private final ByteArrayOutputStream json = new ByteArrayOutputStream();
    private final JsonEncoder out = new JsonEncoder(json);
    private final List<Part> parts = new ArrayList<>();
    private final List<JsonFault> faults = new ArrayList<>();

    /// A value of the object.
    ///
    /// @param start where it begins in the JSON text
    /// @param inner where its bytes stand in the file; null where it is one value at `at`
    private record Part(
            int start,
            int end,
            Location at,
            @Nullable IntFunction<Location> inner,
            boolean broken) {}

    /// @param collection the array of the root that the object is in
    /// @param index its number there
    /// @param at where it begins in the file
    public PlacedObject(String collection, int index, Location at) {
        this.around = Pointers.ofMember(collection);
        this.index = index;
        this.at = at;
        put("{");
    }

    /// A member with a text, null for JSON null.
    public void text(String name, Location place, @Nullable String value) {
        int start = begin(name);
        try {
            if (value == null) {
                out.put("null");
            } else {
                out.string(value);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        end(start, place, null, false);
    }

    /// A member that is `true` or `false`, or a number, where `bytes` are one; else it is a text.
    public void literal(String name, Location place, byte[] bytes, String text) {
        JsonValue.Kind kind = scalar(bytes);
        if (kind != JsonValue.Kind.NUMBER && kind != JsonValue.Kind.BOOLEAN) {
            text(name, place, text);
            return;
        }
        int start = begin(name);
        put(text);
        end(start, place, null, false);
    }

    /// A member whose value is written as JSON. Where it is not, that is a fault, and the member
    /// counts as one with a problem.
    ///
    /// @param substitute what stands in the tree where the value is no JSON
    /// @param inner the place in the file of each byte, asked in ascending order, from the start
    ///   for each new function
    public void json(
            String name,
            Location place,
            byte[] bytes,
            String substitute,
            Supplier<IntFunction<Location>> inner) {
        var in = new ByteWindow(bytes);
        var scanner = new ValueScanner(in);
        try {
            in.next();
            scanner.scan(ELEMENT_DEPTH + 1);
            int after = in.next();
            if (after != ByteWindow.END) {
                throw ScanFault.syntax(
                        ScanFault.AROUND,
                        in.location(),
                        ByteNames.of(after) + " where the end is expected");
            }
        } catch (ScanFault fault) {
            faults.add(fault(name, place, bytes, inner.get(), in, scanner.nodes(), fault));
            int start = begin(name);
            put(substitute);
            end(start, place, null, true);
            return;
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        int start = begin(name);
        put(bytes);
        end(start, place, inner.get(), false);
    }

    /// The object.
    public JsonTree build() {
        put("}");
        byte[] bytes = json();
        var scanner = new ValueScanner(new ByteWindow(bytes));
        try {
            scanner.scan(ELEMENT_DEPTH);
        } catch (ScanFault | IOException e) {
            throw new IllegalStateException("what is built here is JSON", e);
        }
        Nodes nodes = scanner.giveNodes();
        place(nodes);
        return new JsonTree(bytes, 0, bytes.length, nodes, around, Integer.toString(index), 0);
    }

    /// The members that are not the JSON they ought to be.
    public List<JsonFault> faults() {
        return List.copyOf(faults);
    }

    private void place(Nodes nodes) {
        nodes.place(0, at.line(), at.column());
        int part = 0;
        for (int node = 1; node < nodes.count(); node++) {
            int kind = nodes.kind(node);
            int start = nodes.start(node);
            int begun = kind == Nodes.STRING || kind == Nodes.NAME ? start - 1 : start;
            while (begun >= parts.get(part).end()) {
                part++;
            }
            Part in = parts.get(part);
            boolean top = nodes.parent(node) == 0;
            Location place =
                    top || in.inner() == null ? in.at() : in.inner().apply(begun - in.start());
            nodes.place(node, place.line(), place.column());
            if (in.broken() && top && kind != Nodes.NAME) {
                nodes.mark(node, Nodes.FAULTY);
            }
        }
    }

    private JsonFault fault(
            String name,
            Location place,
            byte[] bytes,
            IntFunction<Location> inner,
            ByteWindow in,
            Nodes nodes,
            ScanFault fault) {
        String pointer = around + "/" + index + "/" + Pointers.escape(name);
        int offset = in.pos;
        if (fault.node() != ScanFault.AROUND) {
            var begun = new JsonTree(bytes, 0, bytes.length, nodes, around + "/" + index, name, 0);
            pointer = new JsonValue(begun, fault.node()).pointer();
            offset = fault.location() == null ? nodes.start(fault.node()) : offset;
        }
        Location where = offset == 0 ? place : inner.apply(offset);
        return new JsonFault(fault.code(), where, pointer, fault.words());
    }

    /// What the bytes are as one JSON value; null where they are none.
    private static JsonValue.@Nullable Kind scalar(byte[] bytes) {
        var in = new ByteWindow(bytes);
        var scanner = new ValueScanner(in);
        try {
            scanner.scan(ELEMENT_DEPTH + 1);
            boolean whole = in.pos == bytes.length;
            var tree = new JsonTree(bytes, 0, bytes.length, scanner.nodes(), "", null, 0);
            return whole ? tree.root().kind() : null;
        } catch (ScanFault e) {
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
    }

    private int begin(String name) {
        if (!parts.isEmpty()) {
            put(",");
        }
        try {
            out.string(name);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        put(":");
        return size();
    }

    private void end(
            int start, Location place, @Nullable IntFunction<Location> inner, boolean broken) {
        parts.add(new Part(start, size(), place, inner, broken));
    }

    private void put(String ascii) {
        try {
            out.put(ascii);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
    }

    private void put(byte[] bytes) {
        size();
        json.writeBytes(bytes);
    }

    private int size() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return json.size();
    }

    private byte[] json() {
        size();
        return json.toByteArray();
    }
}
