package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.csv.CsvCell;
import org.plumbline.csv.CsvReader;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Captures on the command line: on the bundled sample, and on changes of it.
class CapturesCommandTest extends ChecksFixture {

    private static final List<String> SUMS =
            List.of(
                    "practice",
                    "destination",
                    "split",
                    "sampling",
                    "attempts",
                    "workItems",
                    "trials",
                    "capture",
                    "producerCapture",
                    "limitations",
                    "reviewState");

    private JsonNode captures() {
        return json("captures", path("corpus.json"));
    }

    @Test
    void theSumsAreTheReports() {
        JsonNode listed = captures().get("strata");
        JsonNode reported = json("report", "--corpus", path("corpus.json")).get("strata");

        assertThat(listed).hasSameSizeAs(reported).isNotEmpty();
        for (int i = 0; i < listed.size(); i++) {
            for (String member : SUMS) {
                assertThat(listed.get(i).get(member)).isEqualTo(reported.get(i).get(member));
            }
        }
    }

    @Test
    void eachAttemptIsListedWithWhatTheCorpusSaysOfIt() throws IOException {
        JsonNode cases = corpus().get("cases");
        JsonNode listed = captures().get("captures");

        assertThat(listed).hasSameSizeAs(cases);
        for (JsonNode one : listed) {
            JsonNode stored =
                    cases.valueStream()
                            .filter(each -> each.get("sampleId").equals(one.get("sampleId")))
                            .findFirst()
                            .orElseThrow();
            assertThat(one.get("group")).isEqualTo(stored.get("group"));
            assertThat(one.get("capture")).isEqualTo(stored.at("/capture/status"));
            assertThat(one.get("producerCapture")).isEqualTo(stored.at("/capture/producerStatus"));
            limitationsAreThose(one.get("limitations"), stored.at("/capture/limitations"));
            evidenceIsThat(one.get("evidence"), stored.get("evidence"));
        }
    }

    private static void limitationsAreThose(JsonNode listed, JsonNode stored) {
        assertThat(listed).hasSameSizeAs(stored);
        for (int i = 0; i < listed.size(); i++) {
            assertThat(listed.get(i).get("kind")).isEqualTo(stored.get(i).get("kind"));
            assertThat(listed.get(i).get("detail")).isEqualTo(stored.get(i).get("detail"));
            assertThat(listed.at("/" + i + "/evidenceId").isNull())
                    .isEqualTo(stored.at("/" + i + "/evidenceId").isMissingNode());
            assertThat(listed.get(i).get("spans")).hasSameSizeAs(stored.at("/" + i + "/spans"));
        }
    }

    private static void evidenceIsThat(JsonNode listed, JsonNode stored) {
        assertThat(listed).hasSameSizeAs(stored);
        for (int i = 0; i < listed.size(); i++) {
            for (String member :
                    List.of(
                            "id",
                            "role",
                            "seenByProducer",
                            "completeness",
                            "path",
                            "revision",
                            "diffSide",
                            "sha256")) {
                assertThat(listed.get(i).get(member)).isEqualTo(stored.get(i).get(member));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv"})
    void noTextOfAnOutputOrOfEvidenceIsWritten(String form) throws IOException {
        ObjectNode corpus = corpus();
        ObjectNode attempt = withChecks(corpus);
        evidence(attempt, "told", "text", "SECRET-EVIDENCE", "SECRET-EVIDENCE".getBytes(UTF_8));
        write(corpus);

        String listed = output("captures", path("corpus.json"), "--format", form);

        assertThat(listed).contains("told").doesNotContain("SECRET");
        String output = attempt.at("/output/text").stringValue();
        assertThat(listed).doesNotContain(output.substring(0, 20));
    }

    @Test
    void anOriginIsToldWithWhatItsDigestSays() throws IOException {
        ObjectNode corpus = corpus();
        ObjectNode attempt = withChecks(corpus);
        origin(attempt, "same", "one\n", Sha256.of("one\n".getBytes(UTF_8)).hex());
        origin(attempt, "undigested", "one\n", null);
        origin(attempt, "part", "one\n", "0".repeat(64)).put("completeness", "partial");
        write(corpus);

        assertThat(captures().at("/captures").findValues("origin"))
                .filteredOn(JsonNode::isObject)
                .filteredOn(one -> one.get("api").stringValue("").equals("tested"))
                .map(one -> one.get("receipt").stringValue())
                .containsExactly("equals", "no-digest", "not-complete");
        assertThat(output("captures", path("corpus.json")))
                .contains("origin: tested · digest equal to the evidence's");
    }

    private static ObjectNode origin(
            ObjectNode attempt, String id, String text, @Nullable String sha256) {
        ObjectNode evidence = evidence(attempt, id, "text", text, text.getBytes(UTF_8));
        evidence.putObject("origin")
                .put("api", "tested")
                .putNull("repository")
                .putNull("path")
                .putNull("commit")
                .put("sha256", sha256)
                .putNull("recoveredAt");
        return evidence;
    }

    @Test
    void aLimitationSaysWhereItBites() throws IOException {
        ObjectNode corpus = corpus();
        ObjectNode attempt = withChecks(corpus);
        evidence(attempt, "cut", "text", "one two", "one two".getBytes(UTF_8));
        ObjectNode capture = (ObjectNode) attempt.get("capture");
        capture.put("status", "partial");
        ObjectNode limitation = capture.putArray("limitations").addObject();
        limitation
                .put("kind", "truncation")
                .put("detail", "after\u001b two")
                .put("evidenceId", "cut");
        limitation.putArray("spans").addObject().put("start", 3).put("end", 7).put("text", " two");
        write(corpus);

        assertThat(output("captures", path("corpus.json")))
                .contains("! truncation, cut, bytes 3 to 7: after<U+001B> two");
        assertThat(output("captures", path("corpus.json"), "--format", "csv"))
                .contains(",cut,truncation,after\u001b two,3-7,");
    }

    @Test
    void theJsonIsHeldToItsSchema() throws IOException {
        Schema schema =
                SchemaRegistry.withDialect(Dialects.getDraft202012())
                        .getSchema(
                                Files.readString(Path.of("assets/schemas/captures.schema.json")));
        String json = output("captures", path("corpus.json"), "--format", "json");

        assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
        for (String word : List.of("\"kept\"", "\"receipt\"", "\"bytes\"", "\"detail\"")) {
            assertThat(json).contains(word);
            assertThat(schema.validate(json.replace(word, "\"else\""), InputFormat.JSON))
                    .as("a schema that accepts anything proves nothing: " + word)
                    .isNotEmpty();
        }
    }

    @Test
    void theTableHasALineForEachAttemptLimitationAndItem() throws Exception {
        JsonNode captures = captures().get("captures");
        int lines = 1;
        for (JsonNode one : captures) {
            lines += 1 + one.get("limitations").size() + one.get("evidence").size();
        }
        String csv = output("captures", path("corpus.json"), "--format", "csv");
        var rows = new ArrayList<List<String>>();
        var bytes = new ByteArrayInputStream(csv.getBytes(UTF_8));
        var reader = new CsvReader(Channels.newChannel(bytes), (buffer, from, count) -> {});
        for (var record = reader.next(); record != null; record = reader.next()) {
            rows.add(record.cells().stream().map(CsvCell::text).toList());
        }

        assertThat(rows).hasSize(lines);
        assertThat(rows).allSatisfy(row -> assertThat(row).hasSameSizeAs(rows.getFirst()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv"})
    void theOrderOfCasesLeavesNoTraceButInTheDigest(String form) throws IOException {
        Path one = Files.copy(Path.of("assets/sample/corpus.json"), folder.resolve("one.json"));
        ObjectNode corpus = corpus();
        var cases = new ArrayList<JsonNode>();
        corpus.get("cases").forEach(cases::add);
        Collections.reverse(cases);
        ((ArrayNode) corpus.get("cases")).removeAll().addAll(cases);
        Path turned = Files.writeString(folder.resolve("turned.json"), corpus.toString());

        assertThat(output("captures", turned.toString(), "--format", form))
                .isEqualTo(
                        output("captures", one.toString(), "--format", form)
                                .replace(digest(one), digest(turned)));
    }

    private static String digest(Path file) throws IOException {
        return Sha256.of(Files.readAllBytes(file)).hex();
    }

    @Test
    void aRequestsFileDoesNotSayWhatTheProducerHad() {
        assertThat(run("requests", path("corpus.json"), "-o", path("requests.json"))).isZero();

        assertThat(run("captures", path("requests.json"))).isEqualTo(2);

        assertThat(said())
                .contains(
                        "is a requests file, in which the producer's captures and origins are hidden");
        assertThat(out.size()).isZero();
    }

    @Test
    void aCorpusWithAnErrorGivesItsProblemsAndNoOutput() throws IOException {
        ObjectNode corpus = corpus();
        withChecks(corpus).put("split", "perhaps");
        write(corpus);

        assertThat(run("captures", path("corpus.json"))).isEqualTo(1);

        assertThat(said()).contains("schema/value", "/split");
        assertThat(out.size()).isZero();
    }
}
