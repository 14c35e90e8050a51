package org.plumbline.check.shape;

import org.plumbline.json.JsonValue;
import org.plumbline.text.Quoted;

/// Names a value that was found, for messages.
final class Found {

    private static final int LONGEST_NUMBER = 30;

    private Found() {}

    static String of(JsonValue value) {
        return switch (value.kind()) {
            case OBJECT -> "an object";
            case ARRAY -> "an array";
            case STRING ->
                    value.hasUnpairedSurrogate()
                            ? "a string"
                            : "the string " + Quoted.of(value.string());
            case NUMBER -> "the number " + brief(value.digits());
            case BOOLEAN -> value.isTrue() ? "true" : "false";
            case NULL -> "null";
        };
    }

    private static String brief(String digits) {
        return digits.length() <= LONGEST_NUMBER
                ? digits
                : digits.substring(0, LONGEST_NUMBER) + "…";
    }
}
