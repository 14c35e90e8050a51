package org.plumbline.ui.guide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.session.files.Bundled;

/// What is shown of a guide's Markdown.
class GuideTest {

    @Test
    void paragraphsListsQuotesCodeAndTablesAreLinesOfPlainText() {
        String markdown =
                """
                # Head

                Some *plain* **words**, a [link](https://example.org)
                and `code`.

                1. first
                2. second
                   - inner

                > said

                ```
                a
                  b
                ```

                | what | n |
                |------|---|
                | `one` | 1 |
                | eleven | 11 |
                """;

        assertThat(GuideReader.read(markdown).plain())
                .isEqualTo(
                        """
                        Head

                        Some plain words, a link and code.

                        1. first

                        2. second

                          • inner

                        said
                        a
                          b
                        what    n
                        one     1
                        eleven  11
                        """);
    }

    @Test
    void whatCannotBeSeenIsMarked() {
        assertThat(GuideReader.read("a\u202eb").plain()).isEqualTo("a<U+202E>b\n");
    }

    @Test
    void aPartBeginsInThePlainTextWhereItIsSaidToBegin() {
        Guide guide = GuideReader.read(Bundled.rubric().text());
        String plain = guide.plain();
        for (int place = 0; place < guide.parts().size(); place++) {
            Guide.Part part = guide.parts().get(place);
            assertThat(plain.substring(guide.plainStart(place)).stripLeading())
                    .startsWith(part.sign() + (part.sign().isEmpty() ? "" : " ") + part.words());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "truth | 3. Truth",
                "grounding | 4. Grounding",
                "evidence | 2. The evidence and its roles",
                "note | 8. Notes",
                "relevance | relevance. True when",
                "correctWithholding | correctWithholding. Was the",
            })
    void theBundledGuideSpeaksOfEachFieldOfALabel(String topic, String start) {
        assertStarts(GuideReader.read(Bundled.rubric().text()), topic, start);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "intent_correct | intent_correct: was",
                "json_parseable | json_parseable: where",
                "contract_valid | contract_valid: was",
                "semantic_support | semantic_support: does",
                "complete | complete: was",
                "answerable | answerable: could",
                "note | 5. The note",
            })
    void theBundledGuideSpeaksOfEachFieldOfAReview(String topic, String start) {
        assertStarts(GuideReader.read(Bundled.recordsGuide().text()), topic, start);
    }

    private static void assertStarts(Guide guide, String topic, String start) {
        int place = guide.placeOf(topic).orElseThrow();
        assertThat(guide.parts().get(place).words()).startsWith(start);
    }

    @Test
    void aGuideThatDoesNotSpeakOfSomethingOpensWhereItWas() {
        assertThat(GuideReader.read("# Richtlinie\n\nWahrheit").placeOf("truth")).isEmpty();
    }

    @Test
    void hitsAreGoneToInTheirOrderAndRound() {
        var find = new GuideFind();
        find.find("One, one and ONE.", "one", 4);
        assertThat(find.hits()).hasSize(3);
        assertThat(find.current()).isEqualTo(1);
        find.step(1);
        find.step(1);
        assertThat(find.current()).isZero();
        find.find("One", "two", 0);
        assertThat(find.current()).isEqualTo(-1);
    }
}
