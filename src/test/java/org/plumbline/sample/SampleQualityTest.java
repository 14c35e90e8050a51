package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Section 7 of the labelling guide, where it is mechanical: what each voice says of a sample fits
/// to what the same voice says of its claims, and to the decision that was made.
class SampleQualityTest {

    @Test
    void whatNobodyDecidedOnHasNoDecisionToJudge() {
        assertThat(said("not-reviewed"))
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.withholding()).as("%s", it).isEqualTo("null"));
    }

    @Test
    void rightlyDeliveredIsWhatIsRelevantUsefulNewAndSoundSomewhere() {
        assertThat(said("reviewed"))
                .filteredOn(it -> it.withholding().equals("true"))
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.isWorthSaying()).as("%s", it).isTrue());
    }

    @Test
    void wronglyDeliveredIsWhatHasAFault() {
        assertThat(said("reviewed"))
                .filteredOn(it -> it.withholding().equals("false"))
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.hasAFault()).as("%s", it).isTrue());
    }

    @Test
    void anIrrelevantTextOrAUselessRepetitionIsWronglyDelivered() {
        assertThat(said("reviewed"))
                .filteredOn(it -> it.is("relevance", "false") || it.isUselessRepetition())
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.withholding()).as("%s", it).isEqualTo("false"));
    }

    @Test
    void anAbstentionOnADeliveryHasAClaimThatIsOpen() {
        assertThat(said("reviewed"))
                .filteredOn(it -> it.withholding().equals("null"))
                .allSatisfy(it -> assertThat(it.isOpen()).as("%s", it).isTrue());
    }

    @Test
    void wronglyWithheldIsWhatWasWorthSayingAndRightlyWhatHasAFault() {
        assertThat(said("withheld"))
                .isNotEmpty()
                .allSatisfy(
                        it -> {
                            switch (it.withholding()) {
                                case "false" ->
                                        assertThat(it.isWorthSaying()).as("%s", it).isTrue();
                                case "true" -> assertThat(it.hasAFault()).as("%s", it).isTrue();
                                default -> assertThat(it.isOpen()).as("%s", it).isTrue();
                            }
                        });
    }

    @Test
    void anAbstentionOnUsefulnessHasAClaimWhoseTruthIsOpen() {
        assertThat(
                        Stream.of("reviewed", "withheld", "not-reviewed")
                                .flatMap(it -> said(it).stream()))
                .filteredOn(it -> it.is("usefulness", "null"))
                .isNotEmpty()
                .allSatisfy(
                        it ->
                                assertThat(it.labels())
                                        .as("%s", it)
                                        .anyMatch(label -> label.truth().equals("unsupported")));
    }

    @Test
    void theStratumWithIntervalsHasItsDecisionsJudgedBothWays() {
        for (String rater : Voice.RATERS) {
            Voice voice = Voice.rater(rater);
            assertThat(
                            Bundle.inlineComments().stream()
                                    .map(sample -> voice.measure(sample, "correctWithholding"))
                                    .collect(Collectors.toSet()))
                    .as(rater)
                    .contains("true", "false");
        }
    }

    /// What each voice says of the samples in a state that have an output.
    private static List<Said> said(String state) {
        return Voice.all().stream()
                .flatMap(
                        voice ->
                                Bundle.cases().stream()
                                        .filter(it -> Bundle.text(it, "reviewState").equals(state))
                                        .filter(it -> !it.get("output").isNull())
                                        .filter(voice::rated)
                                        .map(sample -> new Said(voice, sample)))
                .toList();
    }

    private record Said(Voice voice, JsonNode sample) {

        List<Voice.Label> labels() {
            return voice.of(sample);
        }

        boolean is(String measure, String value) {
            return voice.measure(sample, measure).equals(value);
        }

        String withholding() {
            return voice.measure(sample, "correctWithholding");
        }

        boolean isUselessRepetition() {
            return is("repetition", "true") && is("usefulness", "false");
        }

        boolean isWorthSaying() {
            return is("relevance", "true")
                    && is("usefulness", "true")
                    && is("repetition", "false")
                    && labels().stream().anyMatch(Voice.Label::isSound);
        }

        boolean hasAFault() {
            return is("relevance", "false")
                    || is("repetition", "true")
                    || labels().stream().anyMatch(label -> !label.isSound());
        }

        boolean isOpen() {
            return labels().stream().anyMatch(Voice.Label::isUnsettled);
        }

        @Override
        public String toString() {
            return voice.name() + ", " + Bundle.text(sample, "sampleId");
        }
    }
}
