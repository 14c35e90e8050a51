package org.plumbline.intake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes a value in one of the many ways that mean the same: members in any order, white space of
/// any kind, characters plain or as escapes, integers with a point or an exponent.
final class ShuffledJson {

    private final Random random;
    private final String space;
    private final StringBuilder out = new StringBuilder();

    /// @param space the white space that may stand between tokens
    ShuffledJson(Random random, String space) {
        this.random = random;
        this.space = space;
    }

    String write(JsonNode value) {
        out.setLength(0);
        append(value);
        return out.toString();
    }

    private void append(JsonNode value) {
        space();
        switch (value) {
            case ObjectNode object -> {
                out.append('{');
                var names = new ArrayList<String>(object.propertyNames());
                Collections.shuffle(names, random);
                String between = "";
                for (String name : names) {
                    out.append(between);
                    space();
                    string(name);
                    space();
                    out.append(':');
                    append(object.get(name));
                    between = ",";
                }
                out.append('}');
            }
            case ArrayNode array -> {
                out.append('[');
                String between = "";
                for (JsonNode element : array) {
                    out.append(between);
                    append(element);
                    between = ",";
                }
                out.append(']');
            }
            default -> scalar(value);
        }
        space();
    }

    private void scalar(JsonNode value) {
        if (value.isString()) {
            string(value.stringValue());
        } else if (value.isIntegralNumber()) {
            switch (random.nextInt(4)) {
                case 0 -> out.append(value.intValue()).append(".0");
                case 1 -> out.append(value.intValue()).append("e0");
                default -> out.append(value.intValue());
            }
        } else {
            out.append(value);
        }
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            int units = Character.charCount(codePoint);
            boolean mustEscape = codePoint < ' ' || codePoint == '"' || codePoint == '\\';
            if (mustEscape || random.nextInt(10) == 0) {
                for (int unit = i; unit < i + units; unit++) {
                    escape(text.charAt(unit));
                }
            } else {
                out.appendCodePoint(codePoint);
            }
            i += units;
        }
        out.append('"');
    }

    private void escape(char c) {
        int letter = "\"\\/\b\f\n\r\t".indexOf(c);
        if (letter >= 0 && random.nextBoolean()) {
            out.append('\\').append("\"\\/bfnrt".charAt(letter));
        } else {
            String hex = random.nextBoolean() ? "%04x" : "%04X";
            out.append("\\u").append(hex.formatted((int) c));
        }
    }

    private void space() {
        while (random.nextInt(3) == 0) {
            out.append(space.charAt(random.nextInt(space.length())));
        }
    }
}
