package org.plumbline.json;

import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.text.Quoted;

/// Something in a document that is not strict JSON, or more than the limits allow.
///
/// @param location where it is
/// @param pointer the value it is in
/// @param message what was found, and what was expected
public record JsonFault(Code code, Location location, String pointer, String message) {

    static JsonFault repeatedName(Location location, String pointer, String name) {
        return new JsonFault(
                Code.JSON_DUPLICATE_KEY,
                location,
                pointer,
                "the name %s stands in this object before; the first one counts"
                        .formatted(Quoted.of(name)));
    }

    static JsonFault unpairedSurrogate(Location location, String pointer, boolean isName) {
        return new JsonFault(
                Code.TEXT_UNPAIRED_SURROGATE,
                location,
                pointer,
                (isName ? "a name in this object" : "this text")
                        + " has half of a surrogate pair without the other half, so it has no bytes");
    }

    /// A document begins with a byte order mark, which is skipped.
    public static JsonFault byteOrderMark() {
        return new JsonFault(
                Code.JSON_BOM,
                new Location(1, 1),
                "",
                "the file begins with a UTF-8 byte order mark; it is skipped, and better left out");
    }
}
