package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;

/// What a file says that it is.
class FormatOfTest {

    @ParameterizedTest
    @EnumSource(Format.class)
    void aFormatIsKnownWithoutReadingOn(Format format) throws IOException {
        var looks = new AtomicInteger();
        String text =
                "{\"format\": \"%s\", \"%s\": [%s]}"
                        .formatted(format.word(), format.collection(), "1, ".repeat(1 << 20) + "1");

        assertThat(
                        Intake.formatOf(
                                World.source("a.json", text),
                                (name, read, total) -> looks.incrementAndGet() < 3))
                .contains(format);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plumbline-report", "", "something else"})
    void aFormatThatIsNotReadHereIsOnlyNamed(String word) throws IOException {
        Source file = World.source("a.json", "{\"version\": 1, \"format\": \"" + word + "\"}");

        assertThat(Intake.formatOf(file, Progress.NONE)).isEmpty();
        assertThat(Intake.formatWordOf(file)).contains(word);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"format\": 1}",
                "{\"format\": []}",
                "{\"a\": ] \"format\": 1}"
            })
    void whatNamesNoFormatHasNone(String text) throws IOException {
        Source file = World.source("a.json", text);

        assertThat(Intake.formatOf(file, Progress.NONE)).isEmpty();
        assertThat(Intake.formatWordOf(file)).isEmpty();
    }

    @Test
    void aTableInCsvIsRecordsByItsName() throws IOException {
        Source file = Source.of("A.CSV", "a,b\n".getBytes(UTF_8));

        assertThat(Intake.formatOf(file, Progress.NONE)).contains(Format.RECORDS);
        assertThat(Intake.formatWordOf(file)).isEmpty();
    }
}
