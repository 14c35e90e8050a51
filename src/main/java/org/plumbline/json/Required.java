package org.plumbline.json;

import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue.Kind;

/// Takes members out of objects in which no error was found, so each is there and has its shape.
public final class Required {

    private Required() {}

    /// The member with this name.
    ///
    /// @throws IllegalStateException where there is none
    public static JsonValue member(JsonValue object, String name) {
        JsonValue value = object.get(name);
        if (value == null) {
            throw new IllegalStateException("no " + name + " at " + object.pointer());
        }
        return value;
    }

    public static String string(JsonValue object, String name) {
        return member(object, name).string();
    }

    public static @Nullable String stringOrNull(JsonValue object, String name) {
        JsonValue value = member(object, name);
        return value.kind() == Kind.NULL ? null : value.string();
    }

    public static @Nullable Double numberOrNull(JsonValue object, String name) {
        JsonValue value = member(object, name);
        return value.kind() == Kind.NULL ? null : (Double) value.number();
    }
}
