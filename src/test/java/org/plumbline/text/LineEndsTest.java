package org.plumbline.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineEndsTest {

    @Test
    void namesEachWayThatALineEndsIn() {
        assertThat(ends("a\r\nb\r\n").names()).isEqualTo("CRLF");
        assertThat(ends("a\nb\r\nc\r").names()).isEqualTo("LF + CRLF + CR");
        assertThat(ends("a\u0085b\u2028c\u2029").names()).isEqualTo("NEL + LS + PS");
        assertThat(ends("one line").names()).isEqualTo("\u2013");
    }

    @Test
    void takesLineFeedBeforeCarriageReturnForTwo() {
        assertThat(ends("a\n\rb").names()).isEqualTo("LF + CR");
    }

    @Test
    void knowsWhetherTheLastLineHasAnEnd() {
        assertThat(ends("a\nb").isLastEnded()).isFalse();
        assertThat(ends("a\nb\r\n").isLastEnded()).isTrue();
        assertThat(ends("").isLastEnded()).isTrue();
    }

    private static LineEnds ends(String text) {
        return LineEnds.of(ExactText.of(text));
    }
}
