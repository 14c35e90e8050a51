package org.plumbline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Disputes on the command line: those of the bundled raters, and what was decided of them.
class DisputesCommandTest extends ChecksFixture {

    private String[] command(String name, String... more) {
        var args = new ArrayList<>(List.of(name, "--corpus", path("corpus.json"), "--labels"));
        args.addAll(List.of(path("labels-ada.json"), path("labels-ben.json")));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    private JsonNode disputes() {
        return json(command("disputes", "--adjudications", path("adjudications.json")));
    }

    @Test
    void asManyValuesAreListedAsThePairDisagreesOn() {
        var listed = new TreeMap<String, Integer>();
        for (JsonNode one : json(command("disputes")).get("disputes")) {
            listed.merge(one.get("field").stringValue(), 1, Integer::sum);
        }
        var reported = new TreeMap<String, Integer>();
        for (JsonNode pair : json(command("report")).get("agreement")) {
            int apart = pair.get("n").intValue() - pair.get("agreements").intValue();
            if (apart > 0) {
                reported.put(pair.get("field").stringValue(), apart);
            }
        }

        assertThat(listed).isEqualTo(reported).isNotEmpty();
    }

    @Test
    void eachDecisionStandsBesideTheValuesThatItSettles() throws IOException {
        JsonNode decisions =
                JsonMapper.shared()
                        .readTree(Files.readString(folder.resolve("adjudications.json")))
                        .get("decisions");
        JsonNode listed = disputes();

        assertThat(listed.get("decided").intValue()).isEqualTo(decisions.size()).isPositive();
        for (JsonNode decision : decisions) {
            JsonNode dispute = find(listed.get("disputes"), decision);
            assertThat(dispute.at("/decision/value")).isEqualTo(decision.get("value"));
            assertThat(dispute.at("/decision/reason")).isEqualTo(decision.get("reason"));
            for (JsonNode label : decision.get("labels")) {
                assertThat(dispute.get("labels"))
                        .filteredOn(said -> said.get("rater").equals(label.get("rater")))
                        .singleElement()
                        .satisfies(
                                said ->
                                        assertThat(said.get("value"))
                                                .isEqualTo(label.get("value")));
            }
        }
    }

    private static JsonNode find(JsonNode disputes, JsonNode decision) {
        return disputes.valueStream()
                .filter(one -> one.get("sampleId").equals(decision.get("sampleId")))
                .filter(one -> one.get("claimId").equals(decision.get("claimId")))
                .filter(one -> one.get("field").equals(decision.get("field")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachRatersNoteStandsBesideTheirValue() throws IOException {
        ObjectNode labels = labels("labels-ada.json");
        JsonNode dispute =
                disputes()
                        .get("disputes")
                        .valueStream()
                        .filter(one -> one.get("claimId").isString())
                        .findFirst()
                        .orElseThrow();
        ObjectNode claim = claim(labels, dispute);
        claim.put("note", "it is\u202E the block");
        Files.writeString(folder.resolve("labels-ada.json"), labels.toString());

        assertThat(find(disputes().get("disputes"), dispute).at("/labels/0/note").stringValue())
                .isEqualTo("it is\u202E the block");
        assertThat(output(command("disputes"))).contains("| it is<U+202E> the block");
    }

    private static ObjectNode claim(JsonNode labels, JsonNode dispute) {
        return labels.get("ratings")
                .valueStream()
                .filter(one -> one.get("sampleId").equals(dispute.get("sampleId")))
                .flatMap(one -> one.get("claims").valueStream())
                .filter(one -> one.get("claimId").equals(dispute.get("claimId")))
                .map(ObjectNode.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRatingGivenAfterUnblindingSaysSo() throws IOException {
        ObjectNode labels = labels("labels-ada.json");
        labels.get("ratings").forEach(one -> ((ObjectNode) one).put("blinded", false));
        Files.writeString(folder.resolve("labels-ada.json"), labels.toString());

        for (JsonNode one : disputes().get("disputes")) {
            assertThat(one.at("/labels/0/blinded").booleanValue()).isFalse();
        }
        assertThat(output(command("disputes"))).contains(", unblinded\n");
    }

    @Test
    void aStaleRatingIsLeftOutAndTold() throws IOException {
        ObjectNode labels = labels("labels-ada.json");
        var stale = (ObjectNode) labels.at("/ratings/0");
        stale.put("requestSha256", "0".repeat(64));
        Files.writeString(folder.resolve("labels-ada.json"), labels.toString());

        assertThat(json(command("disputes")).get("disputes"))
                .noneSatisfy(
                        one -> assertThat(one.get("sampleId")).isEqualTo(stale.get("sampleId")));
        assertThat(said()).contains("labels/stale");
    }

    @Test
    void aRequestsFileSaysNothingOfStrataAndAllElseOfDisputes() throws IOException {
        assertThat(run("requests", path("corpus.json"), "-o", path("requests.json"))).isZero();
        JsonNode ofCorpus = json(command("disputes"));
        Files.copy(folder.resolve("requests.json"), folder.resolve("only.json"));
        String[] ofRequests = command("disputes");
        ofRequests[2] = path("only.json");
        JsonNode listed = json(ofRequests);

        assertThat(listed.get("disputes")).hasSameSizeAs(ofCorpus.get("disputes"));
        assertThat(listed.at("/disputes/0/practice").isNull()).isTrue();
        assertThat(listed.at("/disputes/0/labels")).isEqualTo(ofCorpus.at("/disputes/0/labels"));
    }

    @Test
    void theJsonIsHeldToItsSchema() throws IOException {
        Schema schema =
                SchemaRegistry.withDialect(Dialects.getDraft202012())
                        .getSchema(
                                Files.readString(Path.of("assets/schemas/disputes.schema.json")));
        String json = disputes().toString();

        assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
        for (String word : List.of("\"decision\"", "\"note\"", "\"open\"", "\"grounding\"")) {
            assertThat(json).contains(word);
            assertThat(schema.validate(json.replace(word, "\"else\""), InputFormat.JSON))
                    .as("a schema that accepts anything proves nothing: " + word)
                    .isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv"})
    void theOrderOfFilesAndRatingsLeavesNoTrace(String form) throws IOException {
        String[] one = command("disputes", "--format", form);
        String before = output(one);
        ObjectNode labels = labels("labels-ada.json");
        var ratings = new ArrayList<JsonNode>();
        labels.get("ratings").forEach(ratings::add);
        ((ArrayNode) labels.get("ratings")).removeAll().addAll(ratings.reversed());
        Files.writeString(folder.resolve("labels-ada.json"), labels.toString());
        String ada = one[4];
        one[4] = one[5];
        one[5] = ada;

        assertThat(output(one)).isEqualTo(before);
    }

    @Test
    void aLabelFileWithAnErrorGivesItsProblemsAndNoOutput() throws IOException {
        ObjectNode labels = labels("labels-ada.json");
        ((ObjectNode) labels.at("/ratings/0/claims/0")).put("truth", "perhaps");
        Files.writeString(folder.resolve("labels-ada.json"), labels.toString());

        assertThat(run(command("disputes"))).isEqualTo(1);

        assertThat(said()).contains("schema/value");
        assertThat(out.size()).isZero();
    }

    private ObjectNode labels(String name) throws IOException {
        return (ObjectNode) JsonMapper.shared().readTree(Files.readString(folder.resolve(name)));
    }
}
