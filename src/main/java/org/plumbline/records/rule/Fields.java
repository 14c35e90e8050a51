package org.plumbline.records.rule;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Required;
import org.plumbline.records.DataKind;

/// Looks into a located object and sees only what has no problem.
final class Fields {

    private Fields() {}

    /// A member that is there and has no problem, nor has anything in it; null else.
    static @Nullable JsonValue sound(JsonValue object, String name) {
        JsonValue value = object.get(name);
        return value == null || !value.isSound() ? null : value;
    }

    /// True for a sound number over 0.
    static boolean isPositive(@Nullable JsonValue value) {
        return value != null && value.kind() == Kind.NUMBER && value.integer() > 0;
    }

    /// True where the kind of a row's data is one of these.
    static boolean isOf(JsonValue row, DataKind... kinds) {
        JsonValue said = sound(row, "data_kind");
        for (DataKind kind : kinds) {
            if (said != null && said.isWord(kind.word())) {
                return true;
            }
        }
        return false;
    }

    /// True where all of these are there without a problem.
    static boolean areSound(JsonValue object, String... names) {
        for (String name : names) {
            if (sound(object, name) == null) {
                return false;
            }
        }
        return true;
    }

    static @Nullable Boolean flagOrNull(JsonValue object, String name) {
        JsonValue value = Required.member(object, name);
        return value.kind() == Kind.NULL ? null : (Boolean) value.isTrue();
    }

    static @Nullable Long countOrNull(JsonValue object, String name) {
        JsonValue value = Required.member(object, name);
        return value.kind() == Kind.NULL ? null : (Long) value.integer();
    }

    /// The elements of an array; none where null stands in its place.
    static List<JsonValue> elements(JsonValue object, String name) {
        JsonValue value = Required.member(object, name);
        return value.kind() == Kind.NULL ? List.of() : value.elements();
    }

    static List<String> strings(JsonValue object, String name) {
        return elements(object, name).stream().map(JsonValue::string).toList();
    }

    static List<Long> counts(JsonValue object, String name) {
        return elements(object, name).stream().map(JsonValue::integer).toList();
    }
}
