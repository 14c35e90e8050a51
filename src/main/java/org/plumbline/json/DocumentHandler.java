package org.plumbline.json;

import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// Takes a document piece by piece, in the file's order. What is handed over was read completely;
/// of a repeated name only the first member comes.
public interface DocumentHandler {

    /// A member of the root that is no array.
    ///
    /// @param nameAt where its name begins
    void member(String name, Location nameAt, JsonTree value);

    /// A member of the root that is an array; its elements follow.
    ///
    /// @param at where the array begins
    void array(String name, Location nameAt, Location at);

    /// True where the elements of this array of the root are to be handed over. Those of others are
    /// read and forgotten.
    boolean wantsElements(String name);

    /// An element of an array of the root, or of a line after the first in JSON Lines.
    void element(JsonTree element);

    /// The root object was read to its end; in JSON Lines the first line.
    ///
    /// @param root where it begins
    void closed(Location root);

    /// The root is no object.
    void notAnObject(JsonTree root);

    /// Something is wrong with the document as JSON; faults inside of a piece come with the piece.
    ///
    /// @param unfinished the piece in which the document (in JSON Lines the line) breaks off
    void fault(JsonFault fault, @Nullable JsonTree unfinished);

    /// The name of the array whose elements the lines after the first are; null to read no further
    /// than the first line.
    @Nullable String lines();

    /// True to read no further; asked after each member of the root.
    default boolean isDone() {
        return false;
    }

    /// True where not even the elements of the array that just began are to be read; [#isDone()] is
    /// true then.
    default boolean isDoneWithin(String name) {
        return false;
    }
}
