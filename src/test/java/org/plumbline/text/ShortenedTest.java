package org.plumbline.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShortenedTest {

    @Test
    void leavesAloneWhatIsShortEnough() {
        assertThat(Shortened.to("abc", 3)).isEqualTo("abc");
        assertThat(Shortened.to("👨🏻‍🚒👨🏻‍🚒", 2)).isEqualTo("👨🏻‍🚒👨🏻‍🚒");
        assertThat(Shortened.to("", 3)).isEmpty();
    }

    @Test
    void cutsBetweenClustersAlone() {
        assertThat(Shortened.to("abcd", 3)).isEqualTo("ab…");
        assertThat(Shortened.to("a👨🏻‍🚒b🇩🇪", 3)).isEqualTo("a👨🏻‍🚒…");
        assertThat(Shortened.to("e\u0301e\u0301e\u0301", 2)).isEqualTo("e\u0301…");
    }

    @Test
    void leavesOutWholeClusters() {
        assertThat(Shortened.without("ab👨🏻‍🚒", 5, 9)).isEqualTo("ab…");
        assertThat(Shortened.without("ab👨🏻‍🚒", 2, 9)).isEqualTo("ab…");
        assertThat(Shortened.without("👨🏻‍🚒", 3, 7)).isEqualTo("…");
        assertThat(Shortened.without("👨🏻‍🚒ab", 0, 3)).isEqualTo("…ab");
        assertThat(Shortened.without("e\u0301fghi\u0301", 1, 6)).isEqualTo("…");
        assertThat(Shortened.without("abcdef", 2, 4)).isEqualTo("ab…ef");
    }

    @Test
    void keepsMarksHeapedWithoutEndFromFillingTheRoom() {
        String heaped = "a" + "\u0301".repeat(100_000);

        assertThat(Shortened.to(heaped, 12).length()).isLessThan(1_000);
    }

    @Test
    void quotesNoPartOfACluster() {
        String text = "x".repeat(59) + "👍🏻" + "y";

        assertThat(Quoted.of(text)).startsWith("\"" + "x".repeat(59) + "👍🏻\"…");
    }
}
