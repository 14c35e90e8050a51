package org.plumbline.intake;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Required;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;

/// Takes values of the program out of objects in which no error was found, as [Required] does
/// JSON's.
final class Plain {

    private Plain() {}

    static Sha256 digest(JsonValue object, String name) {
        return new Sha256(Required.string(object, name));
    }

    static <E extends Enum<E> & Term> E term(JsonValue object, String name, Class<E> type) {
        return Term.of(type, Required.string(object, name)).orElseThrow();
    }

    static <E extends Enum<E> & Term> @Nullable E termOrNull(
            JsonValue object, String name, Class<E> type) {
        String word = Required.stringOrNull(object, name);
        return word == null ? null : Term.of(type, word).orElseThrow();
    }

    static List<JsonValue> elements(JsonValue object, String name) {
        return Required.member(object, name).elements();
    }

    /// The elements of an array that may be left out.
    static List<JsonValue> elementsIfAny(JsonValue object, String name) {
        JsonValue array = object.get(name);
        return array == null ? List.of() : array.elements();
    }
}
