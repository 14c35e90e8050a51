package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

class TextSearchTest {

    @Test
    void findsEveryOccurrenceInBytes() {
        var found = TextSearch.of(ExactText.of("é cat\r\ncat CAT"), "cat", true);

        assertThat(found).isEqualTo(new TextSearch(2, found.spans()));
        assertThat(found.spans()).containsExactly(new Span(3, 6), new Span(8, 11));
    }

    @Test
    void takesCapitalsAsSmallLettersWhereAsked() {
        assertThat(TextSearch.of(ExactText.of("cat CAT Cat"), "cAt", false).count()).isEqualTo(3);
    }

    @Test
    void neverFindsHalfACluster() {
        assertThat(TextSearch.of(ExactText.of("cafe\u0301 cafe"), "cafe", true).spans())
                .containsExactly(new Span(7, 11));
        assertThat(TextSearch.of(ExactText.of("a\r\n"), "\r", true).count()).isZero();
    }

    @Test
    void neverNormalises() {
        assertThat(TextSearch.of(ExactText.of("caf\u00e9"), "cafe\u0301", false).count()).isZero();
    }

    @Test
    void countsHitsThatDoNotOverlapAndKeepsTheFirstMany() {
        var found = TextSearch.of(ExactText.of("a".repeat(50_001)), "aa", true);

        assertThat(found.count()).isEqualTo(25_000);
        assertThat(found.spans()).hasSize(TextSearch.MOST);
    }

    @Test
    void findsNothingForNoWord() {
        assertThat(TextSearch.of(ExactText.of("abc"), "", true).count()).isZero();
    }
}
