package org.plumbline.sample;

import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/// The bundled files as read back from `assets/sample`, for tests that ask what is in them.
final class Bundle {

    private Bundle() {}

    static JsonNode file(String name) {
        return JsonText.MAPPER.readTree(SampleFiles.FOLDER.resolve(name));
    }

    static List<JsonNode> cases() {
        return each(file("corpus.json").get("cases")).toList();
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

    static List<String> outputs() {
        return cases().stream()
                .filter(sample -> !sample.get("output").isNull())
                .map(sample -> text(sample.get("output"), "text"))
                .toList();
    }
}
