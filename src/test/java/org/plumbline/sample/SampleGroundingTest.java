package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Sections 3 to 6 of the labelling guide, where they are mechanical.
///
/// People may misread the guide, and the sample shows that they do; what is held to it in full is
/// what stands in the end: the owner's labels, and people's resolved ones.
class SampleGroundingTest {

    /// Words of section 6, "Absence".
    private static final Pattern ABSENCE =
            Pattern.compile(
                    "\\b(no|none|never|nothing|nobody|neither|without|the only)\\b|^only\\b",
                    Pattern.CASE_INSENSITIVE);

    private final List<Voice> voices = Voice.all();
    private final Resolution labels = new Resolution();

    /// The judge takes a summary for proof once, as judges do; people know better.
    @Test
    void supportedCitesWhatTheProducerIsKnownToHaveReadAndNoSummaryAlone() {
        for (Voice voice : List.of(Voice.owner(), Voice.rater("ada"), Voice.rater("ben"))) {
            voice.labels()
                    .forEach(
                            (sampleId, claims) ->
                                    claims.forEach(
                                            (claimId, label) -> {
                                                if (label.grounding().equals("supported")) {
                                                    assertThat(read(sampleId, label.cites()))
                                                            .as(
                                                                    "%s, %s#%s",
                                                                    voice.name(), sampleId, claimId)
                                                            .isNotEmpty();
                                                }
                                            }));
        }
    }

    @Test
    void unknownIsSaidOnlyWhereSomethingIsNotKeptCutRedactedOrOfUnknownAvailability() {
        for (Standing it : standing()) {
            if (it.grounding.equals("unknown")) {
                boolean told = !it.sample.get("capture").get("limitations").isEmpty();
                assertThat(told || items(it.sample, it.cites).anyMatch(SampleGroundingTest::isOpen))
                        .as("%s: nothing is missing, so nothing is unknown", it)
                        .isTrue();
            }
        }
    }

    /// Where the banner says that something which was read is not kept, `unsupported` needs what
    /// was read and is complete, or else a contradiction that can be seen.
    @Test
    void unsupportedIsSaidOnlyWhereWhatWasReadIsKept() {
        for (Standing it : standing()) {
            if (it.grounding.equals("unsupported") && isMissingSomething(it.sample)) {
                boolean kept =
                        read(it.sampleId(), it.cites).stream()
                                .anyMatch(
                                        item ->
                                                Bundle.text(item, "completeness")
                                                        .equals("complete"));
                assertThat(kept || it.truth.equals("false"))
                        .as("%s: the support may stand in what was not kept: unknown", it)
                        .isTrue();
            }
        }
    }

    @Test
    void anAbsenceIsTrueOnlyWhereEverythingCitedIsComplete() {
        for (Standing it : standing()) {
            if (it.truth.equals("true") && ABSENCE.matcher(it.words()).find()) {
                assertThat(items(it.sample, it.cites))
                        .as("%s: %s", it, it.words())
                        .isNotEmpty()
                        .allMatch(item -> Bundle.text(item, "completeness").equals("complete"));
            }
        }
    }

    @Test
    void everyLabelThatDecidesAgainstAClaimOrLeavesItOpenHasANote() {
        for (Voice voice : Voice.others()) {
            voice.labels()
                    .forEach(
                            (sampleId, claims) ->
                                    claims.forEach(
                                            (claimId, label) -> {
                                                if (!label.isSound()) {
                                                    assertThat(label.note())
                                                            .as(
                                                                    "%s, %s#%s",
                                                                    voice.name(), sampleId, claimId)
                                                            .isNotBlank();
                                                }
                                            }));
        }
    }

    private static boolean isOpen(JsonNode item) {
        return item.get("seenByProducer").isNull()
                || !Bundle.text(item, "completeness").equals("complete");
    }

    private static boolean isMissingSomething(JsonNode sample) {
        return Bundle.each(sample.get("capture").get("limitations"))
                .anyMatch(it -> Bundle.text(it, "kind").equals("missing") && !it.has("evidenceId"));
    }

    /// Of what is cited, what the producer is known to have read; a summary supports nothing alone.
    private static List<JsonNode> read(String sampleId, Set<String> cites) {
        return items(Bundle.sample(sampleId), cites)
                .filter(item -> Bundle.text(item, "seenByProducer").equals("true"))
                .filter(item -> !Bundle.text(item, "role").equals("compaction"))
                .toList();
    }

    private static Stream<JsonNode> items(JsonNode sample, Set<String> ids) {
        return Bundle.each(sample.get("evidence"))
                .filter(item -> ids.contains(Bundle.text(item, "id")));
    }

    /// The owner's labels, and people's where they are resolved.
    private List<Standing> standing() {
        List<Voice> raters = Voice.RATERS.stream().map(Voice::rater).toList();
        return Bundle.cases().stream()
                .flatMap(sample -> Stream.concat(owned(sample), resolved(sample, raters)))
                .toList();
    }

    private Stream<Standing> owned(JsonNode sample) {
        return Bundle.each(sample.get("claims"))
                .map(
                        claim -> {
                            Voice.Label label = voices.getFirst().label(sample, claim);
                            return new Standing(
                                    "owner",
                                    sample,
                                    claim,
                                    label.truth(),
                                    label.grounding(),
                                    label.cites());
                        });
    }

    private Stream<Standing> resolved(JsonNode sample, List<Voice> raters) {
        List<String> truth = labels.of(sample, "truth");
        List<String> grounding = labels.of(sample, "grounding");
        List<JsonNode> claims = Bundle.each(sample.get("claims")).toList();
        return Stream.iterate(0, i -> i < claims.size(), i -> i + 1)
                .map(
                        i ->
                                new Standing(
                                        "people",
                                        sample,
                                        claims.get(i),
                                        truth.get(i),
                                        grounding.get(i),
                                        cited(sample, claims.get(i), raters)));
    }

    private static Set<String> cited(JsonNode sample, JsonNode claim, List<Voice> raters) {
        Set<String> cites = new HashSet<>();
        for (Voice rater : raters) {
            Voice.Label label =
                    rater.labels()
                            .getOrDefault(Bundle.text(sample, "sampleId"), Map.of())
                            .get(Bundle.text(claim, "id"));
            if (label != null) {
                cites.addAll(label.cites());
            }
        }
        return cites;
    }

    private record Standing(
            String whose,
            JsonNode sample,
            JsonNode claim,
            String truth,
            String grounding,
            Set<String> cites) {

        String sampleId() {
            return Bundle.text(sample, "sampleId");
        }

        String words() {
            return Bundle.each(claim.get("spans"))
                    .map(span -> Bundle.text(span, "text"))
                    .collect(Collectors.joining(" … "));
        }

        @Override
        public String toString() {
            return whose + ", " + sampleId() + "#" + Bundle.text(claim, "id");
        }
    }
}
