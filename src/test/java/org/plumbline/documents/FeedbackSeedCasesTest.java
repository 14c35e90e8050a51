package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The three regressions, and what each preserves and shows. The document's own cases are of
/// private workspaces; held to its words are the three of the sample, which are invented after
/// them.
class FeedbackSeedCasesTest {

    private static final String SOURCE = "src/main/java/example/orders/CarrierClient.java";

    private static List<String> paths(JsonNode whole) {
        return whole.get("evidence").valueStream().map(it -> it.get("path").asString()).toList();
    }

    private static List<JsonNode> limitations(JsonNode whole, String kind) {
        return whole.at("/capture/limitations")
                .valueStream()
                .filter(it -> it.get("kind").asString().equals(kind))
                .toList();
    }

    /// The item that was cited at the time.
    private static JsonNode citation() {
        return Shipped.items(Shipped.EMPTY_BLOCK, "seen").findFirst().orElseThrow();
    }

    /// The whole file, recovered later.
    private static JsonNode recovered() {
        return Shipped.EMPTY_BLOCK
                .get("evidence")
                .valueStream()
                .filter(it -> it.has("origin"))
                .findFirst()
                .orElseThrow();
    }

    // F53
    @Test
    void theFirstCaseKeepsTheExplanationItsCitationReceiptsAdmissionsAndTheRecoveredFile() {
        assertThat(Shipped.EMPTY_BLOCK.at("/output/text").asString()).contains("catch block");
        assertThat(paths(Shipped.EMPTY_BLOCK))
                .containsExactly(
                        SOURCE, SOURCE, "receipts/read-0007.json", "admission/results.txt");
        assertThat(
                        Shipped.item(Shipped.EMPTY_BLOCK, "admission/results.txt")
                                .get("text")
                                .asString())
                .containsPattern("adm-\\d+ ");
    }

    // F54
    @Test
    void itsFailureIsAnEmptyBodyThatTheCitedBlockContradictsWithAReturn() {
        JsonNode claim = Shipped.claim(Shipped.EMPTY_BLOCK, "the catch block is empty");

        assertThat(Shipped.resolved(Shipped.EMPTY_BLOCK, claim.get("id").asString(), "truth"))
                .containsExactly("false");
        assertThat(claim.at("/checks/0/text").asString()).isEqualTo("return 0;");
        assertThat(claim.at("/checks/0/evidenceId")).isEqualTo(citation().get("id"));
        assertThat(
                        Shipped.report()
                                .get("strata")
                                .valueStream()
                                .mapToInt(
                                        it ->
                                                it.at(
                                                                "/checks/literal-absence/annotated-text-present")
                                                        .asInt()))
                .contains(1);
    }

    // F55
    @Test
    void theSecondCaseKeepsAnswerToolResultsToolCallsSummaryAndReferences() {
        assertThat(paths(Shipped.INVENTED_TEST))
                .contains("tool-results/test-run.txt", "tool-calls.txt", "summary.txt");
        assertThat(Shipped.items(Shipped.INVENTED_TEST, "reference"))
                .isNotEmpty()
                .noneMatch(it -> it.get("seenByProducer").asBoolean());
        assertThat(Shipped.items(Shipped.INVENTED_TEST, "compaction")).hasSize(1);
    }

    // F56
    @Test
    void itsFailuresAreAnInventedTestThatPassedAndAnEarlierClaimThatNothingSettles() {
        JsonNode invented =
                Shipped.claim(Shipped.INVENTED_TEST, "the new test `createsOrderWithNewId` passed");
        JsonNode earlier = Shipped.claim(Shipped.INVENTED_TEST, "`create` rejects null ids");

        assertThat(Shipped.resolved(Shipped.INVENTED_TEST, invented.get("id").asString(), "truth"))
                .containsExactly("false");
        assertThat(Shipped.resolved(Shipped.INVENTED_TEST, earlier.get("id").asString(), "truth"))
                .containsExactly("unsupported");
    }

    // F57
    @Test
    void theThirdCaseKeepsFollowUpPriorAnswerRequestSummaryAndWholeToolResults() {
        assertThat(paths(Shipped.SAID_AGAIN))
                .contains(
                        "thread/request.txt",
                        "thread/prior-answer.txt",
                        "summary.txt",
                        "tool-results/explain.txt");
        assertThat(limitations(Shipped.SAID_AGAIN, "truncation")).isEmpty();
        assertThat(Shipped.items(Shipped.SAID_AGAIN, "seen"))
                .isNotEmpty()
                .allMatch(it -> it.get("completeness").asString().equals("complete"));
    }

    // F58
    @Test
    void itsFailureIsToSayAgainWhatNobodyAskedForAgain() {
        assertThat(Shipped.resolved(Shipped.SAID_AGAIN, "", "repetition")).containsExactly("true");
        assertThat(Shipped.resolved(Shipped.SAID_AGAIN, "", "usefulness")).containsExactly("false");
        assertThat(Shipped.items(Shipped.SAID_AGAIN, "conversation")).hasSize(2);
    }

    // F59, F60
    @Test
    void theDraftIsGoneTheFolderOfTheJobWasCleanedAndTheCaptureSaysSo() {
        assertThat(limitations(Shipped.EMPTY_BLOCK, "missing"))
                .singleElement()
                .extracting(it -> it.get("detail").asString())
                .asString()
                .contains("not kept", "folder of the job was cleaned");
    }

    // F61, F63
    @Test
    void theWholeFileCameFromAPublicCommitAndTheCaseSaysFromWhichAndWhen() {
        JsonNode origin = recovered().get("origin");

        for (String member :
                List.of("api", "repository", "path", "commit", "sha256", "recoveredAt")) {
            assertThat(origin.get(member).asString()).as(member).isNotBlank();
        }
        assertThat(origin.get("commit")).isEqualTo(recovered().get("revision"));
    }

    // F62
    @Test
    void itsDigestIsExactlyTheOneInTheReceiptOfTheReading() {
        JsonNode receipt = Shipped.item(Shipped.EMPTY_BLOCK, "receipts/read-0007.json");
        String digest = Drawing.sha256(recovered().get("text").asString());

        assertThat(receipt.get("text").asString()).contains('"' + digest + '"');
        assertThat(recovered().at("/origin/sha256").asString()).isEqualTo(digest);
    }

    // F64
    @Test
    void theRecoveredFileStandsApartFromTheCitationThatWasVerified() {
        assertThat(citation().get("id")).isNotEqualTo(recovered().get("id"));
        assertThat(citation().has("origin")).isFalse();
        assertThat(recovered().get("text").asString())
                .contains(citation().get("text").asString())
                .isNotEqualTo(citation().get("text").asString());
    }

    // F65
    @Test
    void whatIsLeftOfTheJobStaysPartial() {
        assertThat(Shipped.EMPTY_BLOCK.at("/capture/status").asString()).isEqualTo("partial");
        assertThat(citation().get("completeness").asString()).isEqualTo("partial");
    }

    // F66
    @Test
    void onlyTheFollowUpIsScoredAndNotTheAnswerBeforeIt() {
        String output = Shipped.SAID_AGAIN.at("/output/text").asString();
        String prior =
                Shipped.item(Shipped.SAID_AGAIN, "thread/prior-answer.txt").get("text").asString();

        assertThat(output).doesNotContain(prior);
        assertThat(Shipped.SAID_AGAIN.get("claims"))
                .isNotEmpty()
                .allMatch(it -> output.contains(it.at("/spans/0/text").asString()));
    }

    // F67
    @Test
    void eachCaseHasATrueClaimAsAControl() {
        for (JsonNode whole : Shipped.regressions()) {
            assertThat(whole.get("claims"))
                    .filteredOn(it -> it.get("verdict").asString("").equals("true"))
                    .extracting(it -> Shipped.resolved(whole, it.get("id").asString(), "truth"))
                    .contains(Set.of("true"));
        }
    }

    // F68
    @Test
    void provisionalLabelsAreNobodysAcceptance() {
        JsonNode report =
                Ran.run(
                                "report",
                                "--corpus",
                                Shipped.path("sample/corpus.json"),
                                "--format",
                                "json")
                        .json();

        assertThat(
                        report.get("strata")
                                .valueStream()
                                .map(it -> it.get("claims"))
                                .filter(it -> it.get("total").asInt() > 0))
                .isNotEmpty()
                .allMatch(it -> it.at("/truth/missing").equals(it.get("total")))
                .allMatch(it -> it.at("/provisional/truth/true").asInt() > 0);
    }

    // F68
    @Test
    void peopleOfTheSampleOverruleItsOwner() {
        JsonNode claim = Shipped.claim(Shipped.EMPTY_BLOCK, "nobody learns why the call failed");

        assertThat(claim.get("verdict").asString()).isEqualTo("true");
        assertThat(Shipped.resolved(Shipped.EMPTY_BLOCK, claim.get("id").asString(), "truth"))
                .containsExactly("unsupported");
    }
}
