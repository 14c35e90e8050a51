package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// When work items have an interval, what it is of, and what takes it away.
///
/// No test can show:
/// - F137, that the owner keeps the frame, the draw, its seed and its date: what people do outside
///   of these files. That every report says so is F136.
/// - F138, that a digest of the export's manifest, kept by somebody else, says what to audit: as
///   F137.
class FeedbackIntervalsTest extends AtADesk {

    private static final String FALSE = "/intervals/anyFalseClaim";
    private static final String UNSUPPORTED = "/intervals/anyUnsupportedClaim";

    /// Work items of one attempt with one claim, of which so many are false.
    private void lay(int items, int errors) {
        List<DrawnCase> cases =
                IntStream.range(0, items)
                        .mapToObj(i -> new DrawnCase("s" + i).claim("c1"))
                        .toList();
        desk.corpus(cases.toArray(DrawnCase[]::new));
        desk.labels(
                "ada",
                IntStream.range(0, items)
                        .mapToObj(
                                i ->
                                        Said.of(
                                                cases.get(i),
                                                i < errors ? "false" : "true",
                                                "supported"))
                        .toArray(Said[]::new));
    }

    /// Lays cases that ada finds sound, and gives why there is no interval of false claims.
    private String reasons(DrawnCase... cases) {
        desk.corpus(cases).labels("ada", Stream.of(cases).map(Said::sound).toArray(Said[]::new));
        return because(FALSE);
    }

    private String because(String estimate) {
        JsonNode of = desk.stratum().at(estimate);
        assertThat(of.get("interval").isNull()).isEqualTo(!of.get("reasons").isEmpty());
        return of.get("reasons").valueStream().map(JsonNode::asString).toList().toString();
    }

    private static DrawnCase item(String id) {
        return new DrawnCase(id).claim("c1");
    }

    /// Bounds of the score method as in R. G. Newcombe, Statistics in Medicine 17 (1998), table I.
    // F130, F135
    @ParameterizedTest
    @CsvSource({"20, 0, 0, 0.1611", "29, 1, 0.0061, 0.1718"})
    void peopleOnExhaustiveRandomHeldOutCasesGiveWilsonsInterval(
            int items, int errors, double low, double high) {
        lay(items, errors);

        JsonNode interval = desk.stratum().at(FALSE + "/interval");

        assertThat(interval.get("low").asDouble()).isCloseTo(low, within(0.00005));
        assertThat(interval.get("high").asDouble()).isCloseTo(high, within(0.00005));
        assertThat(interval.get("workItems").asInt()).isEqualTo(items);
    }

    // F131
    @Test
    void anItemIsAnErrorWhereAnyClaimOfAnyAttemptIs() {
        var first = new DrawnCase("s1", "g").claims(3);
        var again = new DrawnCase("s2", "g").claims(3);
        desk.corpus(first, again)
                .labels(
                        "ada",
                        Said.sound(first),
                        Said.sound(again)
                                .claim("c2", "false", "supported")
                                .claim("c3", "true", "unsupported"));

        for (String estimate : List.of(FALSE, UNSUPPORTED)) {
            assertThat(desk.stratum().at(estimate + "/interval/errors").asInt()).isEqualTo(1);
            assertThat(desk.stratum().at(estimate + "/interval/workItems").asInt()).isEqualTo(1);
        }
    }

    // F132
    @Test
    void anItemIsOneTrialHoweverManyClaimsOrAttemptsItHas() {
        var first = new DrawnCase("s1", "g").claims(9);
        var again = new DrawnCase("s2", "g").claims(1);
        var other = new DrawnCase("s3", "h").claims(1);
        var more = new DrawnCase("s4", "h").claims(1);
        desk.corpus(first, again, other, more)
                .labels(
                        "ada",
                        Said.of(first, "false", "supported"),
                        Said.of(again, "false", "supported"),
                        Said.sound(other),
                        Said.sound(more));

        JsonNode interval = desk.stratum().at(FALSE + "/interval");

        assertThat(interval.get("errors").asInt()).isEqualTo(1);
        assertThat(interval.get("workItems").asInt()).isEqualTo(2);
    }

    // F133
    @Test
    void theRateOfAnIntervalIsOfItemsAndNotOfClaims() {
        var one = new DrawnCase("s1").claims(4);
        var two = new DrawnCase("s2").claims(4);
        desk.corpus(one, two)
                .labels("ada", Said.sound(one).claim("c1", "false", "supported"), Said.sound(two));

        assertThat(desk.stratum().at(FALSE + "/interval/rate").asDouble()).isEqualTo(0.5);
        assertThat(desk.stratum().at("/claims/falseRate").asDouble()).isEqualTo(1 / 8.0);
    }

    // F134
    @Test
    void aRateOfSelectedClaimsStaysWithoutAnInterval() {
        assertThat(reasons(item("s1").put("/claimCoverage", "selected")))
                .isEqualTo("[selected-claims]");
        assertThat(desk.stratum().at("/claims/falseRate").isNumber()).isTrue();
    }

    // F136
    @Test
    void samplingAndCoverageAreTheOwnersWordAndReportsSayWhatTheOwnerKeeps() {
        lay(1, 0);

        assertThat(desk.report().get("attestations").toString())
                .contains("sampling-attested", "coverage-attested");
        assertThat(desk.ask("--format", "text").words())
                .contains("is the corpus owner's word; it was not verified")
                .contains("the sampling frame, the draw method, its seed and its date");
    }

    // F139
    @Test
    void anIntervalTakesItemsToBeIndependent() {
        lay(1, 0);

        assertThat(desk.ask("--format", "text").words())
                .contains("Intervals assume that work items are independent of each other.");
    }

    // F140
    @Test
    void ratesAreOfAttemptsWhoseCaptureDidNotFail() {
        var failed = item("s2").put("/capture/status", "failed");
        desk.corpus(item("s1"), failed)
                .labels("ada", Said.sound(item("s1")), Said.of(failed, "false", "unknown"));

        assertThat(desk.stratum().at(FALSE + "/interval/errors").asInt()).isZero();
        assertThat(desk.report().get("attestations").toString()).contains("conditional-on-capture");
    }

    // F141
    @Test
    void aReportCanBeOfOneArm() {
        var other = item("s2").put("/provenance/producerModel", "model-2");
        assertThat(reasons(item("s1"), other)).isEqualTo("[mixed-producer-models]");

        JsonNode arm = desk.report("--model", "model-1", "--prompt-digest", "prompt-1");

        assertThat(arm.at("/arm/producerModel").asString()).isEqualTo("model-1");
        assertThat(arm.at("/strata/0" + FALSE + "/interval/workItems").asInt()).isEqualTo(1);
    }

    // F142
    @ParameterizedTest
    @CsvSource({
        "producerModel, , unknown-producer-model",
        "promptDigest, , unknown-prompt-digest",
        "producerModel, another, mixed-producer-models",
        "promptDigest, another, mixed-prompt-digests"
    })
    void anUnknownOrSecondModelOrPromptTakesIntervalsAway(
            String member, @Nullable String value, String reason) {
        assertThat(reasons(item("s1"), item("s2").put("/provenance/" + member, value)))
                .isEqualTo("[" + reason + "]");
        assertThat(because(UNSUPPORTED)).isEqualTo("[" + reason + "]");
    }

    // F143
    @Test
    void moreAttemptsOfOneItemThanOfAnotherTakeIntervalsAway() {
        var again = new DrawnCase("s3", "s1").claim("c1");

        assertThat(reasons(item("s1"), item("s2"), again)).isEqualTo("[unequal-attempts]");
    }

    // F144
    @Test
    void aMissingOrDisputedLabelTakesTheIntervalsOfItsStratumAwayAndNoOthers() {
        var elsewhere = item("s0").put("/practice", "a first one");
        var one = item("s1");
        var two = item("s2");
        desk.corpus(elsewhere, one, two).labels("ada", Said.sound(elsewhere), Said.sound(one));
        assertThat(reasonsOfBoth()).isEqualTo("[] [\"missing-labels\"]");

        desk.labels("ada", Said.sound(elsewhere), Said.sound(one), Said.sound(two))
                .labels("ben", Said.of(two, "false", "supported"));
        assertThat(reasonsOfBoth()).isEqualTo("[] [\"disputed-labels\"]");

        desk.decide("s2", "c1", "truth", "true");
        assertThat(reasonsOfBoth()).isEqualTo("[] []");
    }

    private String reasonsOfBoth() {
        JsonNode strata = desk.report().get("strata");
        return strata.at("/0" + FALSE + "/reasons") + " " + strata.at("/1" + FALSE + "/reasons");
    }

    // F145
    @Test
    void anItemWithUnsettledTruthOrUnknownGroundingIsNotWithoutError() {
        var whole = item("s1");
        desk.corpus(whole).labels("ada", Said.of(whole, "unsupported", "unknown"));

        assertThat(because(FALSE)).isEqualTo("[unsettled-truth]");
        assertThat(because(UNSUPPORTED)).isEqualTo("[unknown-grounding]");
    }

    // F146
    @Test
    void eachIntervalHoldsForItsOwnStratumAlone() {
        lay(1, 0);

        assertThat(desk.report().get("attestations").toString()).contains("intervals-marginal");
        assertThat(desk.ask("--format", "text").words())
                .contains("Each interval holds for its own stratum alone");
    }

    // F147
    @Test
    void judgesAndTheOwnerAloneGiveNoInterval() {
        var whole = item("s1").put("/claims/0/verdict", "true");
        desk.corpus(whole).judge("m", Said.sound(whole));

        assertThat(because(FALSE)).isEqualTo("[missing-labels]");
        assertThat(desk.report().at("/judges/0").toString()).doesNotContain("interval", "low");
    }
}
