package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The sample shows the exact-text view at work: each kind of text that is easily shown wrong is in
/// it.
class SampleTextsTest {

    @Test
    void anOutputHasCrlfLineEndsOnly() {
        assertThat(Bundle.outputs())
                .anyMatch(
                        text -> text.contains("\r\n") && !text.replace("\r\n", "").contains("\n"));
    }

    @Test
    void anOutputHasCharactersOutsideTheBmp() {
        assertThat(Bundle.outputs()).anyMatch(text -> text.codePoints().anyMatch(c -> c > 0xFFFF));
    }

    @Test
    void anOutputHasAComposedBesideADecomposedLetter() {
        assertThat(Bundle.outputs())
                .anyMatch(text -> text.contains("e\u0301") && text.contains("\u00e9"));
    }

    @Test
    void anOutputHasAHebrewWord() {
        assertThat(Bundle.outputs())
                .anyMatch(
                        text ->
                                text.codePoints()
                                        .anyMatch(
                                                c ->
                                                        Character.UnicodeScript.of(c)
                                                                == Character.UnicodeScript.HEBREW));
    }

    @Test
    void outputsHaveATabANoBreakSpaceAndARightToLeftOverride() {
        for (String hidden : List.of("\t", "\u00a0", "\u202e")) {
            assertThat(Bundle.outputs()).anyMatch(text -> text.contains(hidden));
        }
    }

    @Test
    void twoItemsAreTheOldAndTheNewSideOfOnePath() {
        assertThat(Bundle.cases()).anyMatch(SampleTextsTest::hasBothSides);
    }

    private static boolean hasBothSides(JsonNode sample) {
        Map<String, JsonNode> old = new HashMap<>();
        for (JsonNode item : sample.get("evidence")) {
            if (Bundle.text(item, "diffSide").equals("old")) {
                old.put(Bundle.text(item, "path"), item);
            }
        }
        return Bundle.each(sample.get("evidence"))
                .filter(item -> Bundle.text(item, "diffSide").equals("new"))
                .anyMatch(
                        item -> {
                            JsonNode other = old.get(Bundle.text(item, "path"));
                            return other != null
                                    && !other.get("revision").equals(item.get("revision"));
                        });
    }

    @Test
    void claimsOverlapNestAndSpread() {
        List<JsonNode> cases = Bundle.cases();
        assertThat(cases).anyMatch(sample -> related(sample, Spans::overlap));
        assertThat(cases).anyMatch(sample -> related(sample, Spans::nest));
        assertThat(Bundle.all(cases, "claims")).anyMatch(claim -> claim.get("spans").size() == 2);
    }

    private static boolean related(JsonNode sample, Spans relation) {
        List<JsonNode> spans =
                Bundle.each(sample.get("claims"))
                        .flatMap(claim -> Bundle.each(claim.get("spans")))
                        .toList();
        return spans.stream().anyMatch(a -> spans.stream().anyMatch(b -> relation.test(a, b)));
    }

    @Test
    void evidenceComesInEveryRoleAvailabilityAndCompleteness() {
        assertThat(values("role")).containsOnly("seen", "reference", "conversation", "compaction");
        assertThat(values("seenByProducer")).containsOnly("true", "false", "null");
        assertThat(values("completeness")).containsOnly("complete", "partial", "unknown");
    }

    private static Set<String> values(String member) {
        return Bundle.all(Bundle.cases(), "evidence")
                .map(item -> Bundle.text(item, member))
                .collect(Collectors.toSet());
    }

    @Test
    void oneItemIsNoTextAndAClaimCitesBytesOfIt() {
        assertThat(Bundle.all(Bundle.cases(), "evidence"))
                .anyMatch(item -> item.has("bytesBase64") && !item.has("text"));
        assertThat(Bundle.all(Bundle.cases(), "claims"))
                .anyMatch(
                        claim ->
                                Bundle.each(claim.get("evidence"))
                                        .anyMatch(it -> it.has("start") && !it.has("text")));
    }

    /// How two spans lie to each other; the first begins first.
    @FunctionalInterface
    private interface Spans {

        boolean test(JsonNode a, JsonNode b);

        static boolean overlap(JsonNode a, JsonNode b) {
            return start(a) < start(b) && start(b) < end(a) && end(a) < end(b);
        }

        static boolean nest(JsonNode a, JsonNode b) {
            return start(a) <= start(b) && end(b) <= end(a) && !a.equals(b);
        }

        private static int start(JsonNode span) {
            return span.get("start").asInt();
        }

        private static int end(JsonNode span) {
            return span.get("end").asInt();
        }
    }
}
