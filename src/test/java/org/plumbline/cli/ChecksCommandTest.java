package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Literal checks on the command line: on the bundled sample, and on one with every outcome and
/// every reason.
class ChecksCommandTest extends ChecksFixture {

    private static final List<String> KEY = List.of("practice", "destination", "split", "sampling");

    @Test
    void theCountsOfTheBundledSampleAreTheReports() throws IOException {
        countsAreTheReports();

        assertThat(checks().get("checks")).hasSizeGreaterThan(20);
    }

    @Test
    void whatIsNoTrialIsListedAndCountedApart() throws IOException {
        ObjectNode corpus = corpus();
        ObjectNode attempt = withChecks(corpus);
        attempt.put("reviewState", "withheld");
        write(corpus);

        countsAreTheReports();

        JsonNode listed = checks();
        String id = attempt.get("sampleId").stringValue();
        assertThat(listed.get("checks"))
                .anySatisfy(
                        check -> {
                            assertThat(check.get("sampleId").stringValue()).isEqualTo(id);
                            assertThat(check.get("trial").booleanValue()).isFalse();
                        });
        assertThat(listed.get("strata"))
                .anySatisfy(one -> assertThat(sum(one, "others")).isPositive());
        assertThat(text()).contains(id + " · no trial");
    }

    /// The strata of both, and the listed checks of trials counted by hand.
    private void countsAreTheReports() throws IOException {
        var counted = new TreeMap<String, Map<String, Integer>>();
        for (JsonNode check : checks().get("checks")) {
            if (check.get("trial").booleanValue()) {
                counted.computeIfAbsent(key(check), key -> new TreeMap<>())
                        .merge(
                                check.get("kind").stringValue()
                                        + " "
                                        + check.get("outcome").stringValue(),
                                1,
                                Integer::sum);
            }
        }
        var summed = new TreeMap<String, Map<String, Integer>>();
        checks().get("strata").forEach(one -> summed.put(key(one), counts(one.get("trials"))));
        var reported = new TreeMap<String, Map<String, Integer>>();
        json("report", "--corpus", path("corpus.json"))
                .get("strata")
                .forEach(one -> reported.put(key(one), counts(one.get("checks"))));
        List.of(summed, reported).forEach(all -> all.values().removeIf(Map::isEmpty));

        assertThat(reported).isNotEmpty().isEqualTo(counted).isEqualTo(summed);
    }

    /// The counts over 0.
    private static Map<String, Integer> counts(JsonNode kinds) {
        var counts = new TreeMap<String, Integer>();
        for (var kind : kinds.properties()) {
            for (var outcome : kind.getValue().properties()) {
                if (outcome.getValue().intValue() > 0) {
                    counts.put(
                            kind.getKey() + " " + outcome.getKey(), outcome.getValue().intValue());
                }
            }
        }
        return counts;
    }

    private static int sum(JsonNode stratum, String part) {
        return counts(stratum.get(part)).values().stream().mapToInt(Integer::intValue).sum();
    }

    private static String key(JsonNode one) {
        return String.join("|", KEY.stream().map(name -> one.get(name).stringValue()).toList());
    }

    @Test
    void eachRegionIsWhatTheCorpusStores() throws IOException {
        JsonNode corpus = corpus();
        for (JsonNode check : checks().get("checks")) {
            JsonNode evidence =
                    find(find(corpus.get("cases"), "sampleId", check).get("evidence"), "id", check);
            byte[] bytes = evidence.get("text").stringValue().getBytes(UTF_8);
            JsonNode region = check.get("region");
            int start = region.get("start").intValue();
            String stored = new String(bytes, start, region.get("end").intValue() - start, UTF_8);

            assertThat(region.get("text").stringValue()).isEqualTo(stored);
            assertThat(check.get("path")).isEqualTo(evidence.get("path"));
            assertThat(check.at("/revision/evidence")).isEqualTo(evidence.get("revision"));
            assertThat(check.at("/diffSide/evidence")).isEqualTo(evidence.get("diffSide"));
        }
    }

    private static JsonNode find(JsonNode all, String id, JsonNode check) {
        JsonNode wanted = check.get(id.equals("id") ? "evidenceId" : id);
        return all.valueStream()
                .filter(one -> one.get(id).equals(wanted))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyOutcomeAndReasonIsToldByItsKey() throws IOException {
        write(everyOutcome());

        assertThat(checks().get("checks"))
                .filteredOn(check -> check.get("evidenceId").stringValue().startsWith("every"))
                .map(check -> check.get("outcome").stringValue() + check.get("reasons"))
                .containsExactly(
                        "exact-match[]",
                        "annotated-text-present[]",
                        "abstain[\"other-revision\"]",
                        "abstain[\"other-side\"]",
                        "abstain[\"other-revision\",\"other-side\"]",
                        "abstain[\"text-not-found\"]",
                        "abstain[\"text-differs\"]",
                        "exact-match[]");
    }

    @Test
    void everyReasonIsToldInPlainWords() throws IOException {
        write(everyOutcome());

        assertThat(text())
                .contains(
                        "The check speaks of revision r2, the evidence is of revision r1: not compared.",
                        "The check speaks of side none, the evidence is of side new: not compared.",
                        "The annotated text does not occur in the region. That proves no absence.",
                        "The region's bytes are not the annotated ones.",
                        "revision r2 (the evidence: r1)",
                        "never decides a verdict");
    }

    @Test
    void theOrderOfCasesLeavesNoTraceButInTheDigest() throws IOException {
        for (String form : List.of("text", "json", "csv")) {
            Files.copy(Path.of("assets/sample/corpus.json"), folder.resolve("one.json"));
            String one = output("checks", path("one.json"), "--format", form);
            ObjectNode corpus = corpus();
            var cases = new ArrayList<JsonNode>();
            corpus.get("cases").forEach(cases::add);
            Collections.reverse(cases);
            ((ArrayNode) corpus.get("cases")).removeAll().addAll(cases);
            Path turned = Files.writeString(folder.resolve("turned.json"), corpus.toString());

            assertThat(output("checks", turned.toString(), "--format", form))
                    .isEqualTo(one.replace(digest(folder.resolve("one.json")), digest(turned)));
            Files.delete(folder.resolve("one.json"));
        }
    }

    private static String digest(Path file) throws IOException {
        return Sha256.of(Files.readAllBytes(file)).hex();
    }

    @Test
    void aCorpusWithAnErrorGivesItsProblemsAndNoOutput() throws IOException {
        ObjectNode corpus = corpus();
        withChecks(corpus).put("split", "perhaps");
        write(corpus);
        Path file = folder.resolve("checks.json");

        assertThat(run("checks", path("corpus.json"), "-o", file.toString())).isEqualTo(1);

        assertThat(said()).contains("schema/value", "/split");
        assertThat(out.size()).isZero();
        assertThat(file).doesNotExist();
    }

    @Test
    void aRequestsFileHasNoChecksToList() {
        assertThat(run("requests", path("corpus.json"), "-o", path("requests.json"))).isZero();

        assertThat(run("checks", path("requests.json"))).isEqualTo(2);

        assertThat(said()).contains("is a requests file, in which checks are hidden");
        assertThat(out.size()).isZero();
    }

    @Test
    void theCorpusIsNotWrittenOver() throws IOException {
        byte[] before = Files.readAllBytes(folder.resolve("corpus.json"));

        assertThat(run("checks", path("corpus.json"), "-o", path("corpus.json"))).isEqualTo(2);

        assertThat(folder.resolve("corpus.json")).hasBinaryContent(before);
    }
}
