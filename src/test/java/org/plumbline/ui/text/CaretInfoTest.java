package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

class CaretInfoTest {

    @Test
    void namesTheCharacterAndCountsColumnsInCodePoints() {
        var info = CaretInfo.of(ExactText.of("a\r\n😀\u202Eb"), 7);

        assertThat(info.line()).isEqualTo(2);
        assertThat(info.column()).isEqualTo(2);
        assertThat(info.character()).isEqualTo("U+202E RIGHT-TO-LEFT OVERRIDE");
    }

    @Test
    void countsColumnsOverSoftRows() {
        var info = CaretInfo.of(ExactText.of("x".repeat(3 * Rows.LIMIT)), 2 * Rows.LIMIT + 5);

        assertThat(info.line()).isEqualTo(1);
        assertThat(info.column()).isEqualTo(2 * Rows.LIMIT + 6);
    }

    @Test
    void namesNothingAtTheEnd() {
        assertThat(CaretInfo.of(ExactText.of("a"), 1).character()).isEmpty();
    }

    @Test
    void saysWhatHasNoName() {
        assertThat(CaretInfo.character(0xFFFF)).isEqualTo("U+FFFF NONCHARACTER");
        assertThat(CaretInfo.character(0xFDD0)).isEqualTo("U+FDD0 NONCHARACTER");
        assertThat(CaretInfo.character(0xE000)).isEqualTo("U+E000 PRIVATE USE");
        assertThat(CaretInfo.character(0x378)).isEqualTo("U+0378 UNASSIGNED");
        assertThat(CaretInfo.character(0)).isEqualTo("U+0000 NULL");
    }

    @Test
    void readsOutWhatCannotBeSeenByName() {
        var text = ExactText.of("files named \u202Efdp.exe\u0000");

        assertThat(ReadOut.of(text, new Span(0, 22)))
                .isEqualTo(
                        "bytes 0 to 22: files named (RIGHT-TO-LEFT OVERRIDE)fdp.exe;"
                                + " contains RIGHT-TO-LEFT OVERRIDE");
        assertThat(ReadOut.of(text, new Span(15, 23))).endsWith("fdp.exe(NULL); contains NULL");
    }

    @Test
    void cutsWhatIsTooLongToHear() {
        assertThat(ReadOut.of(ExactText.of("x".repeat(5_000)), new Span(0, 5_000)))
                .hasSizeLessThan(2_100)
                .endsWith(" … and more");
    }
}
