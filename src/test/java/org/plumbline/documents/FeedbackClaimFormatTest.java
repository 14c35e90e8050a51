package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What a case holds that is judged, and what its owner says of it.
class FeedbackClaimFormatTest extends AtADesk {

    private JsonNode only(DrawnCase... cases) {
        JsonNode strata = desk.corpus(cases).report().get("strata");
        assertThat(strata).hasSize(1);
        return strata.get(0);
    }

    private void refused(DrawnCase whole, String code) {
        assertThat(desk.corpus(whole).problems()).containsExactly(code);
    }

    // F28
    @ParameterizedTest
    @ValueSource(strings = {"sha256", "completeness", "revision", "diffSide"})
    void anItemOfEvidenceHasItsDigestCompletenessRevisionAndSide(String member) {
        refused(new DrawnCase("s1").remove("/evidence/0/" + member), "schema/missing-field");
    }

    // F29
    @Test
    void theDigestOfEvidenceIsThatOfItsExactText() {
        refused(
                new DrawnCase("s1").put("/evidence/0/text", "void clear() {} \n"),
                "digest/evidence");
    }

    // F30
    @Test
    void theDigestOfAnOutputIsThatOfItsExactText() {
        refused(new DrawnCase("s1").put("/output/text", DrawnCase.OUTPUT + "\n"), "digest/output");
    }

    // F31
    @Test
    void aClaimIsExactSpansOfTheOutput() {
        refused(
                new DrawnCase("s1").claim("c1").put("/claims/0/spans/0/text", "the cache"),
                "span/quote");
    }

    // F32
    @Test
    void aClaimHasProvisionalLabelsAReasonAndReferencesAndMayHaveChecks() {
        var bare = new DrawnCase("s1").claim("c1");
        var full =
                new DrawnCase("s2")
                        .claim("c1")
                        .check("literal-quote", "e1", "clear()", "clear()")
                        .put("/claims/0/verdict", "false")
                        .put("/claims/0/grounding", "supported")
                        .put("/claims/0/reason", "e1 clears it");

        JsonNode stratum = only(bare, full);

        assertThat(stratum.at("/claims/provisional/truth/false").asInt()).isEqualTo(1);
        assertThat(stratum.at("/claims/provisional/truth/missing").asInt()).isEqualTo(1);
        assertThat(stratum.at("/checks/literal-quote/exact-match").asInt()).isEqualTo(1);
        refused(bare.remove("/claims/0/reason"), "schema/missing-field");
    }

    // F33
    @Test
    void theClaimsOfACaseWereSelectedOrAreAllThereAre() {
        JsonNode claims =
                only(
                                new DrawnCase("s1").claims(2),
                                new DrawnCase("s2").put("/claimCoverage", "selected").claim("c1"))
                        .get("claims");

        assertThat(claims.get("exhaustive").asInt()).isEqualTo(2);
        assertThat(claims.get("selected").asInt()).isEqualTo(1);
        refused(new DrawnCase("s1").put("/claimCoverage", "most"), "schema/value");
    }

    // F34
    @Test
    void selectedClaimsShowNothingOfAWholeAnswer() {
        var whole = new DrawnCase("s1").put("/claimCoverage", "selected").claim("c1");
        desk.corpus(whole).labels("ada", Said.sound(whole));

        assertThat(desk.stratum().at("/intervals/anyFalseClaim/reasons").toString())
                .isEqualTo("[\"selected-claims\"]");
        assertThat(desk.ask("--format", "text").words())
                .contains("claims were selected: no rate holds for a whole output");
    }

    // F35
    @ParameterizedTest
    @ValueSource(strings = {"relevance", "repetition", "usefulness", "correctWithholding"})
    void aCaseHasFourProvisionalMeasures(String measure) {
        var whole = new DrawnCase("s1").put("/expectedQuality/" + measure, true);
        assertThat(desk.corpus(whole).problems()).isEmpty();

        refused(whole.put("/expectedQuality/" + measure, "yes"), "schema/type");
    }

    // F36
    @Test
    void aNullMeasureOfTheOwnerIsOneThatNobodyScored() {
        var whole = new DrawnCase("s1");
        desk.corpus(whole);

        assertThat(desk.problems()).isEmpty();
        assertThat(desk.stratum().at("/quality/relevance/abstained").asInt()).isZero();
        assertThat(desk.stratum().at("/quality/relevance/missing").asInt()).isEqualTo(1);
    }
}
