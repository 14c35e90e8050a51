package org.plumbline.sample;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a reviewer may see of a case; the hash over it binds each rating.
final class RequestJson {

    private RequestJson() {}

    static String sha256(ObjectNode sample) {
        return JsonText.canonicalSha256(of(sample));
    }

    static ObjectNode of(ObjectNode sample) {
        ObjectNode request = JsonText.MAPPER.createObjectNode();
        copy(sample, request, List.of("sampleId", "destination", "reviewState"));
        ObjectNode capture = request.putObject("capture");
        copy(sample.get("capture"), capture, List.of("status", "limitations"));
        copy(sample, request, List.of("claimCoverage"));
        for (JsonNode item : sample.get("evidence")) {
            ObjectNode shown = request.withArray("evidence").addObject();
            shown.setAll((ObjectNode) item);
            shown.remove("origin");
        }
        copy(sample, request, List.of("output"));
        request.putArray("claims");
        for (JsonNode claim : sample.get("claims")) {
            copy(
                    claim,
                    request.withArray("claims").addObject(),
                    List.of("id", "spans", "evidence"));
        }
        return request;
    }

    private static void copy(JsonNode from, ObjectNode to, List<String> fields) {
        fields.forEach(field -> to.set(field, from.get(field)));
    }
}
