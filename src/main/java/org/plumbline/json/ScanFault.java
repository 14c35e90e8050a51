package org.plumbline.json;

import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;

/// The document cannot be read on from here. Caught by the reader of the document; control flow of
/// this package alone, so without a stack trace.
final class ScanFault extends Exception {

    private static final long serialVersionUID = 1L;

    /// Where the value that was begun last is the one around the tree.
    static final int AROUND = -1;

    private final Code code;
    private final int node;
    private final transient @Nullable Location location;

    private ScanFault(Code code, int node, @Nullable Location location, String message) {
        super(message, null, false, false);
        this.code = code;
        this.node = node;
        this.location = location;
    }

    /// @param node the innermost value that was begun, in the tree being scanned, or [#AROUND]
    /// @param location the first byte that cannot be there
    static ScanFault syntax(int node, Location location, String message) {
        return new ScanFault(Code.JSON_SYNTAX, node, location, message);
    }

    /// @param node the value that is too much, or [#AROUND]
    static ScanFault limit(int node, String message) {
        return new ScanFault(Code.JSON_LIMIT, node, null, message);
    }

    /// The document ends before it begins.
    ///
    /// @param offset of its end
    static ScanFault nothing(Location location, long offset) {
        return syntax(
                AROUND,
                location,
                (offset == 0 ? "the file is empty" : "nothing but white space")
                        + "; a JSON object that names its \"format\" is expected");
    }

    /// Behind the root there is another object.
    static ScanFault secondObject(Location location) {
        return syntax(
                AROUND,
                location,
                "'{' where the end is expected, as a file is one object; if each line is an object,"
                        + " this is JSON Lines: give the file a name that ends in .jsonl");
    }

    Code code() {
        return code;
    }

    int node() {
        return node;
    }

    /// Null where the place is the start of the node's value.
    @Nullable Location location() {
        return location;
    }

    String words() {
        return String.valueOf(getMessage());
    }
}
