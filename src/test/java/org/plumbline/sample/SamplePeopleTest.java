package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The people of the sample are different people: nobody repeats another, and who decides between
/// two of them takes no side.
class SamplePeopleTest {

    /// The two raters, who read apart, differ in more than one field of ten. One who differs from
    /// the owner in less than one of twenty would know the owner's labels rather than the evidence.
    private static final double COPIES = 0.95;

    /// Below this they would read different guides.
    private static final double STRANGERS = 0.75;

    /// Who decides by the evidence follows each of two about as often; who follows one of them in
    /// more than two of three might as well have left the other out.
    private static final double PARTISAN = 2 / 3.0;

    @Test
    void noRaterRepeatsTheOwner() {
        for (String rater : Voice.RATERS) {
            assertThat(Voice.rater(rater).agreesWith(Voice.owner()))
                    .as(rater)
                    .isBetween(STRANGERS, COPIES);
        }
    }

    @Test
    void neitherRaterNorJudgeRepeatsAnother() {
        Voice ada = Voice.rater("ada");
        Voice ben = Voice.rater("ben");
        assertThat(ada.agreesWith(ben)).isBetween(STRANGERS, COPIES);
        assertThat(Voice.judge().agreesWith(ada)).isBetween(STRANGERS, COPIES);
        assertThat(Voice.judge().agreesWith(ben)).isBetween(STRANGERS, COPIES);
    }

    @Test
    void theAdjudicatorDecidesOnlyWhereRatersDiffer() {
        assertThat(decisions())
                .allSatisfy(it -> assertThat(value(it, "ada")).isNotEqualTo(value(it, "ben")));
    }

    @Test
    void theAdjudicatorTakesNoSide() {
        List<JsonNode> decisions = decisions();
        for (String rater : Voice.RATERS) {
            assertThat(
                            decisions.stream()
                                            .filter(it -> it.get("value").equals(value(it, rater)))
                                            .count()
                                    / (double) decisions.size())
                    .as(rater)
                    .isLessThanOrEqualTo(PARTISAN);
        }
    }

    @Test
    void theAdjudicatorOverrulesTheOwnerTogetherWithTheFirstRaterAndBothRatersOnce() {
        Map<String, String> owner = Voice.owner().fields();
        List<JsonNode> ofClaims =
                decisions().stream().filter(it -> !it.get("claimId").isNull()).toList();
        assertThat(ofClaims)
                .anySatisfy(
                        it -> {
                            assertThat(it.get("value")).isEqualTo(value(it, "ben"));
                            assertThat(owner.get(key(it))).isEqualTo(value(it, "ada").asString());
                        })
                .anySatisfy(
                        it ->
                                assertThat(it.get("value"))
                                        .isNotIn(value(it, "ada"), value(it, "ben")));
    }

    @Test
    void bothRatersTogetherSometimesSayAnotherThingThanTheOwner() {
        Map<String, String> owner = Voice.owner().fields();
        Map<String, String> ada = Voice.rater("ada").fields();
        Map<String, String> ben = Voice.rater("ben").fields();
        assertThat(owner)
                .anySatisfy(
                        (key, label) -> {
                            assertThat(ben).containsEntry(key, String.valueOf(ada.get(key)));
                            assertThat(ben).doesNotContainEntry(key, label);
                            assertThat(label).isNotEqualTo("null");
                        });
    }

    private static String key(JsonNode decision) {
        return Bundle.text(decision, "sampleId")
                + "#"
                + Bundle.text(decision, "claimId")
                + "#"
                + Bundle.text(decision, "field");
    }

    private static List<JsonNode> decisions() {
        return Bundle.each(Bundle.file("adjudications.json").get("decisions")).toList();
    }

    private static JsonNode value(JsonNode decision, String rater) {
        return Bundle.each(decision.get("labels"))
                .filter(label -> Bundle.text(label, "rater").equals(rater))
                .findFirst()
                .orElseThrow()
                .get("value");
    }
}
