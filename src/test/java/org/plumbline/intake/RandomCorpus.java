package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.PositionEncoding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Corpora from a seed that break no rule, with texts from all planes of Unicode, and everything
/// that may be null null at times.
final class RandomCorpus {

    private static final int[] ODD = {
        '\r', '\n', '\t', 0, 0x7F, 0x85, 0xA0, 0xAD, 0x301, 0x200B, 0x2028, 0x202E, 0xFEFF, 0xFFFE,
        0x1F600, 0x1F9D1, 0x200D, 0x10FFFF, '"', '\\', '/', '<', '~'
    };

    private final Random random;

    RandomCorpus(long seed) {
        this.random = new Random(seed);
    }

    /// A corpus whose positions count bytes.
    ObjectNode draw() {
        var corpus = JsonMapper.shared().createObjectNode();
        corpus.put("format", "plumbline-corpus").put("version", 1).put("positionEncoding", "utf-8");
        ArrayNode cases = corpus.putArray("cases");
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
            ObjectNode one = whole("s-" + i + text(4).replace('#', '.'));
            World.fill(one);
            cases.add(one);
        }
        return corpus;
    }

    /// The same corpus with its positions counted in another way.
    static ObjectNode in(ObjectNode corpus, PositionEncoding encoding) {
        ObjectNode other = corpus.deepCopy();
        other.put("positionEncoding", encoding.word());
        for (JsonNode one : other.get("cases")) {
            var texts = new HashMap<String, byte[]>();
            for (JsonNode item : one.get("evidence")) {
                if (item.has("text")) {
                    texts.put(item.get("id").stringValue(), bytes(item.get("text")));
                }
            }
            texts.put("", one.at("/output/text").asString("").getBytes(UTF_8));
            for (JsonNode claim : one.get("claims")) {
                claim.get("spans").forEach(span -> recount(span, "", texts, encoding));
                for (String name : List.of("evidence", "checks")) {
                    claim.get(name).forEach(item -> recount(item, cited(item), texts, encoding));
                }
            }
            for (JsonNode limitation : one.at("/capture/limitations")) {
                limitation
                        .path("spans")
                        .forEach(span -> recount(span, cited(limitation), texts, encoding));
            }
        }
        return other;
    }

    private static String cited(JsonNode holder) {
        return holder.path("evidenceId").asString("");
    }

    private static void recount(
            JsonNode span, String id, Map<String, byte[]> texts, PositionEncoding encoding) {
        byte[] text = texts.get(id);
        if (text == null || !span.has("start")) {
            return;
        }
        for (String name : List.of("start", "end")) {
            String before = new String(text, 0, span.get(name).intValue(), UTF_8);
            int position =
                    switch (encoding) {
                        case UTF_8 -> span.get(name).intValue();
                        case UTF_16 -> before.length();
                        case UTF_32 -> before.codePointCount(0, before.length());
                    };
            ((ObjectNode) span).put(name, position);
        }
    }

    private ObjectNode whole(String id) {
        var whole = (ObjectNode) World.read(Texts.CORPUS).at("/cases/1").deepCopy();
        whole.put("sampleId", id).put("group", id).put("name", maybe(text(5)));
        whole.put("practice", text(6)).put("destination", text(3));
        ArrayNode evidence = whole.putArray("evidence");
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            evidence(evidence.addObject(), "e" + i);
        }
        boolean missing = random.nextInt(5) == 0;
        String output = missing ? "" : text(60);
        whole.put("reviewState", missing ? "withheld" : "reviewed");
        if (missing) {
            whole.putNull("output");
        } else {
            whole.putObject("output").put("text", output);
        }
        ArrayNode claims = whole.putArray("claims");
        int number = output.isEmpty() ? 0 : random.nextInt(4);
        for (int i = 0; i < number; i++) {
            claim(claims.addObject(), "c" + i, output.getBytes(UTF_8), evidence);
        }
        var limitations = (ArrayNode) whole.at("/capture/limitations");
        for (int i = random.nextInt(3); i > 0; i--) {
            limitation(limitations.addObject(), output.getBytes(UTF_8), evidence);
        }
        return whole;
    }

    private void evidence(ObjectNode item, String id) {
        item.put("id", id).put("role", "seen");
        switch (random.nextInt(3)) {
            case 0 -> item.put("seenByProducer", true);
            case 1 -> item.put("seenByProducer", false);
            default -> item.putNull("seenByProducer");
        }
        if (random.nextInt(4) == 0) {
            byte[] bytes = new byte[random.nextInt(9) + 1];
            random.nextBytes(bytes);
            item.put("bytesBase64", Base64.getEncoder().encodeToString(bytes));
        } else {
            item.put("text", text(80));
        }
        item.put("sha256", "").put("completeness", "unknown").put("revision", maybe(text(4)));
        item.put("diffSide", maybe("old")).put("path", maybe(text(9)));
    }

    private void claim(ObjectNode claim, String id, byte[] output, ArrayNode evidence) {
        claim.put("id", id);
        ArrayNode spans = claim.putArray("spans");
        int from = 0;
        for (int i = random.nextInt(3); i >= 0 && from < output.length; i--) {
            from = span(spans.addObject(), output, from, true);
        }
        claim.put("verdict", maybe("unsupported")).put("grounding", maybe("unknown"));
        claim.put("reason", maybe(text(8)));
        ArrayNode regions = claim.putArray("evidence");
        ArrayNode checks = claim.putArray("checks");
        for (JsonNode item : evidence) {
            byte[] content = content(item);
            if (content.length == 0) {
                continue;
            }
            if (random.nextBoolean()) {
                var region = regions.addObject();
                region.set("evidenceId", item.get("id"));
                if (random.nextBoolean()) {
                    span(region, content, 0, item.has("text"));
                }
            }
            if (random.nextBoolean()) {
                var check = checks.addObject().put("kind", "literal-quote");
                check.set("evidenceId", item.get("id"));
                span(check, content, 0, item.has("text"));
                check.put("text", text(3) + "x").put("revision", maybe(text(2)));
                check.putNull("diffSide");
            }
        }
    }

    private void limitation(ObjectNode limitation, byte[] output, ArrayNode evidence) {
        limitation.put("kind", "redaction").put("detail", text(5));
        int which = random.nextInt(evidence.size() + 2) - 1;
        if (which < 0 && output.length > 0) {
            span(limitation.putArray("spans").addObject(), output, 0, true);
        } else if (which >= 0 && which < evidence.size()) {
            JsonNode item = evidence.get(which);
            byte[] content = content(item);
            limitation.set("evidenceId", item.get("id"));
            if (content.length > 0) {
                span(limitation.putArray("spans").addObject(), content, 0, item.has("text"));
            }
        }
    }

    /// Sets start and end between `from` and the end of the bytes, in a text between code points.
    ///
    /// @param from between two code points
    /// @return the end
    private int span(ObjectNode span, byte[] bytes, int from, boolean text) {
        int[] boundaries = boundaries(bytes, from, text);
        int start = random.nextInt(boundaries.length - 1);
        int end = start + 1 + random.nextInt(boundaries.length - 1 - start);
        span.put("start", boundaries[start]).put("end", boundaries[end]);
        return boundaries[end];
    }

    private static int[] boundaries(byte[] bytes, int from, boolean text) {
        int[] found = new int[bytes.length - from + 1];
        int count = 0;
        for (int i = from; i <= bytes.length; i++) {
            if (!text || i == bytes.length || (bytes[i] & 0xC0) != 0x80) {
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static byte[] content(JsonNode item) {
        return item.has("text")
                ? bytes(item.get("text"))
                : Base64.getDecoder().decode(item.get("bytesBase64").stringValue());
    }

    private static byte[] bytes(JsonNode text) {
        return text.stringValue().getBytes(UTF_8);
    }

    private @Nullable String maybe(String value) {
        return random.nextInt(3) == 0 ? null : value;
    }

    private String text(int most) {
        var text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            int codePoint =
                    switch (random.nextInt(4)) {
                        case 0 -> ODD[random.nextInt(ODD.length)];
                        case 1 -> random.nextInt(0x110000);
                        default -> 'a' + random.nextInt(26);
                    };
            boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
            text.appendCodePoint(surrogate ? 'é' : codePoint);
        }
        return text.toString();
    }
}
