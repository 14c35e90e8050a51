package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.text.DefaultIgnorable;

class MarksTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067,
                0x2068, 0x2069
            })
    void warnsOfEveryBidirectionalControl(int codePoint) {
        assertThat(Marks.of(codePoint)).get().extracting(Mark::tone).isEqualTo(Tone.DANGER);
    }

    @Test
    void marksEveryControlCharacter() {
        for (int codePoint = 0; codePoint < 0xA0; codePoint++) {
            boolean control = codePoint < 0x20 || codePoint >= 0x7F;
            assertThat(Marks.of(codePoint).isPresent())
                    .as("U+%04X", codePoint)
                    .isEqualTo(control || codePoint == 0x20);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, NUL",
        "1B, ESC",
        "7F, DEL",
        "85, NEL",
        "A0, NBSP",
        "AD, SHY",
        "200B, ZWSP",
        "200D, ZWJ",
        "2060, WJ",
        "FEFF, BOM",
        "202E, RLO",
        "2067, RLI",
        "FE0F, VS16",
        "E0100, VS17",
        "2028, LS",
        "E0041, TAG A",
        "E007F, TAG END",
        "9, →",
        "FFFF, FFFF",
        "10FFFF, 10FFFF",
        "E000, E000",
        "378, 0378",
        "2800, 2800",
        "3164, 3164",
        "1D173, 1D173"
    })
    void namesWhatCannotBeSeen(String hex, String label) {
        assertThat(Marks.of(Integer.parseInt(hex, 16)))
                .get()
                .extracting(Mark::label)
                .isEqualTo(label);
    }

    @Test
    void marksAllThatWordsOfTheProgramMarkToo() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (DefaultIgnorable.is(codePoint)) {
                assertThat(Marks.of(codePoint)).as("U+%04X", codePoint).isPresent();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {'a', 'ë', '漢', 0x5D0, 0x301, 0x1F600, 0x600, 0xFFFD})
    void leavesAloneWhatCanBeSeen(int codePoint) {
        assertThat(Marks.of(codePoint)).isEmpty();
    }

    @Test
    void raisesNoAlarmForANoBreakSpace() {
        assertThat(Marks.of(0xA0)).get().extracting(Mark::tone).isEqualTo(Tone.QUIET);
    }
}
