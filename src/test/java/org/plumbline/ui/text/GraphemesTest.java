package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;

class GraphemesTest {

    @Test
    void stepsOverAWholeClusterBothWays() {
        String text = "a👨🏻‍🚒b";

        assertThat(Graphemes.next(text, 1)).isEqualTo(text.length() - 1);
        assertThat(Graphemes.previous(text, text.length() - 1)).isEqualTo(1);
        assertThat(Graphemes.floor(text, 4)).isEqualTo(1);
    }

    @Test
    void neverStandsBetweenCarriageReturnAndLineFeed() {
        assertThat(Graphemes.next("a\r\nb", 1)).isEqualTo(3);
        assertThat(Graphemes.floor("a\r\nb", 2)).isEqualTo(1);
        assertThat(Graphemes.previous("a\r\nb", 3)).isEqualTo(1);
    }

    @Test
    void staysAtTheEnds() {
        assertThat(Graphemes.next("ab", 2)).isEqualTo(2);
        assertThat(Graphemes.previous("ab", 0)).isZero();
        assertThat(Graphemes.next("", 0)).isZero();
    }

    @Tag(SharedData.TAG)
    @Test
    void breaksWhereUnicodeSays() throws IOException {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String line :
                Files.readAllLines(SharedData.path("suite-unicode-15/GraphemeBreakTest.txt"))) {
            String rule = line.replaceAll("#.*", "").strip();
            if (!rule.isEmpty()) {
                cases++;
                String text = text(rule);
                if (!breaks(text).equals(expected(rule))) {
                    wrong.add(rule);
                }
            }
        }
        assertThat(cases).isGreaterThan(600);
        assertThat(wrong).isEmpty();
    }

    @Test
    void tellsTheSameBoundariesAtOnceAsStepByStep() {
        for (long seed = 1; seed <= 2_000; seed++) {
            String text = HardTexts.next(new Random(seed)).value();

            assertThat(Graphemes.boundaries(text, 0, text.length()))
                    .as("seed %s", seed)
                    .containsExactly(breaks(text).stream().mapToInt(Integer::intValue).toArray());
        }
    }

    @Test
    void countsFlagsFromTheFirstOne() {
        String text = "🇩🇪".repeat(400);

        for (int at = text.length(); at > 0; at -= 4) {
            assertThat(Graphemes.previous(text, at)).isEqualTo(at - 4);
            assertThat(Graphemes.floor(text, at - 2)).isEqualTo(at - 4);
        }
    }

    private static List<Integer> breaks(String text) {
        List<Integer> breaks = new ArrayList<>();
        for (int at = 0; at < text.length(); at = Graphemes.next(text, at)) {
            breaks.add(at);
        }
        breaks.add(text.length());
        return breaks;
    }

    private static String text(String rule) {
        var text = new StringBuilder();
        for (String token : rule.split("[÷×\\s]+", -1)) {
            if (!token.isEmpty()) {
                text.appendCodePoint(Integer.parseInt(token, 16));
            }
        }
        return text.toString();
    }

    private static List<Integer> expected(String rule) {
        List<Integer> breaks = new ArrayList<>();
        int at = 0;
        for (String token : rule.split("\\s+", -1)) {
            if (token.equals("÷")) {
                breaks.add(at);
            } else if (!token.equals("×")) {
                at += Character.charCount(Integer.parseInt(token, 16));
            }
        }
        return breaks;
    }
}
