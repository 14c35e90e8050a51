package org.plumbline.intake;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;

/// Takes values out of objects in which no error was found, so each is there and has its shape.
final class Plain {

    private Plain() {}

    static JsonValue member(JsonValue object, String name) {
        JsonValue value = object.get(name);
        if (value == null) {
            throw new IllegalStateException("no " + name + " at " + object.pointer());
        }
        return value;
    }

    static String string(JsonValue object, String name) {
        return member(object, name).string();
    }

    static @Nullable String stringOrNull(JsonValue object, String name) {
        JsonValue value = member(object, name);
        return value.kind() == Kind.NULL ? null : value.string();
    }

    static @Nullable Double numberOrNull(JsonValue object, String name) {
        JsonValue value = member(object, name);
        return value.kind() == Kind.NULL ? null : (Double) value.number();
    }

    static Sha256 digest(JsonValue object, String name) {
        return new Sha256(string(object, name));
    }

    static <E extends Enum<E> & Term> E term(JsonValue object, String name, Class<E> type) {
        return Term.of(type, string(object, name)).orElseThrow();
    }

    static <E extends Enum<E> & Term> @Nullable E termOrNull(
            JsonValue object, String name, Class<E> type) {
        String word = stringOrNull(object, name);
        return word == null ? null : Term.of(type, word).orElseThrow();
    }

    static List<JsonValue> elements(JsonValue object, String name) {
        return member(object, name).elements();
    }

    /// The elements of an array that may be left out.
    static List<JsonValue> elementsIfAny(JsonValue object, String name) {
        JsonValue array = object.get(name);
        return array == null ? List.of() : array.elements();
    }
}
