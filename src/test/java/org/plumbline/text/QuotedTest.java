package org.plumbline.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QuotedTest {

    /// Letters that are drawn as nothing (Default_Ignorable_Code_Point of the Unicode Character
    /// Database).
    @ParameterizedTest
    @ValueSource(ints = {0x115F, 0x1160, 0x3164, 0xFFA0})
    void escapesLettersWithoutInk(int codePoint) {
        assertEquals(
                "a\\u%04Xb".formatted(codePoint),
                Quoted.escape("a" + Character.toString(codePoint) + "b"));
    }
}
