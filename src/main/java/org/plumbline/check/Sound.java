package org.plumbline.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;

/// Looks into located values and sees only what has no problem.
final class Sound {

    private Sound() {}

    /// A member without a problem; null where it is missing or has one.
    static @Nullable JsonValue member(JsonValue object, String name) {
        JsonValue value = object.get(name);
        return value == null || value.isMarked() ? null : value;
    }

    /// A string without a problem; null where there is none.
    static @Nullable String string(JsonValue object, String name) {
        JsonValue value = member(object, name);
        return value == null || value.kind() != Kind.STRING ? null : value.string();
    }

    /// The elements without a problem of an array without one; empty where there is none.
    static List<JsonValue> elements(JsonValue object, String name) {
        JsonValue array = member(object, name);
        if (array == null) {
            return List.of();
        }
        List<JsonValue> elements = array.elements();
        for (JsonValue element : elements) {
            if (element.isMarked()) {
                return elements.stream().filter(other -> !other.isMarked()).toList();
            }
        }
        return elements;
    }

    /// True where the member is there, has no problem, and neither has an element of it.
    static boolean isWhole(JsonValue object, String name) {
        JsonValue array = member(object, name);
        return array != null && array.elements().stream().noneMatch(JsonValue::isMarked);
    }
}
