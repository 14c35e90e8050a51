package org.plumbline.documents;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The sample and the demonstration of records that come with the program, each read once.
final class Shipped {

    private static final List<JsonNode> CASES =
            file("sample/corpus.json").get("cases").valueStream().toList();

    private static final JsonNode REPORT = Ran.run("report", "--format", "json").json();

    /// The regression whose comment calls a block empty that is not.
    static final JsonNode EMPTY_BLOCK = ofGroup("pickup-empty-catch");

    /// The regression whose answer invents a test that passed.
    static final JsonNode INVENTED_TEST = ofGroup("order-id-test");

    /// The regression that answers once more, unasked.
    static final JsonNode SAID_AGAIN = ofGroup("report-index-again");

    private Shipped() {}

    static List<JsonNode> cases() {
        return CASES;
    }

    /// The three regressions.
    static List<JsonNode> regressions() {
        return List.of(EMPTY_BLOCK, INVENTED_TEST, SAID_AGAIN);
    }

    /// The report on the sample with all its labels.
    static JsonNode report() {
        return REPORT;
    }

    private static JsonNode ofGroup(String group) {
        return CASES.stream()
                .filter(it -> it.get("group").asString().equals(group))
                .findFirst()
                .orElseThrow();
    }

    static JsonNode item(JsonNode whole, String path) {
        return whole.get("evidence")
                .valueStream()
                .filter(it -> it.get("path").asString("").equals(path))
                .findFirst()
                .orElseThrow();
    }

    static Stream<JsonNode> items(JsonNode whole, String role) {
        return whole.get("evidence")
                .valueStream()
                .filter(it -> it.get("role").asString().equals(role));
    }

    /// The claim on these words.
    static JsonNode claim(JsonNode whole, String words) {
        return whole.get("claims")
                .valueStream()
                .filter(it -> it.at("/spans/0/text").asString().equals(words))
                .findFirst()
                .orElseThrow();
    }

    /// What people made of a claim or, without one, of a measure: the adjudicator's word, else
    /// everything that a rater said.
    static Set<String> resolved(JsonNode whole, String claimId, String field) {
        for (JsonNode decision : file("sample/adjudications.json").get("decisions")) {
            if (decision.get("sampleId").equals(whole.get("sampleId"))
                    && decision.get("claimId").asString("").equals(claimId)
                    && decision.get("field").asString().equals(field)) {
                return Set.of(decision.get("value").asString());
            }
        }
        return Stream.of("sample/labels-ada.json", "sample/labels-ben.json")
                .flatMap(name -> file(name).get("ratings").valueStream())
                .filter(it -> it.get("sampleId").equals(whole.get("sampleId")))
                .map(
                        it ->
                                claimId.isEmpty()
                                        ? it.get("quality")
                                        : it.get("claims")
                                                .valueStream()
                                                .filter(
                                                        c ->
                                                                c.get("claimId")
                                                                        .asString()
                                                                        .equals(claimId))
                                                .findFirst()
                                                .orElseThrow())
                .map(it -> it.get(field).asString())
                .collect(Collectors.toSet());
    }

    /// The rows of a table of the demonstration.
    static List<JsonNode> rows(String table) {
        return file("records/" + table).get("rows").valueStream().toList();
    }

    /// Where a file lies that comes with the program.
    static String path(String name) {
        return Path.of("assets", name.split("/", -1)).toString();
    }

    static JsonNode file(String name) {
        return JsonMapper.shared().readTree(Path.of(path(name)));
    }
}
