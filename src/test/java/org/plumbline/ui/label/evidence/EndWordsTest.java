package org.plumbline.ui.label.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.LineEnds;
import org.plumbline.ui.text.SideBySide;

class EndWordsTest {

    @Test
    void sayThatNothingButLineEndsDiffers() {
        assertThat(words(SideBySide.Outcome.ENDS_ALONE, "a\r\nb\r\n", "a\nb\n"))
                .isEqualTo(
                        "The sides differ in line ends only: CRLF on the old side, LF on the new"
                                + " one. ¶ marks each such line.");
    }

    @Test
    void sayWhichSideEndsWithoutALineEnd() {
        assertThat(words(SideBySide.Outcome.ENDS_ALONE, "a\nb\n", "a\nb"))
                .contains("only: the new side's last line has no end.");
    }

    @Test
    void sayThatEndsDifferBesideTheText() {
        assertThat(words(SideBySide.Outcome.ENDS_TOO, "a\r\nold\n", "a\nnew\n"))
                .isEqualTo(
                        "Line ends differ as well: LF + CRLF on the old side, LF on the new one."
                                + " ¶ marks each line where nothing else does.");
    }

    @Test
    void sayNothingWhereOnlyTextDiffers() {
        assertThat(words(SideBySide.Outcome.TEXT, "a\n", "b\n")).isEmpty();
    }

    private static String words(SideBySide.Outcome outcome, String old, String now) {
        return EndWords.of(outcome, LineEnds.of(ExactText.of(old)), LineEnds.of(ExactText.of(now)));
    }
}
