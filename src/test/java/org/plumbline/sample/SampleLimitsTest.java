package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Sections 3 and 5 of the labelling guide, on what evidence cannot settle, where they are
/// mechanical: held to them are the owner's labels and people's resolved ones.
class SampleLimitsTest {

    /// Words of a claim that is about what was said.
    private static final Pattern TALK =
            Pattern.compile(
                    "\\b(asked|said|found|named|mentioned|description|thread)\\b",
                    Pattern.CASE_INSENSITIVE);

    private static final Set<String> WORDS_ALONE = Set.of("conversation", "compaction");

    private final Resolution labels = new Resolution();

    @Test
    void whatHasNoOutputHasNoClaimAndNobodyJudgesItsWorth() {
        List<JsonNode> silent =
                Bundle.cases().stream().filter(sample -> sample.get("output").isNull()).toList();
        assertThat(silent).isNotEmpty();
        for (JsonNode sample : silent) {
            assertThat(sample.get("claims")).isEmpty();
            for (Voice voice : Voice.all()) {
                if (voice.rated(sample)) {
                    for (String measure : List.of("relevance", "repetition", "usefulness")) {
                        assertThat(voice.measure(sample, measure))
                                .as("%s, %s, %s", voice.name(), sample.get("sampleId"), measure)
                                .isEqualTo("null");
                    }
                }
            }
        }
    }

    @Test
    void whatRestsOnTalkOrASummaryAloneIsSettledOnlyWhereItIsAboutTalk() {
        assertThat(standing())
                .filteredOn(it -> WORDS_ALONE.containsAll(it.roles()))
                .filteredOn(it -> !it.truth().equals("unsupported"))
                .isNotEmpty()
                .allSatisfy(
                        it -> assertThat(TALK.matcher(it.words()).find()).as("%s", it).isTrue());
    }

    @Test
    void aClaimOnWhatWasRedactedIsSettledByNobodyAndGroundedInNothing() {
        assertThat(standing())
                .filteredOn(Standing::citesARedaction)
                .isNotEmpty()
                .allSatisfy(
                        it -> {
                            assertThat(it.truth()).as("%s", it).isEqualTo("unsupported");
                            assertThat(it.grounding()).as("%s", it).isNotEqualTo("supported");
                        });
    }

    /// The owner's labels, then people's, of each claim that cites anything and has a label.
    private List<Standing> standing() {
        return Bundle.cases().stream()
                .flatMap(this::standing)
                .filter(it -> !it.claim().get("evidence").isEmpty())
                .filter(it -> !Set.of("null", "missing", "disputed").contains(it.truth()))
                .toList();
    }

    private Stream<Standing> standing(JsonNode sample) {
        List<String> truth = labels.of(sample, "truth");
        List<String> grounding = labels.of(sample, "grounding");
        List<JsonNode> claims = Bundle.each(sample.get("claims")).toList();
        return Stream.iterate(0, i -> i < claims.size(), i -> i + 1)
                .flatMap(
                        i ->
                                Stream.of(
                                        new Standing(
                                                sample,
                                                claims.get(i),
                                                Bundle.text(claims.get(i), "verdict"),
                                                Bundle.text(claims.get(i), "grounding")),
                                        new Standing(
                                                sample,
                                                claims.get(i),
                                                truth.get(i),
                                                grounding.get(i))));
    }

    private record Standing(JsonNode sample, JsonNode claim, String truth, String grounding) {

        Set<String> roles() {
            Set<String> roles = new HashSet<>();
            for (JsonNode region : claim.get("evidence")) {
                Bundle.each(sample.get("evidence"))
                        .filter(item -> item.get("id").equals(region.get("evidenceId")))
                        .forEach(item -> roles.add(Bundle.text(item, "role")));
            }
            return roles;
        }

        String words() {
            return Bundle.text(claim.get("spans").get(0), "text");
        }

        boolean citesARedaction() {
            return Bundle.each(sample.get("capture").get("limitations"))
                    .filter(it -> Bundle.text(it, "kind").equals("redaction"))
                    .filter(it -> it.has("evidenceId") && it.has("spans"))
                    .anyMatch(
                            it ->
                                    Bundle.each(claim.get("evidence"))
                                            .filter(
                                                    region ->
                                                            region.get("evidenceId")
                                                                    .equals(it.get("evidenceId")))
                                            .anyMatch(region -> overlaps(region, it.get("spans"))));
        }

        private static boolean overlaps(JsonNode region, JsonNode spans) {
            return region.has("start")
                    && Bundle.each(spans)
                            .anyMatch(
                                    span ->
                                            region.get("start").asInt() < span.get("end").asInt()
                                                    && span.get("start").asInt()
                                                            < region.get("end").asInt());
        }

        @Override
        public String toString() {
            return Bundle.text(sample, "sampleId") + "#" + Bundle.text(claim, "id");
        }
    }
}
