package org.plumbline.json;

import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// JSON values from a seed: nested, with all kinds of scalars, and strings from every plane.
final class RandomJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Random random;

    RandomJson(long seed) {
        random = new Random(seed);
    }

    ObjectNode object(int depth) {
        var object = NODES.objectNode();
        int members = random.nextInt(6);
        for (int i = 0; i < members; i++) {
            object.set(string(), value(depth - 1));
        }
        return object;
    }

    String string() {
        var text = new StringBuilder();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(codePoint());
        }
        return text.toString();
    }

    private JsonNode value(int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.numberNode(random.nextInt());
            case 3 -> NODES.numberNode(finite());
            case 4, 5 -> NODES.stringNode(string());
            case 6 -> object(depth);
            default -> {
                var array = NODES.arrayNode();
                int elements = random.nextInt(5);
                for (int i = 0; i < elements; i++) {
                    array.add(value(depth - 1));
                }
                yield array;
            }
        };
    }

    private double finite() {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.isFinite(value) ? value : 0.5;
    }

    private int codePoint() {
        int codePoint =
                switch (random.nextInt(4)) {
                    case 0 -> random.nextInt(0x80);
                    case 1 -> random.nextInt(0x800);
                    case 2 -> random.nextInt(0x10000);
                    default -> random.nextInt(0x110000);
                };
        return codePoint >= 0xD800 && codePoint <= 0xDFFF ? 'x' : codePoint;
    }
}
