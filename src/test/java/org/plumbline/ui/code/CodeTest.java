package org.plumbline.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A text in rows and tokens.
class CodeTest {

    @Test
    void tellsNamesStringsNumbersAndWordsApart() {
        var code = Code.of("{\"a\\\"b\" : \"c\", \"n\": [-1.5e3, true, null, truely]}");

        assertThat(
                        code.rows().getFirst().pieces().stream()
                                .filter(piece -> piece.token() != Code.Token.PLAIN)
                                .map(piece -> piece.token() + " " + piece.shown()))
                .containsExactly(
                        "NAME \"a\\\"b\"",
                        "STRING \"c\"",
                        "NAME \"n\"",
                        "NUMBER -1.5e3",
                        "WORD true",
                        "WORD null");
    }

    @Test
    void countsLinesByEveryLineEndAndGoesOnWithLongOnes() {
        var code = Code.of("a\r\nb\rc\n" + "x".repeat(4500) + "\n");

        assertThat(code.rows().stream().map(Code.Row::line)).containsExactly(1, 2, 3, 4, 0, 0, 5);
        assertThat(code.rows().stream().map(row -> row.shown().length()))
                .containsExactly(1, 1, 1, 2000, 2000, 500, 0);
    }

    @Test
    void marksWhatCannotBeSeenAndCopiesWhatIsStored() {
        String stored = "\"a\u202eb\u0000\"\r\n\t\"\uD83D\uDE00\"";
        var code = Code.of(stored);
        assertThat(code.rows().getFirst().shown()).isEqualTo("\"a<U+202E>b<U+0000>\"");

        int end = code.rows().get(1).shown().length();
        assertThat(code.between(0, 0, 1, end)).isEqualTo(stored);
        assertThat(code.between(0, 4, 0, 6)).as("a mark is meant whole").isEqualTo("\u202e");
    }

    /// Seed 7: whatever is cut where, all of it is copied as it is stored.
    @Test
    void copyingEverythingGivesTheTextItself() {
        var random = new SplittableRandom(7);
        List<String> parts =
                List.of(
                        "\r",
                        "\n",
                        "\"",
                        "\\",
                        "{",
                        ":",
                        "1",
                        "é",
                        "\uD83D\uDE00",
                        "\u200b",
                        "\t",
                        " ");
        for (int round = 0; round < 300; round++) {
            String text =
                    random.ints(random.nextInt(0, 40), 0, parts.size())
                            .mapToObj(parts::get)
                            .collect(Collectors.joining());
            var code = Code.of(text);
            int last = code.rows().size() - 1;
            assertThat(code.between(0, 0, last, code.rows().get(last).shown().length()))
                    .as("seed 7, round %s", round)
                    .isEqualTo(text);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\": [1, 2]}  | ",
                "[1, 2            | 1:6",
                "{\"a\": 1,}      | 1:9",
                "{} {}            | 1:4",
                "{\"a\": nul}     | 1:7",
            })
    void saysWhereATextCeasesToBeJson(String text, String place) {
        assertThat(JsonPlace.ofFault(text).map(at -> at.line() + ":" + at.column()).orElse(""))
                .isEqualTo(place == null ? "" : place);
    }

    @Test
    void wordsAreNoJsonThatFailed() {
        assertThat(JsonPlace.isMeant("I cannot tell.")).isFalse();
        assertThat(JsonPlace.isMeant("\n  {")).isTrue();
    }
}
