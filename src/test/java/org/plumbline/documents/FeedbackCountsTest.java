package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What a report counts, and in what.
class FeedbackCountsTest extends AtADesk {

    private final DrawnCase whole = new DrawnCase("s1").claims(3);

    // F112
    @ParameterizedTest
    @CsvSource({
        "/practice, naming, 2",
        "/destination, chat, 2",
        "/split, development, 2",
        "/sampling, regression, 2",
        "/provider, another, 1"
    })
    void practiceDestinationSplitAndSamplingAreCountedApart(
            String member, String other, int strata) {
        desk.corpus(whole, new DrawnCase("s2").put(member, other));

        assertThat(desk.report().get("strata")).hasSize(strata);
    }

    // F113
    @Test
    void selectedClaimsAreCounted() {
        desk.corpus(whole.put("/claimCoverage", "selected"), new DrawnCase("s2").claims(2));

        JsonNode claims = desk.stratum().get("claims");

        assertThat(claims.get("selected").asInt()).isEqualTo(3);
        assertThat(claims.get("total").asInt()).isEqualTo(5);
    }

    // F114, F115
    @Test
    void missingAndDisputedLabelsAreCounted() {
        var unrated = new DrawnCase("s2").claims(2);
        desk.corpus(whole, unrated)
                .labels("ada", Said.sound(whole))
                .labels("ben", Said.sound(whole).claim("c2", "false", "supported"));

        JsonNode claims = desk.stratum().get("claims");

        assertThat(claims.at("/truth/missing").asInt()).isEqualTo(2);
        assertThat(claims.at("/truth/disputed").asInt()).isEqualTo(1);
        assertThat(claims.at("/grounding/disputed").asInt()).isZero();
    }

    // F116, F117
    @Test
    void failedAndPartialCapturesAreCounted() {
        desk.corpus(
                whole.put("/capture/status", "partial"),
                new DrawnCase("s2").put("/capture/status", "failed"),
                new DrawnCase("s3").put("/capture/status", "failed"));

        assertThat(desk.stratum().at("/capture/partial").asInt()).isEqualTo(1);
        assertThat(desk.stratum().at("/capture/failed").asInt()).isEqualTo(2);
    }

    // F118
    @Test
    void theIdsOfUnresolvedClaimsAreListed() {
        desk.corpus(whole)
                .labels("ada", Said.sound(whole))
                .labels("ben", Said.sound(whole).claim("c2", "true", "unknown"));

        assertThat(desk.stratum().at("/claims/unresolvedClaimIds").toString())
                .isEqualTo("[\"s1#c2\"]");
    }

    // F119
    @ParameterizedTest
    @ValueSource(strings = {"/capture/producerStatus", "/capture/status"})
    void aFailedCaptureEntersNoDenominator(String member) {
        var failed = new DrawnCase("s2").claims(2).put(member, "failed");
        desk.corpus(whole, failed)
                .labels(
                        "ada",
                        Said.sound(whole).quality(true, false, true, true),
                        Said.of(failed, "false", "unsupported").quality(false, true, false, false));

        JsonNode stratum = desk.stratum();

        assertThat(stratum.get("attempts").asInt()).isEqualTo(2);
        assertThat(stratum.at("/claims/total").asInt()).isEqualTo(3);
        assertThat(stratum.at("/claims/falseRate").asDouble()).isZero();
        assertThat(stratum.at("/quality/correctWithholding/rate").asDouble()).isOne();
        assertThat(stratum.at("/intervals/anyFalseClaim/interval/workItems").asInt()).isEqualTo(1);
    }

    // F120
    @Test
    void withheldAndNotReviewedAreTwoCounts() {
        desk.corpus(
                whole.put("/reviewState", "withheld"),
                new DrawnCase("s2").put("/reviewState", "not-reviewed"),
                new DrawnCase("s3").put("/reviewState", "not-reviewed"));

        assertThat(desk.stratum().at("/reviewState/withheld").asInt()).isEqualTo(1);
        assertThat(desk.stratum().at("/reviewState/not-reviewed").asInt()).isEqualTo(2);
        assertThat(desk.stratum().at("/claims/total").asInt()).isZero();
    }

    // F121
    @ParameterizedTest
    @ValueSource(strings = {"relevance", "repetition", "usefulness", "correctWithholding"})
    void fourMeasuresHaveARateWhereTheyHaveLabels(String measure) {
        desk.corpus(whole);
        assertThat(desk.stratum().at("/quality/" + measure + "/rate").isNull()).isTrue();

        desk.labels("ada", Said.sound(whole).put("/quality/" + measure, true));
        assertThat(desk.stratum().at("/quality/" + measure + "/rate").asDouble()).isOne();
    }

    // F122
    @Test
    void theRateOfAMeasureCountsWhatWasSaidToBeTrue() {
        var second = new DrawnCase("s2");
        var third = new DrawnCase("s3");
        var fourth = new DrawnCase("s4");
        desk.corpus(whole, second, third, fourth)
                .labels(
                        "ada",
                        Said.sound(whole).quality(true, null, null, null),
                        Said.sound(second).quality(true, null, null, null),
                        Said.sound(third).quality(false, null, null, null),
                        Said.sound(fourth));

        assertThat(desk.stratum().at("/quality/relevance/rate").asDouble()).isEqualTo(2 / 3.0);
    }

    // F123
    @Test
    void muchRepetitionIsSaidToBeAdverse() {
        desk.corpus(whole).labels("ada", Said.sound(whole).quality(null, true, null, null));

        assertThat(desk.stratum().at("/quality/repetition/rate").asDouble()).isOne();
        assertThat(desk.ask("--format", "text").words()).contains("repetition (high is adverse)");
        assertThat(desk.ask("--format", "html").words()).contains("adverse");
    }

    // F124
    @Test
    void missingAndDisputedMeasuresStayCounts() {
        var unrated = new DrawnCase("s2");
        desk.corpus(whole, unrated)
                .labels("ada", Said.sound(whole).quality(true, null, null, null))
                .labels("ben", Said.sound(whole).quality(false, null, null, null));

        JsonNode relevance = desk.stratum().at("/quality/relevance");

        assertThat(relevance.get("missing").asInt()).isEqualTo(1);
        assertThat(relevance.get("disputed").asInt()).isEqualTo(1);
        assertThat(relevance.get("rate").isNull()).isTrue();
    }

    // F125
    @Test
    void whatAnOutputShouldHaveSaidIsNotMeasured() {
        assertThat(Shipped.report().get("attestations").toString()).contains("recall-not-measured");
        assertThat(Shipped.report().toString().replace("recall-not-measured", ""))
                .doesNotContainIgnoringCase("recall");
    }

    // F126
    @Test
    void whatIsFoundOnRegressionsIsCountsAndRates() {
        var picked = DrawnCase.regression("s1").claims(4);
        desk.corpus(picked).labels("ada", Said.sound(picked).claim("c1", "false", "supported"));

        JsonNode stratum = desk.stratum();

        assertThat(stratum.at("/claims/truth/false").asInt()).isEqualTo(1);
        assertThat(stratum.at("/claims/falseRate").asDouble()).isEqualTo(0.25);
        assertThat(desk.ask("--format", "text").words())
                .contains("descriptive: these cases stand for no population");
    }

    // F127, F128
    @Test
    void regressionsHaveNoIntervalSinceHandPickedFailuresAreNoPopulation() {
        var picked = DrawnCase.regression("s1").put("/claimCoverage", "exhaustive").claim("c1");
        desk.corpus(picked).labels("ada", Said.sound(picked));

        for (String interval : List.of("anyFalseClaim", "anyUnsupportedClaim")) {
            JsonNode estimate = desk.stratum().at("/intervals/" + interval);
            assertThat(estimate.get("interval").isNull()).isTrue();
            assertThat(estimate.get("reasons").toString()).isEqualTo("[\"not-held-out-random\"]");
        }
        assertThat(desk.ask("--format", "text").words()).contains("stand for no population");
    }

    // F129
    @Test
    void noRateOfSelectedClaimsIsOneOfWholeOutputs() {
        var selected = whole.put("/claimCoverage", "selected");
        desk.corpus(selected).labels("ada", Said.sound(selected));

        assertThat(desk.stratum().at("/claims/falseRate").isNumber()).isTrue();
        assertThat(desk.stratum().at("/intervals/anyFalseClaim/interval").isNull()).isTrue();
        assertThat(desk.ask("--format", "html").words())
                .contains("no rate holds for a whole output");
    }
}
