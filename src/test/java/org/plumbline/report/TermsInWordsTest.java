package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What is said of the terms of a report.
class TermsInWordsTest {

    @Test
    void nothingIsSaidOfTheTermsOfEveryReport() {
        assertThat(TermsInWords.of(ReportTerms.of(1))).isEmpty();
    }

    @Test
    void eachTermInForceIsSaid() {
        assertThat(TermsInWords.of(new ReportTerms(3, new Arm("m\u202E", "d"), true, true)))
                .containsExactly(
                        "a label needs 3 raters",
                        "only ratings given blind",
                        "a stale label is an error",
                        "only attempts of producer model m<U+202E> and prompt d");
    }

    @Test
    void oneRatingIsNotSeveral() {
        assertThat(TermsInWords.leftOut(1)).startsWith("1 rating was given");
        assertThat(TermsInWords.leftOut(2)).startsWith("2 ratings were given");
    }
}
