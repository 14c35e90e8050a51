package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What a case is, member by member, but for what is judged in it.
class FeedbackCaseFormatTest extends AtADesk {

    private JsonNode only(DrawnCase... cases) {
        JsonNode strata = desk.corpus(cases).report().get("strata");
        assertThat(strata).hasSize(1);
        return strata.get(0);
    }

    private void refused(DrawnCase whole, String code) {
        assertThat(desk.corpus(whole).problems()).containsExactly(code);
    }

    // F12
    @Test
    void theIdOfASampleIsOpaqueAndNamesOneAttempt() {
        String id = " 7/\u00e9 = '\ud83d\ude00' ";

        JsonNode stratum = only(new DrawnCase(id, "g").claim("c1"));

        assertThat(stratum.get("attempts").asInt()).isEqualTo(1);
        assertThat(stratum.at("/claims/unresolvedClaimIds/0").asString()).isEqualTo(id + "#c1");
    }

    // F13
    @Test
    void equalOutputsOfRepeatedAttemptsAreTwoSamples() {
        var first = new DrawnCase("s1", "g").claim("c1");
        var again = new DrawnCase("s2", "g").claim("c1");
        desk.corpus(first, again)
                .labels("ada", Said.sound(first), Said.of(again, "false", "unknown"));

        assertThat(desk.stratum().get("attempts").asInt()).isEqualTo(2);
        assertThat(desk.stratum().at("/claims/truth/true").asInt()).isEqualTo(1);
        assertThat(desk.stratum().at("/claims/truth/false").asInt()).isEqualTo(1);
    }

    // F14
    @Test
    void aWorkItemIsSharedByVariantsDestinationsAndRepeats() {
        desk.corpus(
                new DrawnCase("s1", "g"),
                new DrawnCase("s2", "g"),
                new DrawnCase("s3", "g").put("/destination", "chat"),
                new DrawnCase("s4", "g").put("/provenance/promptDigest", "variant"));

        assertThat(desk.problems()).isEmpty();
        assertThat(desk.report().at("/strata/1/workItems").asInt()).isEqualTo(1);
        assertThat(desk.report().at("/strata/1/attempts").asInt()).isEqualTo(3);
    }

    // F15
    @Test
    void aWorkItemNeverCrossesTheSplit() {
        desk.corpus(
                new DrawnCase("s1", "g"), new DrawnCase("s2", "g").put("/split", "development"));

        assertThat(desk.problems()).containsExactly("split/group");
    }

    // F16
    @Test
    void aWorkItemNeverCrossesTheWayOfSampling() {
        desk.corpus(
                new DrawnCase("s1", "g"), new DrawnCase("s2", "g").put("/sampling", "regression"));

        assertThat(desk.problems()).containsExactly("split/sampling");
    }

    // F17
    @ParameterizedTest
    @ValueSource(strings = {"/split", "/sampling"})
    void aCaseIsADevelopmentRegressionOrOfAHeldOutRandomSample(String member) {
        desk.corpus(DrawnCase.regression("s1"), new DrawnCase("s2"));
        assertThat(desk.problems()).isEmpty();

        refused(new DrawnCase("s1").put(member, "production"), "schema/value");
    }

    // F18
    @Test
    void regressionsAreNoMeasureOfProduction() {
        var picked = DrawnCase.regression("s1").claim("c1");
        desk.corpus(picked).labels("ada", Said.sound(picked));

        assertThat(desk.stratum().at("/intervals/anyFalseClaim/reasons").toString())
                .contains("not-held-out-random");
        assertThat(desk.report().get("attestations").toString())
                .contains("regressions-no-population");
    }

    // F19
    @ParameterizedTest
    @ValueSource(strings = {"practice", "provider", "destination"})
    void practiceSourceAndDestinationAreThreeMembers(String member) {
        refused(new DrawnCase("s1").remove("/" + member), "schema/missing-field");

        assertThat(desk.corpus(new DrawnCase("s1").put("/" + member, "another")).problems())
                .isEmpty();
    }

    // F20
    @Test
    void anAnswerInAConversationHasTheConversationAsItsPractice() {
        assertThat(Shipped.cases())
                .filteredOn(it -> it.get("destination").asString().equals("chat"))
                .isNotEmpty()
                .allMatch(it -> it.get("practice").asString().equals("conversation"));
    }

    // F21
    @Test
    void theStateOfACaptureIsThatOfTheEvidenceRetainedHere() {
        JsonNode capture =
                only(
                                new DrawnCase("s1"),
                                new DrawnCase("s2").put("/capture/status", "partial"),
                                new DrawnCase("s3").put("/capture/status", "failed"))
                        .get("capture");

        assertThat(capture.toString()).isEqualTo("{\"complete\":1,\"partial\":1,\"failed\":1}");
    }

    // F22
    @Test
    void whatWasRecordedAtTheTimeIsCountedBesideIt() {
        JsonNode stratum = only(new DrawnCase("s1").put("/capture/producerStatus", "partial"));

        assertThat(stratum.at("/capture/complete").asInt()).isEqualTo(1);
        assertThat(stratum.at("/producerCapture/partial").asInt()).isEqualTo(1);
    }

    // F23
    @Test
    void anUnknownStateStaysUnknown() {
        var whole = new DrawnCase("s1").put("/capture/producerStatus", "unknown").claim("c1");
        desk.corpus(whole).labels("ada", Said.sound(whole));

        assertThat(desk.stratum().get("producerCapture").toString())
                .isEqualTo("{\"complete\":0,\"partial\":0,\"failed\":0,\"unknown\":1}");
        assertThat(desk.stratum().get("trials").asInt()).isEqualTo(1);
    }

    // F24
    @Test
    void theLimitsOfACaptureTellWhatIsMissingRedactedCutOrToBeReadWithCare() {
        var whole = new DrawnCase("s1");
        for (String kind :
                new String[] {
                    "missing", "redaction", "redaction", "truncation", "interpretation"
                }) {
            whole.limitation(kind);
        }

        assertThat(only(whole).get("limitations").toString())
                .isEqualTo("{\"missing\":1,\"redaction\":2,\"truncation\":1,\"interpretation\":1}");
    }

    // F25
    @Test
    void whatWasReviewedWithheldOrNotReviewedStaysApart() {
        JsonNode stratum =
                only(
                        new DrawnCase("s1"),
                        new DrawnCase("s2").put("/reviewState", "withheld"),
                        new DrawnCase("s3").put("/reviewState", "withheld"),
                        new DrawnCase("s4").put("/reviewState", "not-reviewed"));

        assertThat(stratum.get("reviewState").toString())
                .isEqualTo("{\"reviewed\":1,\"withheld\":2,\"not-reviewed\":1}");
    }

    // F26
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sourceRecord",
                "revision",
                "producerModel",
                "promptDigest",
                "catalogRevision",
                "costUsd",
                "elapsedSeconds"
            })
    void whereAnOutputComesFromHasSevenMembers(String member) {
        refused(new DrawnCase("s1").remove("/provenance/" + member), "schema/missing-field");
    }

    // F27
    @Test
    void whatIsNotAvailableIsNull() {
        var whole = new DrawnCase("s1");
        for (String member : whole.node.get("provenance").propertyNames()) {
            whole.node.withObject("/provenance").putNull(member);
        }

        assertThat(desk.corpus(whole).problems()).isEmpty();
    }
}
