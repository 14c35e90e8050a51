package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// UAX #29, section 3.1.1, rule by rule: `÷` stands where a cluster ends, `×` where none does.
class ClusterRulesTest {

    @ParameterizedTest(name = "UAX #29, {0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    GB3 no break between CR and LF                 | ÷ 000D × 000A ÷
                    GB3 but between LF and CR                      | ÷ 000A ÷ 000D ÷
                    GB4 a break behind a control                   | ÷ 000A ÷ 0308 ÷
                    GB4 also behind a format character             | ÷ 202E ÷ 0061 ÷
                    GB4 also behind a zero-width space             | ÷ 200B ÷ 0308 ÷
                    GB5 a break before a control                   | ÷ 0061 ÷ 000D × 000A ÷ 0061 ÷
                    GB5 also before a line separator               | ÷ 0061 ÷ 2028 ÷
                    GB5 also before NUL                            | ÷ 0301 ÷ 0000 ÷ 0301 ÷
                    GB6 a leading jamo and a vowel                 | ÷ 1100 × 1160 ÷
                    GB6 two leading jamo and a syllable            | ÷ 1100 × 1100 × AC00 ÷
                    GB7 a syllable and a vowel                     | ÷ AC00 × 1160 ÷
                    GB7 a vowel and a trailing jamo                | ÷ 1160 × 11A8 ÷
                    GB8 a closed syllable and a trailing jamo      | ÷ AC01 × 11A8 ÷
                    GB8 but no vowel behind it                     | ÷ AC01 ÷ 1160 ÷
                    GB9 an accent                                  | ÷ 0065 × 0301 ÷ 0061 ÷
                    GB9 a stack of accents                         | ÷ 006F × 0301 × 0308 × 0327 × 20DD ÷
                    GB9 a joiner                                   | ÷ 0061 × 200D ÷ 0061 ÷
                    GB9 a non-joiner                               | ÷ 0061 × 200C ÷ 0061 ÷
                    GB9 a variation selector                       | ÷ 2764 × FE0F ÷
                    GB9 Hebrew points                              | ÷ 05E9 × 05C1 × 05B8 ÷ 05DC ÷
                    GB9 Arabic marks                               | ÷ 0628 × 0651 × 064E ÷ 0628 ÷
                    GB9 a mark at the start                        | ÷ 0301 × 0301 ÷ 0061 ÷
                    GB9a a spacing mark                            | ÷ 0915 × 093F ÷
                    GB9a Thai sara am                              | ÷ 0E01 × 0E33 ÷
                    GB9b behind a prepended mark                   | ÷ 0600 × 0661 ÷
                    GB11 a family                                  | ÷ 1F468 × 200D × 1F469 × 200D × 1F467 ÷ 0061 ÷
                    GB11 a tone in between                         | ÷ 1F468 × 1F3FB × 200D × 1F692 ÷
                    GB11 a heart in between                        | ÷ 1F469 × 200D × 2764 × FE0F × 200D × 1F469 ÷
                    GB11 no letter joins                           | ÷ 0061 × 200D ÷ 1F468 ÷
                    GB11 not without a joiner                      | ÷ 1F468 ÷ 1F469 ÷
                    GB12 a flag                                    | ÷ 1F1E9 × 1F1EA ÷
                    GB12 two flags                                 | ÷ 1F1E9 × 1F1EA ÷ 1F1EB × 1F1F7 ÷
                    GB12 a flag and a half                         | ÷ 1F1E9 × 1F1EA ÷ 1F1EB ÷
                    GB13 a flag behind a letter                    | ÷ 0061 ÷ 1F1E9 × 1F1EA ÷ 0062 ÷
                    GB999 letters                                  | ÷ 0061 ÷ 0062 ÷
                    GB999 ideographs                               | ÷ 4E2D ÷ 6587 ÷
                    GB999 beyond the basic plane                   | ÷ 1D54F ÷ 10348 ÷
                    GB999 a tag flag is one                        | ÷ 1F3F4 × E0067 × E0062 × E007F ÷
                    """)
    void breaksWhereTheRuleSays(String rule, String marked) {
        var text = new StringBuilder();
        List<Integer> expected = new ArrayList<>();
        for (String token : marked.split(" ", -1)) {
            if (token.equals("÷")) {
                expected.add(text.length());
            } else if (!token.equals("×")) {
                text.appendCodePoint(Integer.parseInt(token, 16));
            }
        }

        assertThat(forwards(text.toString())).isEqualTo(expected);
        assertThat(backwards(text.toString())).isEqualTo(expected.reversed());
        for (int at = 0; at <= text.length(); at++) {
            int place = at;
            int floor =
                    expected.stream().filter(b -> b <= place).mapToInt(b -> b).max().orElseThrow();
            assertThat(Graphemes.floor(text.toString(), at)).as("floor of %s", at).isEqualTo(floor);
        }
    }

    private static List<Integer> forwards(String text) {
        List<Integer> breaks = new ArrayList<>();
        for (int at = 0; at < text.length(); at = Graphemes.next(text, at)) {
            breaks.add(at);
        }
        breaks.add(text.length());
        return breaks;
    }

    private static List<Integer> backwards(String text) {
        List<Integer> breaks = new ArrayList<>();
        for (int at = text.length(); at > 0; at = Graphemes.previous(text, at)) {
            breaks.add(at);
        }
        breaks.add(0);
        return breaks;
    }
}
