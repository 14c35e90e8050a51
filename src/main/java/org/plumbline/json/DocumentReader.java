package org.plumbline.json;

import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// Reads one JSON or JSON Lines document from a stream of bytes, strictly, and hands it over in
/// pieces that fit into memory: the members of the root, and the elements of arrays among them.
///
/// Bytes go through a [ByteWindow], are scanned once by a [ValueScanner], and become a [JsonTree]
/// for each piece. Where the document breaks, all pieces before have been handed over, and in JSON
/// Lines those after follow.
public final class DocumentReader {

    /// From this size on a piece takes over the buffer in which it was read; smaller ones share it.
    private static final int LARGE = 256 << 10;

    private static final int ROOT_DEPTH = 1;

    private final ByteWindow in;
    private final ValueScanner scanner;
    private final DocumentHandler handler;
    private final boolean lines;
    private final RootNames rootNames = new RootNames();

    /// Where the document breaks if it breaks now: pointer and place of the innermost value that
    /// was begun outside of a tree, and name and offset of the tree that was begun in it.
    private String around = "";

    private Location aroundAt = new Location(1, 1);
    private @Nullable String treeName;
    private long treeOffset;

    private DocumentReader(
            ReadableByteChannel channel,
            boolean lines,
            ReadListener listener,
            DocumentHandler handler) {
        this.in = new ByteWindow(channel, lines, listener);
        this.scanner = new ValueScanner(in);
        this.handler = handler;
        this.lines = lines;
    }

    /// Reads to the end of the document, or until it breaks or the handler is done: then what is
    /// behind is not looked at.
    ///
    /// @param lines true for JSON Lines
    public static void read(
            ReadableByteChannel channel,
            boolean lines,
            ReadListener listener,
            DocumentHandler handler)
            throws IOException {
        var reader = new DocumentReader(channel, lines, listener, handler);
        if (reader.in.skipByteOrderMark()) {
            handler.fault(JsonFault.byteOrderMark(), null);
        }
        reader.document(new Beginning(reader.in.head(Beginning.LENGTH), lines));
        String collection = lines && !handler.isDone() ? handler.lines() : null;
        if (collection != null) {
            reader.lines(collection);
        }
    }

    /// The root, to the end of the document.
    private void document(Beginning beginning) throws IOException {
        while (lines && in.next() == ByteWindow.END && in.skipLine()) {
            // Blank lines in front of the first count as lines, not as the first one.
        }
        try {
            int first = in.next();
            if (first == '{') {
                root();
            } else if (first == ByteWindow.END) {
                throw ScanFault.nothing(in.location(), in.offset());
            } else {
                scan(null, ROOT_DEPTH);
                handler.notAnObject(takeTree());
            }
            if (!handler.isDone()) {
                expectEnd("");
            }
        } catch (ScanFault fault) {
            // Where nothing was read, what it begins with says more than where it breaks.
            report(fault, rootNames.isEmpty() ? beginning.words(fault) : fault.words());
        }
    }

    private void root() throws IOException, ScanFault {
        aroundAt = in.location();
        Location start = aroundAt;
        in.pos++;
        if (in.next() == '}') {
            in.pos++;
            handler.closed(start);
            return;
        }
        while (true) {
            int next = in.next();
            if (next != '"') {
                throw unexpected(next, "a name in double quotes");
            }
            rootNames.checkRoom();
            member();
            if (handler.isDone()) {
                return;
            }
            int after = in.next();
            if (after == '}') {
                in.pos++;
                handler.closed(start);
                return;
            }
            if (after != ',') {
                throw unexpected(after, "a comma or the end of the object");
            }
            in.pos++;
        }
    }

    private void member() throws IOException, ScanFault {
        Location nameAt = in.location();
        scanner.scanName();
        String name = rootName();
        in.release();
        boolean counts = name != null && rootNames.add(name);
        if (name == null) {
            handler.fault(JsonFault.unpairedSurrogate(aroundAt, "", true), null);
        } else if (!counts) {
            handler.fault(JsonFault.repeatedName(nameAt, Pointers.ofMember(name), name), null);
        }
        int colon = in.next();
        if (colon != ':') {
            throw unexpected(colon, "a colon after the name");
        }
        in.pos++;
        int first = in.next();
        if (first == '[') {
            array(counts ? name : null, name, nameAt);
            return;
        }
        scan(name, ROOT_DEPTH + 1);
        if (counts && name != null) {
            handler.member(name, nameAt, takeTree());
        } else {
            forgetTree();
        }
    }

    /// The name scanned last, null where it has no bytes.
    private @Nullable String rootName() {
        JsonValue name = passingTree().root();
        return name.hasUnpairedSurrogate() ? null : name.string();
    }

    /// @param counted the name, null where the member does not count
    private void array(@Nullable String counted, @Nullable String name, Location nameAt)
            throws IOException, ScanFault {
        String outerPointer = around;
        Location outerPlace = aroundAt;
        // An array whose name has no bytes has no pointer: its object is the nearest that has one.
        around = name == null ? "" : Pointers.ofMember(name);
        aroundAt = in.location();
        if (counted != null) {
            handler.array(counted, nameAt, aroundAt);
            if (handler.isDoneWithin(counted)) {
                return;
            }
        }
        in.pos++;
        if (in.next() == ']') {
            in.pos++;
        } else {
            elements(name != null, counted != null && handler.wantsElements(counted));
        }
        around = outerPointer;
        aroundAt = outerPlace;
    }

    private void elements(boolean named, boolean wanted) throws IOException, ScanFault {
        int index = 0;
        while (true) {
            scan(named ? Integer.toString(index++) : null, ROOT_DEPTH + 2);
            if (wanted) {
                handler.element(takeTree());
            } else {
                forgetTree();
            }
            int after = in.next();
            if (after == ']') {
                in.pos++;
                return;
            }
            if (after != ',') {
                throw unexpected(after, "a comma or the end of the array");
            }
            in.pos++;
        }
    }

    /// The lines after the first, each of them one element.
    private void lines(String collection) throws IOException {
        String pointer = Pointers.ofMember(collection);
        int index = 0;
        while (in.skipLine()) {
            if (in.next() == ByteWindow.END) {
                continue;
            }
            around = pointer;
            try {
                scan(Integer.toString(index), ROOT_DEPTH + 2);
                handler.element(takeTree());
                expectEnd(pointer + "/" + index);
            } catch (ScanFault fault) {
                report(fault, fault.words());
            }
            index++;
        }
    }

    /// Scans the value at the position into a tree of its own.
    private void scan(@Nullable String name, int depth) throws IOException, ScanFault {
        in.next();
        treeName = name;
        treeOffset = in.offset();
        scanner.scan(depth);
    }

    /// The value scanned last, as a tree that stays.
    private JsonTree takeTree() {
        int length = in.held();
        if (length < LARGE) {
            int start = in.holdStart();
            JsonTree tree = tree(in.shareBuffer(), start, length, scanner.nodes().copy());
            in.release();
            return tree;
        }
        int origin = in.holdStart();
        return tree(in.giveBuffer(), origin, length, scanner.giveNodes());
    }

    /// The value scanned last, whole or not; gone with the next step.
    private JsonTree passingTree() {
        return tree(in.buffer, in.holdStart(), in.held(), scanner.nodes());
    }

    private void forgetTree() {
        passingTree().faults().forEach(fault -> handler.fault(fault, null));
        in.release();
    }

    private JsonTree tree(byte[] bytes, int origin, int length, Nodes nodes) {
        return new JsonTree(bytes, origin, length, nodes, around, treeName, treeOffset);
    }

    /// @param pointer of the value that has ended
    private void expectEnd(String pointer) throws IOException, ScanFault {
        int next = in.next();
        if (next != ByteWindow.END) {
            around = pointer;
            throw !lines && next == '{'
                    ? ScanFault.secondObject(in.location())
                    : unexpected(next, "the end");
        }
    }

    private void report(ScanFault fault, String words) {
        boolean inTree = fault.node() != ScanFault.AROUND;
        JsonTree unfinished = inTree ? passingTree() : null;
        String pointer = around;
        Location begun = aroundAt;
        if (unfinished != null) {
            var innermost = new JsonValue(unfinished, fault.node());
            pointer = innermost.pointer();
            begun = innermost.location();
            unfinished.faults().forEach(earlier -> handler.fault(earlier, unfinished));
        }
        Location place = fault.location();
        handler.fault(
                new JsonFault(fault.code(), place == null ? begun : place, pointer, words),
                unfinished);
        in.release();
    }

    private ScanFault unexpected(int found, String expected) {
        return ScanFault.syntax(
                ScanFault.AROUND,
                in.location(),
                ByteNames.of(found) + " where " + expected + " is expected");
    }
}
