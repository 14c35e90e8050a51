package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What evidence is, and how truth and grounding stand on it.
class FeedbackEvidenceTest extends AtADesk {

    private static final String UNSEEN = "grounding/unseen";

    /// A claim that cites one item of this role.
    private static DrawnCase citing(String role, @Nullable Boolean seen) {
        return new DrawnCase("s1")
                .onlyEvidence("e1", role, seen, "clear() is called\n")
                .claim("c1");
    }

    private List<String> said(DrawnCase whole, String truth, String grounding) {
        return desk.corpus(whole).labels("ada", Said.of(whole, truth, grounding)).problems();
    }

    // F37
    @Test
    void evidenceHasOneOfFourRoles() {
        for (String role : List.of("seen", "reference", "conversation", "compaction")) {
            assertThat(desk.corpus(citing(role, true)).problems()).isEmpty();
        }
        assertThat(desk.corpus(citing("rumour", true)).problems()).containsExactly("schema/value");
    }

    // F38
    @Test
    void whatTheProducerReadCanGroundAClaim() {
        assertThat(said(citing("seen", true), "true", "supported")).isEmpty();
    }

    // F39
    @Test
    void anIndependentReferenceCanSettleTheTruthAlone() {
        assertThat(said(citing("reference", false), "false", "unsupported")).isEmpty();
        assertThat(desk.stratum().at("/claims/truth/false").asInt()).isEqualTo(1);
    }

    // F40 to F42: what was said, or summarised, is no proof that it is right
    @ParameterizedTest
    @CsvSource({"conversation", "compaction", "reference", "seen"})
    void theRoleOfAnItemDecidesNoTruth(String role) {
        for (String truth : List.of("true", "false", "unsupported")) {
            assertThat(said(citing(role, null), truth, "unknown")).isEmpty();
            assertThat(desk.stratum().at("/claims/truth/" + truth).asInt()).isEqualTo(1);
        }
    }

    // F42
    @Test
    void noPersonOfTheSampleGroundsAClaimOnASummaryAlone() {
        for (String name : List.of("labels-ada.json", "labels-ben.json")) {
            for (JsonNode rating : Shipped.file("sample/" + name).get("ratings")) {
                for (JsonNode label : rating.get("claims")) {
                    if (label.get("grounding").asString().equals("supported")) {
                        assertThat(cited(rating, label))
                                .as("%s, %s", name, rating.get("sampleId"))
                                .anyMatch(it -> !it.get("role").asString().equals("compaction"));
                    }
                }
            }
        }
    }

    private static List<JsonNode> cited(JsonNode rating, JsonNode label) {
        JsonNode whole =
                Shipped.cases().stream()
                        .filter(it -> it.get("sampleId").equals(rating.get("sampleId")))
                        .findFirst()
                        .orElseThrow();
        var ids = new HashSet<JsonNode>();
        label.path("evidence").forEach(it -> ids.add(it.get("evidenceId")));
        whole.get("claims")
                .valueStream()
                .filter(it -> it.get("id").equals(label.get("claimId")))
                .flatMap(it -> it.get("evidence").valueStream())
                .forEach(it -> ids.add(it.get("evidenceId")));
        return whole.get("evidence")
                .valueStream()
                .filter(it -> ids.contains(it.get("id")))
                .toList();
    }

    // F43
    @ParameterizedTest
    @ValueSource(strings = {"seen", "reference", "conversation", "compaction"})
    void whetherAnItemWasAvailableIsAMarkOfItsOwn(String role) {
        for (Boolean seen : new Boolean[] {true, false, null}) {
            JsonNode item = desk.corpus(citing(role, seen)).requests().at("/requests/0/evidence/0");
            assertThat(item.get("role").asString()).isEqualTo(role);
            assertThat(item.get("seenByProducer").toString()).isEqualTo(String.valueOf(seen));
        }
    }

    // F44
    @Test
    void anAvailabilityThatNobodyKnowsIsNull() {
        var whole = citing("seen", null);
        assertThat(desk.corpus(whole).problems()).isEmpty();

        whole.put("/evidence/0/seenByProducer", "unknown");
        assertThat(desk.corpus(whole).problems()).containsExactly("schema/type");
    }

    // F45
    @Test
    void supportedNeedsACitedItemThatIsMarkedAsSeenWhoeverSaysIt() {
        var whole = citing("seen", false);
        assertThat(said(whole, "true", "supported")).containsExactly(UNSEEN);

        desk.labels("ada", Said.of(whole, "true", "unsupported"))
                .labels("ben", Said.of(whole, "true", "unknown"))
                .judge("m", Said.sound(whole));
        assertThat(desk.problems()).containsExactly(UNSEEN);

        desk.judge("m", Said.of(whole, "true", "unknown"))
                .decide("s1", "c1", "grounding", "supported");
        assertThat(desk.problems()).containsExactly(UNSEEN);

        assertThat(
                        new Desk(folder)
                                .corpus(whole.put("/claims/0/grounding", "supported"))
                                .problems())
                .containsExactly(UNSEEN);
    }

    // F46
    @Test
    void aRoleAloneShowsNoAvailabilityOnceTheContextWasCompacted() {
        assertThat(said(citing("seen", null), "true", "supported")).containsExactly(UNSEEN);
    }

    // F47
    @Test
    void aReferenceIsNoProofThatTheProducerReadIt() {
        assertThat(said(citing("reference", false), "true", "supported")).containsExactly(UNSEEN);
        assertThat(said(citing("reference", null), "true", "supported")).containsExactly(UNSEEN);
        assertThat(said(citing("reference", true), "true", "supported")).isEmpty();
    }

    // F48
    @Test
    void truthAndGroundingAreSaidApart() {
        for (String truth : List.of("true", "false", "unsupported")) {
            for (String grounding : List.of("supported", "unsupported", "unknown")) {
                assertThat(said(citing("seen", true), truth, grounding)).isEmpty();
                JsonNode claims = desk.stratum().get("claims");
                assertThat(claims.at("/truth/" + truth).asInt()).isEqualTo(1);
                assertThat(claims.at("/grounding/" + grounding).asInt()).isEqualTo(1);
            }
        }
    }

    // F49
    @Test
    void truthIsTrueFalseOrUnsupported() {
        assertThat(said(citing("seen", true), "unknown", "unknown"))
                .containsExactly("schema/value");
    }

    // F50
    @Test
    void anUnsupportedTruthIsOneThatCannotBeSettledAndNotAFalseOne() {
        said(citing("seen", true), "unsupported", "supported");

        JsonNode stratum = desk.stratum();

        assertThat(stratum.at("/claims/falseRate").asDouble()).isZero();
        assertThat(stratum.at("/intervals/anyFalseClaim/reasons").toString())
                .isEqualTo("[\"unsettled-truth\"]");
    }

    // F51
    @Test
    void groundingIsSupportedUnsupportedOrUnknown() {
        assertThat(said(citing("seen", true), "true", "false")).containsExactly("schema/value");
    }

    // F52
    @Test
    void aLuckyGuessIsTrueAndUnsupported() {
        said(citing("reference", false), "true", "unsupported");

        JsonNode claims = desk.stratum().get("claims");

        assertThat(claims.at("/truth/true").asInt()).isEqualTo(1);
        assertThat(claims.at("/grounding/unsupported").asInt()).isEqualTo(1);
    }
}
