package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What `report` counts and what it leaves out (FORMATS 6), on the bundled sample.
class ReportTermsTest extends SigningFixture {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String MODEL = "sample-model-2";
    private static final String PROMPT =
            "05c03b72fcd53705376c933e0d3ca6a66282a68793d327cd42b1969a92346682";

    private JsonNode report(String... more) {
        return report(List.of("labels-ada.json", "labels-ben.json"), more);
    }

    private JsonNode report(List<String> labels, String... more) {
        assertThat(ask(labels, more)).as(said()).isZero();
        return JSON.readTree(out.toByteArray());
    }

    private int ask(List<String> labels, String... more) {
        var words = new ArrayList<>(List.of("report", "--corpus", path("corpus.json"), "--labels"));
        labels.forEach(file -> words.add(path(file)));
        words.addAll(List.of("--judge", path("judge.json"), "--format", "json"));
        words.addAll(List.of(more));
        out.reset();
        err.reset();
        return run(words.toArray(String[]::new));
    }

    private void change(String file, Predicate<JsonNode> keep, String collection)
            throws IOException {
        Path path = folder.resolve(file);
        ObjectNode tree = (ObjectNode) JSON.readTree(path);
        ArrayNode kept = JSON.createArrayNode();
        tree.get(collection)
                .forEach(each -> kept.addAll(keep.test(each) ? List.of(each) : List.of()));
        tree.set(collection, kept);
        Files.write(path, JSON.writeValueAsBytes(tree));
    }

    // --- one arm

    @Test
    void theOtherAttemptsCountAsIfTheyWereNotInTheCorpus() throws IOException {
        JsonNode arm = report("--model", MODEL, "--prompt-digest", PROMPT);

        Predicate<JsonNode> isOfArm =
                attempt ->
                        MODEL.equals(attempt.at("/provenance/producerModel").asString(""))
                                && PROMPT.equals(
                                        attempt.at("/provenance/promptDigest").asString(""));
        var ids = new ArrayList<String>();
        JSON.readTree(folder.resolve("corpus.json"))
                .get("cases")
                .forEach(
                        each ->
                                ids.addAll(
                                        isOfArm.test(each)
                                                ? List.of(each.get("sampleId").asString())
                                                : List.of()));
        change("corpus.json", isOfArm, "cases");
        for (String file : List.of("labels-ada.json", "labels-ben.json", "judge.json")) {
            change(file, rating -> ids.contains(rating.get("sampleId").asString()), "ratings");
        }
        JsonNode alone = report();

        assertThat(ids).hasSize(30);
        for (String member : List.of("strata", "agreement", "judges")) {
            assertThat(arm.get(member)).as(member).isEqualTo(alone.get(member));
        }
    }

    @Test
    void theReportNamesItsArmBehindTheNumberOfRaters() {
        JsonNode arm = report("--model", MODEL);

        assertThat(arm.propertyNames()).startsWith("format", "version", "releaseDecision");
        assertThat(List.copyOf(arm.propertyNames()).get(5)).isEqualTo("arm");
        assertThat(arm.get("arm").toString())
                .isEqualTo("{\"producerModel\":\"sample-model-2\",\"promptDigest\":null}");
        assertThat(report().has("arm")).isFalse();
    }

    @Test
    void inputsAreStillToldWhole() {
        assertThat(report("--model", "nobody").get("inputs")).isEqualTo(report().get("inputs"));
    }

    @Test
    void anArmThatNobodyIsOfIsToldAsSuch() {
        assertThat(run("report", "--model", "nobody")).isZero();

        assertThat(out.toString(UTF_8))
                .contains("only attempts of producer model nobody")
                .contains("No attempt of the corpus is of this arm.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "html"})
    void whoReadsASavedReportSeesWhatWasAskedToCount(String form) {
        assertThat(run("report", "--blind-only", "--strict", "--format", form)).isZero();

        assertThat(out.toString(UTF_8))
                .contains("only ratings given blind; a stale label is an error");
    }

    @Test
    void whoAsksForAnArmThatIsNotThereHearsWhichThereAre() {
        assertThat(run("report", "--model", "nobody")).isZero();

        assertThat(said())
                .contains("no attempt of the corpus is of this arm")
                .contains("producer models: ")
                .contains(MODEL)
                .contains(PROMPT);
    }

    @Test
    void anArmCannotBeToldFromARequestsFile() {
        assertThat(run("requests", path("corpus.json"), "-o", path("requests.json"))).isZero();

        assertThat(run("report", "--corpus", path("requests.json"), "--model", MODEL)).isEqualTo(2);
        assertThat(said()).contains("requests.json", "producer models and prompts");
    }

    // --- stale labels

    private void makeStale() throws IOException {
        Path path = folder.resolve("labels-ben.json");
        ObjectNode tree = (ObjectNode) JSON.readTree(path);
        ((ObjectNode) tree.get("ratings").get(0)).put("requestSha256", "0".repeat(64));
        Files.write(path, JSON.writeValueAsBytes(tree));
    }

    @Test
    void aStaleRatingIsToldAndLeftOut() throws IOException {
        makeStale();

        JsonNode report = report();

        assertThat(said()).contains("labels/stale");
        assertThat(report.get("attestations").toString()).contains("stale-ratings");
    }

    @Test
    void aStaleRatingIsAnErrorWhereThatIsAskedFor() throws IOException {
        makeStale();

        assertThat(ask(List.of("labels-ada.json", "labels-ben.json"), "--strict")).isEqualTo(1);
        assertThat(said()).contains("labels/stale");
        assertThat(out.size()).isZero();
    }

    @Test
    void withoutAStaleRatingStrictnessChangesNothing() {
        assertThat(report("--strict")).isEqualTo(report());
    }

    // --- ratings after unblinding

    @Test
    void ratingsAfterUnblindingCountNowhereButInTheInputs() throws IOException {
        JsonNode all = report();
        JsonNode blind = report("--blind-only");

        assertThat(blind.get("inputs")).isEqualTo(all.get("inputs"));
        assertThat(all.get("attestations").toString()).contains("unblinded-ratings");
        assertThat(blind.get("attestations").toString()).doesNotContain("unblinded-ratings");
        assertThat(said()).containsPattern("\\d+ ratings? w(as|ere) given after unblinding");

        for (String file : List.of("labels-ada.json", "labels-ben.json")) {
            change(file, rating -> rating.get("blinded").booleanValue(), "ratings");
        }
        JsonNode without = report();
        for (String member : List.of("strata", "agreement", "judges")) {
            assertThat(blind.get(member)).as(member).isEqualTo(without.get(member));
        }
    }

    // --- agreement of a stratum

    @Test
    void theTablesOfAllStrataAddUpToThePooledOnes() {
        JsonNode report = report();
        for (JsonNode pooled : report.get("agreement")) {
            long n = 0;
            long same = 0;
            for (JsonNode stratum : report.get("strata")) {
                for (JsonNode pair : stratum.get("agreement")) {
                    assertThat(pair.get("n").longValue()).isPositive();
                    if (pair.get("field").equals(pooled.get("field"))) {
                        n += pair.get("n").longValue();
                        same += pair.get("agreements").longValue();
                    }
                }
            }
            assertThat(n).isEqualTo(pooled.get("n").longValue());
            assertThat(same).isEqualTo(pooled.get("agreements").longValue());
        }
    }

    @Test
    void aJudgeWithoutALabelInAStratumIsLeftOutThere() throws IOException {
        change(
                "judge.json",
                rating -> rating.get("sampleId").asString().equals("s-0001"),
                "ratings");

        JsonNode report = report();

        long judged = 0;
        for (JsonNode stratum : report.get("strata")) {
            judged += stratum.get("judgeAgreement").size();
        }
        assertThat(report.get("judges")).hasSize(1);
        assertThat(judged).isEqualTo(1);
    }
}
