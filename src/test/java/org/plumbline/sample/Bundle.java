package org.plumbline.sample;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/// The bundled files as read back from `assets/sample`, for tests that ask what is in them.
final class Bundle {

    private static final List<JsonNode> CASES = each(file("corpus.json").get("cases")).toList();

    private Bundle() {}

    static JsonNode file(String name) {
        return JsonText.MAPPER.readTree(SampleFiles.FOLDER.resolve(name));
    }

    static List<JsonNode> cases() {
        return CASES;
    }

    /// The cases of the stratum that has both intervals.
    static List<JsonNode> inlineComments() {
        return cases().stream()
                .filter(sample -> text(sample, "sampling").equals("random"))
                .filter(sample -> text(sample, "destination").equals("inline comment"))
                .toList();
    }

    /// The cases of the random stratum that has none.
    static List<JsonNode> chat() {
        return cases().stream()
                .filter(sample -> text(sample, "sampling").equals("random"))
                .filter(sample -> text(sample, "destination").equals("chat"))
                .toList();
    }

    static JsonNode sample(String sampleId) {
        return cases().stream()
                .filter(sample -> text(sample, "sampleId").equals(sampleId))
                .findFirst()
                .orElseThrow();
    }

    /// A claim by its case and its own id.
    static JsonNode claim(String sampleId, String claimId) {
        return each(sample(sampleId).get("claims"))
                .filter(claim -> text(claim, "id").equals(claimId))
                .findFirst()
                .orElseThrow();
    }

    static Stream<JsonNode> all(List<JsonNode> cases, String collection) {
        return cases.stream().flatMap(sample -> each(sample.get(collection)));
    }

    static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    static String text(JsonNode object, String member) {
        JsonNode value = object.get(member);
        return value.isNull() ? "null" : value.asString();
    }

    /// The text of an item; bytes that are none as ISO 8859-1, in which the one such item is.
    static String words(JsonNode item) {
        return item.has("text")
                ? text(item, "text")
                : new String(
                        Base64.getDecoder().decode(text(item, "bytesBase64")),
                        StandardCharsets.ISO_8859_1);
    }

    static List<String> outputs() {
        return cases().stream()
                .filter(sample -> !sample.get("output").isNull())
                .map(sample -> text(sample.get("output"), "text"))
                .toList();
    }
}
