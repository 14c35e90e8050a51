package org.plumbline.session.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.problem.Location;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.text.Span;

class FilePartTest {

    private static final ReadProgress UNHEARD = (bytes, total) -> {};
    private static final List<String> PIECES =
            List.of("a", "é", "\u20ac", "\ud83d\udca9", "\n", "\r\n", "\r", " ", "\"x\"");

    @TempDir Path folder;

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("file.json"), bytes);
    }

    private Path file(String text) throws IOException {
        return file(text.getBytes(StandardCharsets.UTF_8));
    }

    private static FilePart.Text text(Path file, int line, int column) throws IOException {
        return (FilePart.Text) FilePart.around(file, new Location(line, column), UNHEARD);
    }

    /// Counts lines and columns once more, by another way: over code points of the whole text.
    @Test
    void theMarkBeginsAtTheCodePointOfEveryLineAndColumn() throws IOException {
        long seed = System.nanoTime();
        var random = new SplittableRandom(seed);
        var made = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            made.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        String text = made.toString();
        Path file = file("\ufeff" + text);
        int line = 1;
        int column = 1;
        int offset = 3;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            boolean isSecondHalf = codePoint == '\n' && i > 0 && text.charAt(i - 1) == '\r';
            if (!isSecondHalf) {
                var part = text(file, line, column);
                assertThat(part.mark().orElseThrow().start())
                        .as("seed %s, %s:%s", seed, line, column)
                        .isEqualTo(offset);
            }
            boolean isFirstHalf =
                    codePoint == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if ((codePoint == '\n' || codePoint == '\r') && !isFirstHalf) {
                line++;
                column = 1;
            } else if (!isFirstHalf) {
                column++;
            }
            offset += Character.toString(codePoint).getBytes(StandardCharsets.UTF_8).length;
            i += Character.charCount(codePoint);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "{\"a\\\"b\": 1}|2|\"a\\\"b\"",
                "[-1.5e+3, 2]|2|-1.5e+3",
                "[true]|2|true",
                "[{}]|2|{",
                "[\"open|2|\"open",
            })
    void theMarkIsTheWordOfJsonAtThePlace(String json, int column, String word) throws IOException {
        var part = text(file(json), 1, column);
        assertThat(part.text().slice(part.mark().orElseThrow())).isEqualTo(word);
    }

    @Test
    void aLargeFileIsCutBetweenLinesAndCountsOn() throws IOException {
        var made = new StringBuilder();
        for (int i = 1; i <= 100_000; i++) {
            made.append("line ").append(i).append('\n');
        }
        var part = text(file(made.toString()), 50_000, 6);
        assertThat(part.text().byteLength()).isLessThan(300_000);
        assertThat(part.text().value()).startsWith("line " + part.line() + "\n");
        assertThat(part.offset()).isEqualTo(made.indexOf("line " + part.line() + "\n"));
        assertThat(part.text().slice(part.mark().orElseThrow())).isEqualTo("50000");
    }

    @Test
    void oneLongLineIsCutBetweenCodePoints() throws IOException {
        String text = "\u20ac".repeat(400_000);
        var part = text(file(text), 1, 200_001);
        assertThat(part.line()).isEqualTo(1);
        assertThat(part.offset()).isPositive().satisfies(from -> assertThat(from % 3).isZero());
        assertThat(part.offset() + part.mark().orElseThrow().start()).isEqualTo(600_000);
        assertThat(part.text().value()).matches("\u20ac+");
    }

    @Test
    void aPlaceBehindTheEndAndNoPlaceHaveNoMark() throws IOException {
        Path file = file("[1,\n2]\n");
        assertThat(text(file, 9, 1).mark()).isEmpty();
        assertThat(FilePart.around(file, null, UNHEARD))
                .isInstanceOfSatisfying(
                        FilePart.Text.class,
                        part -> {
                            assertThat(part.mark()).isEmpty();
                            assertThat(part.text().value()).isEqualTo("[1,\n2]\n");
                        });
        assertThat(text(file(""), 1, 1))
                .extracting(FilePart.Text::mark)
                .isEqualTo(Optional.empty());
    }

    @Test
    void bytesThatAreNoUtf8AreGivenAsBytes() throws IOException {
        byte[] bytes = {'"', 'a', (byte) 0xC3, 'b', '"'};
        assertThat(FilePart.around(file(bytes), new Location(1, 3), UNHEARD))
                .isInstanceOfSatisfying(
                        FilePart.Bytes.class,
                        part -> {
                            assertThat(part.bytes()).isEqualTo(bytes);
                            assertThat(part.offset()).isZero();
                        });
    }

    @Test
    void aMarkNeverReachesBeyondThePart() throws IOException {
        var part = text(file("\"" + "x".repeat(1_000_000)), 1, 1);
        assertThat(part.mark()).contains(new Span(0, part.text().byteLength()));
    }
}
