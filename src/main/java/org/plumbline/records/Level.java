package org.plumbline.records;

import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.charset.StandardCharsets;
import org.plumbline.json.CanonicalJson;
import org.plumbline.text.CodePointOrder;
import org.plumbline.text.Quoted;
import tools.jackson.databind.JsonNode;

/// A level of a factor: a string, a number, a boolean or null. Null comes before booleans, these
/// before numbers by size, these before strings by code point.
///
/// @param value as it stands in the first row that has it
/// @param canonical what equal values have in common
record Level(@JsonValue JsonNode value, String canonical) implements Comparable<Level> {

    static Level of(JsonNode value) {
        return new Level(value, new String(CanonicalJson.bytes(value), StandardCharsets.UTF_8));
    }

    /// The level in a message.
    String inWords() {
        return value.isString() ? Quoted.of(value.stringValue()) : canonical;
    }

    @Override
    public int compareTo(Level other) {
        int byKind = Integer.compare(rank(), other.rank());
        if (byKind != 0) {
            return byKind;
        }
        int bySize =
                value.isNumber()
                        ? Double.compare(value.doubleValue(), other.value.doubleValue())
                        : 0;
        return bySize != 0 ? bySize : CodePointOrder.INSTANCE.compare(canonical, other.canonical);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Level that && canonical.equals(that.canonical);
    }

    @Override
    public int hashCode() {
        return canonical.hashCode();
    }

    private int rank() {
        if (value.isNull()) {
            return 0;
        }
        if (value.isBoolean()) {
            return 1;
        }
        return value.isNumber() ? 2 : 3;
    }
}
