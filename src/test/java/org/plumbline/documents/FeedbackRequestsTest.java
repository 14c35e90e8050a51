package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What is exported for people and judges, what it binds, and that nothing is sent.
///
/// No test can show:
/// - F92, which platform the scorer needs: another program's; ours needs a Java, and its build says
///   which.
/// - F97, that whoever maintains the cases compares the export's digest with the original: what
///   people do. Each report names the digest of each file that it read
///   ([#eachReportNamesTheDigestsOfItsFiles()]).
/// - F107, F108, where live runs belong and that they keep what was asked and answered: another
///   program's. Ours reads their results as judge files.
/// - F111, that tests of other criteria stay apart: another project's.
class FeedbackRequestsTest extends AtADesk {

    private final DrawnCase whole =
            new DrawnCase("s1").claim("c1").check("literal-quote", "e1", "clear()", "clear()");

    /// Sockets, URLs and HTTP clients ask for a proxy before they connect; none is given here.
    private static final class Watch extends ProxySelector {

        private final List<URI> asked = new ArrayList<>();

        @Override
        public List<Proxy> select(URI uri) {
            asked.add(uri);
            return List.of(Proxy.NO_PROXY);
        }

        @Override
        public void connectFailed(URI uri, SocketAddress address, IOException failure) {}
    }

    // F93, F110
    @Test
    void filesAreReadAndNothingIsSentAlsoWhereAJudgeIsReplayed() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).judge("m", Said.sound(whole));
        ProxySelector before = ProxySelector.getDefault();
        var watch = new Watch();
        ProxySelector.setDefault(watch);
        try {
            assertThat(desk.report().at("/judges/0/fields/truth/n").asInt()).isEqualTo(1);
            desk.requests();
        } finally {
            ProxySelector.setDefault(before);
        }

        assertThat(watch.asked).isEmpty();
    }

    // F94
    @Test
    void theExportIsAllThatAReviewerOrAJudgeNeeds() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).judge("m", Said.sound(whole));
        String alone = desk.write("requests.json", desk.requests());

        Ran checked =
                Ran.run(
                        "validate",
                        alone,
                        desk.path("labels-ada.json"),
                        desk.path("judge-m.json"),
                        "--format",
                        "json");

        assertThat(checked.codes()).isEmpty();
        JsonNode request = desk.requests().at("/requests/0");
        assertThat(request.at("/output/text")).isEqualTo(whole.node.at("/output/text"));
        assertThat(request.at("/claims/0/spans/0")).isEqualTo(whole.node.at("/claims/0/spans/0"));
        assertThat(desk.requests().at("/rubric/text").asString()).isNotBlank();
    }

    // F95
    @Test
    void digestsShowThatAFileAgreesWithItselfAndNotWhereItIsFrom() {
        String invented = "nobody ever stored this";
        desk.corpus(whole.output(invented).put("/claims", List.of()));

        assertThat(desk.problems()).isEmpty();
        assertThat(desk.ask("--format", "text").words())
                .contains(
                        "Digests show that the files agree with themselves: not where they come from");
    }

    // F96
    @Test
    void eachReportNamesTheDigestsOfItsFiles() throws IOException {
        desk.corpus(whole).labels("ada", Said.sound(whole));

        JsonNode inputs = desk.report().get("inputs");

        for (String name : List.of("corpus.json", "labels-ada.json")) {
            String digest = Drawing.sha256(Files.readString(Path.of(desk.path(name))));
            assertThat(inputs).anyMatch(it -> it.get("sha256").asString().equals(digest));
        }
    }

    // F98 to F103
    @ParameterizedTest
    @CsvSource({
        "/claims/0/verdict, false",
        "/claims/0/grounding, unknown",
        "/claims/0/reason, hidden reason",
        "/claims/0/checks/0/text, lear",
        "/practice, hidden practice",
        "/name, hidden name",
        "/provider, hidden provider",
        "/group, hidden group",
        "/capture/producerStatus, failed",
        "/provenance/producerModel, hidden model",
        "/provenance/promptDigest, hidden prompt",
        "/provenance/sourceRecord, hidden record",
        "/provenance/catalogRevision, hidden catalog"
    })
    void labelsReasonsChecksNamesPracticeAndProducerStayBehind(String pointer, String value) {
        String before = desk.corpus(whole).requests().toString();
        whole.put(pointer, value);

        String exported = desk.corpus(whole).requests().toString();

        assertThat(desk.read(Desk.CORPUS).at("/cases/0" + pointer).asString()).isEqualTo(value);
        assertThat(exported).isEqualTo(before).doesNotContain("hidden");
    }

    // F104
    @ParameterizedTest
    @ValueSource(strings = {"relevance", "repetition", "usefulness", "correctWithholding"})
    void theHashOfARequestCoversNothingThatIsHidden(String measure) {
        String before = desk.corpus(whole).requestSha256("s1");

        whole.put("/expectedQuality/" + measure, true).put("/split", "development");

        assertThat(desk.corpus(whole).requestSha256("s1")).isEqualTo(before);
    }

    // F105
    @Test
    void aJudgesResultsAreBoundToTheGuide() {
        desk.corpus(whole).judge("m", Said.sound(whole));

        desk.change("judge-m.json", file -> file.put("rubricSha256", "0".repeat(64)));

        assertThat(desk.problems()).containsExactly("labels/rubric");
    }

    // F106
    @Test
    void evidenceOrOutputThatChangesEndsEarlierRatings() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).judge("m", Said.sound(whole));

        desk.corpus(
                new DrawnCase("s1")
                        .onlyEvidence("e1", "seen", true, "void clear() { }\n")
                        .claim("c1"));
        assertThat(desk.problems()).containsExactly("labels/stale", "labels/stale");

        desk.corpus(whole.output("The cache is cleared."));
        assertThat(desk.problems()).containsExactly("labels/stale", "labels/stale");
    }

    // F106
    @Test
    void aCorrectedLabelOfTheOwnerEndsNone() {
        desk.corpus(whole).labels("ada", Said.sound(whole));

        desk.corpus(
                whole.put("/claims/0/verdict", "false")
                        .put("/claims/0/reason", "corrected")
                        .put("/expectedQuality/usefulness", false));

        assertThat(desk.problems()).isEmpty();
        assertThat(desk.stratum().at("/claims/truth/true").asInt()).isEqualTo(1);
    }

    // F109
    @ParameterizedTest
    @ValueSource(strings = {"model", "runId"})
    void aJudgesResultsNameItsModelAndRun(String member) {
        desk.corpus(whole).judge("m", Said.sound(whole));
        JsonNode judge = desk.report().at("/judges/0");
        assertThat(judge.get("model").asString()).isEqualTo("m");
        assertThat(judge.get("runId").asString()).isEqualTo("run-1");

        desk.change("judge-m.json", file -> file.withObject("/judge").remove(member));
        assertThat(desk.problems()).containsExactly("schema/missing-field");
    }
}
