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

    @Test
    void leavesAllElseAsItIs() {
        String text =
                "plain é \u0301 \u05D0\u05B8 \u0627\u0644 漢字 \uD83E\uDD80 <U+0041> \\ \" \uFE0F";

        assertEquals(text, Visible.of(text));
    }
}
