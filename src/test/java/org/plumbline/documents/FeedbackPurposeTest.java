package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What the evaluation of feedback is for, and the files it begins with.
///
/// No test can show:
/// - F9, that whoever maintains the cases allowed their export for this use: what people agreed on.
///   The sample of the program is invented, so that nobody had to.
/// - F10, that a person looks whether private data is in a data set: what people do. The program
///   keeps redactions where they are (F8).
class FeedbackPurposeTest extends AtADesk {

    private static DrawnCase withCheck(String stored) {
        return new DrawnCase("s1")
                .onlyEvidence("e1", "seen", true, stored)
                .claim("c1")
                .check("literal-absence", "e1", stored, "clear()");
    }

    // F1
    @Test
    void claimsAreHeldAgainstTheEvidenceThatWasStored() {
        desk.corpus(withCheck("void clear() {}"));
        assertThat(desk.stratum().at("/checks/literal-absence/annotated-text-present").asInt())
                .isEqualTo(1);

        desk.corpus(withCheck("void stop() {}"));
        assertThat(desk.stratum().at("/checks/literal-absence/abstain").asInt()).isEqualTo(1);
    }

    // F2
    @Test
    void peopleAreCountedApartFromJudgesWhoAreAdvisory() {
        var whole = new DrawnCase("s1").claim("c1");
        desk.corpus(whole)
                .labels("ada", Said.sound(whole))
                .judge("m", Said.of(whole, "false", "unknown"));

        JsonNode claims = desk.stratum().get("claims");

        assertThat(claims.at("/truth/true").asInt()).isEqualTo(1);
        assertThat(claims.at("/truth/false").asInt()).isZero();
        assertThat(claims.at("/judges/0/truth/false").asInt()).isEqualTo(1);
    }

    // F3
    @Test
    void nothingDecidesOnARelease() {
        assertThat(Shipped.report().get("releaseDecision").asString()).isEqualTo("not-assessed");
    }

    // F4
    @Test
    void theGuideTellsPeopleHowToReviewAndTheirLabelsAreBoundToIt() throws IOException {
        var whole = new DrawnCase("s1").claim("c1");
        desk.corpus(whole).labels("ada", Said.sound(whole));
        assertThat(desk.requests().at("/rubric/text").asString())
                .isEqualTo(Files.readString(Path.of("assets/rubric.md")));

        desk.change("labels-ada.json", file -> file.put("rubricSha256", "0".repeat(64)));
        assertThat(desk.problems()).containsExactly("labels/rubric");
    }

    // F5
    @Test
    void aSchemaSaysWhatACorpusLabelsAndJudgeResultsAre() throws IOException {
        var whole = new DrawnCase("s1").claim("c1");
        desk.corpus(whole).labels("ada", Said.sound(whole)).judge("m", Said.sound(whole));

        for (var file :
                Map.of("corpus", "cases", "labels-ada", "ratings", "judge-m", "ratings")
                        .entrySet()) {
            Schema schema = schema(file.getKey().split("-", 2)[0]);
            String name = file.getKey() + ".json";
            assertThat(schema.validate(desk.read(name).toString(), InputFormat.JSON)).isEmpty();
            desk.change(name, it -> it.remove(file.getValue()));
            assertThat(schema.validate(desk.read(name).toString(), InputFormat.JSON)).isNotEmpty();
        }
    }

    private static Schema schema(String name) throws IOException {
        return SchemaRegistry.withDialect(Dialects.getDraft202012())
                .getSchema(Files.readString(Path.of("assets/schemas/" + name + ".schema.json")));
    }

    // F6
    @Test
    void threeDevelopmentRegressionsComeWithTheProgram() {
        assertThat(Shipped.cases())
                .filteredOn(it -> it.get("sampling").asString().equals("regression"))
                .hasSize(3)
                .allMatch(it -> it.get("split").asString().equals("development"));
    }

    // F7
    @Test
    void everyTextIsKeptToTheByte() {
        String exact = "\uFEFFcafe\u0301\u00a0\r\n\tnever \u202e\ud83d\ude00\n\n";
        desk.corpus(new DrawnCase("s1").output(exact).evidence("e2", "seen", true, exact));

        JsonNode request = desk.requests().at("/requests/0");

        assertThat(request.at("/output/text").asString()).isEqualTo(exact);
        assertThat(request.at("/evidence/1/text").asString()).isEqualTo(exact);
    }

    // F8
    @Test
    void whatWasRedactedBeforeTheExportStaysRedactedAndIsTold() {
        var whole =
                new DrawnCase("s1")
                        .evidence("e2", "conversation", true, "token: \u2588\u2588\u2588")
                        .limitation("redaction")
                        .put("/capture/limitations/0/evidenceId", "e2");
        desk.corpus(whole);

        JsonNode request = desk.requests().at("/requests/0");

        assertThat(request.at("/evidence/1/text").asString())
                .isEqualTo("token: \u2588\u2588\u2588");
        assertThat(request.at("/capture/limitations/0/kind").asString()).isEqualTo("redaction");
    }

    // F11
    @Test
    void noFileShowsThatItsExportWasFaithfulAndEveryReportSaysSo() {
        desk.corpus(new DrawnCase("s1"));

        for (String form : new String[] {"text", "html"}) {
            assertThat(desk.ask("--format", form).words())
                    .contains("nor that the export was faithful");
        }
        assertThat(desk.report().get("attestations").toString())
                .contains("digests-self-consistency");
    }
}
