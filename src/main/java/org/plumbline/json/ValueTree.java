package org.plumbline.json;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Copies a located value into a tree that is free of its file.
final class ValueTree {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// Beyond this many digits an exponent does not fit a [BigDecimal]; such a number is 0 or as
    /// near to it as no double is.
    private static final int LONGEST_EXPONENT = 9;

    private ValueTree() {}

    static JsonNode of(JsonValue value) {
        return switch (value.kind()) {
            case OBJECT -> {
                var object = NODES.objectNode();
                for (JsonMember member : value.members()) {
                    object.set(member.name(), of(member.value()));
                }
                yield object;
            }
            case ARRAY -> {
                var array = NODES.arrayNode();
                for (JsonValue element : value.elements()) {
                    array.add(of(element));
                }
                yield array;
            }
            case STRING -> NODES.stringNode(value.string());
            case NUMBER -> number(value.digits());
            case BOOLEAN -> NODES.booleanNode(value.isTrue());
            case NULL -> NODES.nullNode();
        };
    }

    private static JsonNode number(String digits) {
        int e = Math.max(digits.indexOf('e'), digits.indexOf('E'));
        boolean readable = e < 0 || digits.length() - e - 1 <= LONGEST_EXPONENT;
        return readable
                ? NODES.numberNode(new BigDecimal(digits))
                : NODES.numberNode(Double.parseDouble(digits));
    }
}
