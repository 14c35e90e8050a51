package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Who gave a row its labels, and whether independently of what was recorded. It stays with the row
/// as two members of its `x`, and so with its table in every form.
///
/// @param name null where the row does not say
/// @param independent true where the annotator had no part in what was recorded; null where the row
///   does not say
public record Annotator(@Nullable String name, @Nullable Boolean independent) {

    private static final String NAME = "annotator";
    private static final String INDEPENDENT = "independent";

    /// The one who made a file of annotations.
    public static Annotator of(Annotations file) {
        return new Annotator(file.annotator(), file.independent());
    }

    /// What a row says.
    public static Annotator of(Row row) {
        JsonNode x = row.x();
        return new Annotator(
                name(x == null ? null : x.get(NAME)),
                independent(x == null ? null : x.get(INDEPENDENT)));
    }

    private static @Nullable String name(@Nullable JsonNode said) {
        return said != null && said.isString() ? said.stringValue() : null;
    }

    private static @Nullable Boolean independent(@Nullable JsonNode said) {
        return (said != null && said.isBoolean()) ? (Boolean) said.booleanValue() : null;
    }

    /// The free members of a row with these two, in the place of what stood there of another.
    JsonNode in(@Nullable JsonNode x) {
        ObjectNode with = copy(x);
        if (name == null) {
            with.remove(NAME);
        } else {
            with.put(NAME, name);
        }
        if (independent == null) {
            with.remove(INDEPENDENT);
        } else {
            with.put(INDEPENDENT, independent);
        }
        return with;
    }

    /// The free members of a row but these two; null where there are none.
    public static @Nullable JsonNode without(@Nullable JsonNode x) {
        ObjectNode rest = copy(x).without(List.of(NAME, INDEPENDENT));
        return rest.isEmpty() ? null : rest;
    }

    private static ObjectNode copy(@Nullable JsonNode x) {
        ObjectNode copy = JsonNodeFactory.instance.objectNode();
        return x instanceof ObjectNode object ? copy.setAll(object) : copy;
    }
}
