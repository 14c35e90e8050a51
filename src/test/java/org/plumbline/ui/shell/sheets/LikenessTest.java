package org.plumbline.ui.shell.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LikenessTest {

    private static int of(String name, String... typed) {
        return Likeness.of(name, List.of(typed)).orElse(-1);
    }

    @Test
    void whatBeginsANameFitsBetterThanWhatBeginsAWordOfItAndThatBetterThanAPiece() {
        int start = of("Theme: dark", "the");
        int word = of("Take the tour", "the");
        int piece = of("Gather", "the");
        int scattered = of("Truth: false", "tse");

        assertThat(List.of(start, word, piece, scattered)).isSorted().doesNotHaveDuplicates();
        assertThat(start).isNotNegative();
    }

    @Test
    void eachTypedWordMustFit() {
        assertThat(of("Next claim without a label", "claim", "next")).isNotNegative();
        assertThat(of("Next claim without a label", "claim", "sample")).isNegative();
    }

    @Test
    void lettersThatAreLeftOutAreForgiven() {
        assertThat(of("Theme: high contrast", "thm", "cntrst")).isNotNegative();
    }

    @Test
    void lettersThatBeginNoWordOrStandInAnotherOrderDoNotFit() {
        assertThat(of("Theme: dark", "hme")).isEqualTo(of("Theme: light", "hme"));
        assertThat(of("Theme: dark", "hd")).isNegative();
        assertThat(of("Theme: dark", "kt")).isNegative();
    }

    @Test
    void nothingTypedFitsEverything() {
        assertThat(of("Theme: dark")).isZero();
    }
}
