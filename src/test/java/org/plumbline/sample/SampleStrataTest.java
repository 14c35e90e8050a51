package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The report of the sample has something to show: one stratum with both intervals, one that has
/// real reasons for none, and regressions that never have any.
class SampleStrataTest {

    private final Resolution labels = new Resolution();

    @Test
    void theInlineCommentsAreTwelveItemsOfTwoAttemptsFromOneArm() {
        List<JsonNode> cases = Bundle.inlineComments();
        assertThat(items(cases).values()).hasSize(12).allMatch(item -> item.size() == 2);
        assertThat(cases)
                .allMatch(sample -> Bundle.text(sample, "reviewState").equals("reviewed"))
                .allMatch(sample -> Bundle.text(sample, "claimCoverage").equals("exhaustive"))
                .allMatch(sample -> labels.ratings(sample) == 2);
        assertThat(arms(cases)).hasSize(1);
        assertThat(arms(cases).iterator().next()).doesNotContain("null");
    }

    @Test
    void someInlineCommentsAreInErrorAndNothingElseIsOpen() {
        assertThat(errors("truth", "false", "unsupported")).isEqualTo(3);
        assertThat(errors("grounding", "unsupported", "unknown")).isEqualTo(4);
    }

    /// Counts the items in error, and finds no other item with an open claim.
    private long errors(String field, String error, String open) {
        Collection<List<String>> items =
                items(Bundle.inlineComments()).values().stream()
                        .map(item -> item.stream().flatMap(it -> labels.of(it, field).stream()))
                        .map(Stream::toList)
                        .toList();
        assertThat(items).noneMatch(it -> it.contains("missing") || it.contains("disputed"));
        assertThat(items).allMatch(it -> it.contains(error) || !it.contains(open));
        return items.stream().filter(it -> it.contains(error)).count();
    }

    @Test
    void theChatHasEveryStateThatKeepsAnIntervalAway() {
        List<JsonNode> cases = Bundle.chat();
        assertThat(cases.stream().map(sample -> Bundle.text(sample, "reviewState")))
                .contains("withheld", "not-reviewed");
        assertThat(cases)
                .anyMatch(sample -> Bundle.text(sample.get("capture"), "status").equals("failed"))
                .anyMatch(sample -> sample.get("output").isNull())
                .anyMatch(sample -> labels.of(sample, "truth").contains("disputed"));
        assertThat(arms(cases)).anyMatch(arm -> arm.contains("null")).hasSizeGreaterThan(2);
    }

    @Test
    void theChatHasEveryKindOfLimitation() {
        List<JsonNode> limitations =
                Bundle.chat().stream()
                        .flatMap(sample -> Bundle.each(sample.get("capture").get("limitations")))
                        .toList();
        assertThat(limitations.stream().map(it -> Bundle.text(it, "kind")))
                .contains("missing", "redaction", "truncation", "interpretation");
        assertThat(limitations)
                .anyMatch(it -> it.has("spans") && it.has("evidenceId"))
                .anyMatch(it -> it.has("spans") && !it.has("evidenceId"));
    }

    @Test
    void threeRegressionsHaveChecksOfEveryOutcome() {
        List<JsonNode> regressions =
                Bundle.cases().stream()
                        .filter(sample -> Bundle.text(sample, "sampling").equals("regression"))
                        .toList();
        assertThat(regressions)
                .hasSize(3)
                .allMatch(sample -> Bundle.text(sample, "split").equals("development"))
                .allMatch(sample -> labels.of(sample, "truth").contains("true"));
        assertThat(Bundle.cases().stream().flatMap(CheckOutcomes::of))
                .contains(
                        "literal-absence annotated-text-present",
                        "literal-absence abstain",
                        "literal-quote exact-match",
                        "literal-quote abstain");
    }

    private static Map<String, List<JsonNode>> items(List<JsonNode> cases) {
        return cases.stream()
                .collect(Collectors.groupingBy(sample -> Bundle.text(sample, "group")));
    }

    private static Collection<String> arms(List<JsonNode> cases) {
        return cases.stream()
                .map(sample -> sample.get("provenance"))
                .map(it -> Bundle.text(it, "producerModel") + " " + Bundle.text(it, "promptDigest"))
                .collect(Collectors.toSet());
    }
}
