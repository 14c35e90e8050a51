package org.plumbline.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class VisibleTest {

    /// One of each kind, and the first and last where a kind is a range (The Unicode Standard,
    /// chapters 23.1, 23.2, 23.7 and 23.9).
    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00, 0x0A, 0x0D, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0xAD, 0x61C, 0x200B,
                0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066,
                0x2069, 0xD800, 0xDFFF, 0xFDD0, 0xFDEF, 0xFEFF, 0xFFFE, 0xFFFF, 0x1FFFE, 0xE0001,
                0xE007F, 0x10FFFF
            })
    void namesWhatCannotBeSeen(int codePoint) {
        var text = new StringBuilder("a").appendCodePoint(codePoint).append('b').toString();

        assertEquals("a<U+%04X>b".formatted(codePoint), Visible.of(text));
    }

    /// First and last of each range of Default_Ignorable_Code_Point (DerivedCoreProperties.txt of
    /// the Unicode Character Database), where it is no control and no format character.
    @ParameterizedTest
    @ValueSource(
            ints = {
                0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180D, 0x180F, 0x2065, 0x3164,
                0xFE00, 0xFE0F, 0xFFA0, 0xFFF0, 0xFFF8, 0xE0000, 0xE0002, 0xE0080, 0xE00FF, 0xE0100,
                0xE01EF, 0xE01F0, 0xE0FFF
            })
    void namesWhatHasNoInkOfItsOwn(int codePoint) {
        namesWhatCannotBeSeen(codePoint);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0xAC, 0xAE, 0x34E, 0x350, 0x115E, 0x1161, 0x17B3, 0x17B6, 0x180A, 0x1810, 0x3163,
                0x3165, 0xFDFF, 0xFE10, 0xFF9F, 0xFFFC, 0x1D172, 0x1D17B, 0xE1000
            })
    void leavesItsNeighboursAsTheyAre(int codePoint) {
        String text = Character.toString(codePoint);

        assertEquals(text, Visible.of(text));
    }

    @Test
    void leavesAllElseAsItIs() {
        String text = "plain é \u0301 \u05D0\u05B8 \u0627\u0644 漢字 \uD83E\uDD80 <U+0041> \\ \"";

        assertEquals(text, Visible.of(text));
    }
}
