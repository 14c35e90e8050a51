package org.plumbline.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactTextTest {

    @Test
    void countsBytesUnitsAndCodePointsApart() {
        var text = ExactText.of("💩This is an annotation.");

        int start = text.byteOffset(text.value().indexOf("annotation"));

        assertThat(start).isEqualTo(15);
        assertThat(text.slice(new Span(15, 25))).isEqualTo("annotation");
        assertThat(text.charIndex(15)).isEqualTo(13);
    }

    @Test
    void keepsComposedAndDecomposedApart() {
        assertThat(ExactText.of("caf\u00e9").sha256().hex()).startsWith("850f7dc4");
        assertThat(ExactText.of("cafe\u0301").sha256().hex()).startsWith("81ef060b");
    }

    @Test
    void keepsLineEndsApart() {
        assertThat(ExactText.of("a\r\nb").sha256().hex()).startsWith("18745f36");
        assertThat(ExactText.of("a\nb").sha256().hex()).startsWith("7e18f737");
    }

    @Test
    void refusesAPositionInsideACodePoint() {
        var text = ExactText.of("é😀");

        assertThat(text.isBoundary(1)).isFalse();
        assertThatThrownBy(() -> text.charIndex(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("byte 1 is inside a code point");
        assertThatThrownBy(() -> text.byteOffset(2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unit 2 is inside a code point");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud83d", "a\ude00", "\ude00\ud83d", "\ud83dx"})
    void refusesAnUnpairedSurrogate(String value) {
        assertThatThrownBy(() -> ExactText.of(value))
                .isInstanceOf(UnpairedSurrogateException.class)
                .hasMessageStartingWith("unpaired surrogate U+D");
    }

    @Test
    void mapsEveryBoundaryOfRandomTextsThereAndBack() {
        long seed = 20261130;
        var random = new Random(seed);
        int[] alphabet = {
            'a', '\r', '\n', 0, 0xe9, 0x301, 0x5d0, 0x202e, 0x4e2d, 0x1f600, 0x10ffff
        };
        for (int round = 0; round < 200; round++) {
            var builder = new StringBuilder();
            int length = random.nextInt(3000);
            for (int i = 0; i < length; i++) {
                builder.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
            }
            String value = builder.toString();
            var text = ExactText.of(value);
            assertThat(text.byteLength())
                    .as("seed %s round %s", seed, round)
                    .isEqualTo(value.getBytes(StandardCharsets.UTF_8).length);
            int offset = 0;
            for (int i = 0; i < value.length(); ) {
                assertThat(text.byteOffset(i))
                        .as("seed %s round %s", seed, round)
                        .isEqualTo(offset);
                assertThat(text.charIndex(offset)).as("seed %s round %s", seed, round).isEqualTo(i);
                int codePoint = value.codePointAt(i);
                for (int inside = 1; inside < Utf8.length(codePoint); inside++) {
                    assertThat(text.isBoundary(offset + inside)).isFalse();
                }
                i += Character.charCount(codePoint);
                offset += Utf8.length(codePoint);
            }
            assertThat(text.charIndex(text.byteLength())).isEqualTo(value.length());
        }
    }
}
