package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.HardStrings;
import org.plumbline.WellFormedUtf8;

/// Texts that break programs, and bytes that are no text, in a corpus file.
class HardTextsTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void comeThroughByteForByte(HardStrings.Kind kind) throws IOException {
        for (String text : kind.texts()) {
            ThroughIntake.comesThrough(text);
        }
    }

    @ParameterizedTest(name = "Unicode Table 3-7, row {0}")
    @EnumSource(WellFormedUtf8.Row.class)
    void theEndsOfEachRowOfUtf8AreRead(WellFormedUtf8.Row row) {
        assertThat(ThroughIntake.problemsOf(row.lowest())).isEmpty();
        assertThat(ThroughIntake.problemsOf(row.highest())).isEmpty();
    }

    @ParameterizedTest(name = "not UTF-8, {0}")
    @MethodSource("illFormed")
    void bytesThatAreNotUtf8AreRefusedWhereTheyStand(WellFormedUtf8.IllFormed bytes) {
        assertThat(ThroughIntake.problemsOf(bytes.bytes()))
                .extracting(problem -> problem.code().word() + " " + problem.pointer())
                .containsExactly("json/syntax /cases/0/evidence/0/path");
    }

    static Stream<HardStrings.Kind> kinds() {
        return HardStrings.kinds();
    }

    static Stream<WellFormedUtf8.IllFormed> illFormed() {
        return WellFormedUtf8.illFormed();
    }
}
