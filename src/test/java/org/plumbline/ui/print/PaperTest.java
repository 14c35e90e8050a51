package org.plumbline.ui.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.print.PrintLine.Look;

/// Lines, and pages of them, without a printer.
class PaperTest {

    @Test
    void aTextHasNumberedLinesMarksAndSigns() {
        var text = ExactText.of("one\u202etwo\r\nthree");
        var lines = MarkedText.lines(text, List.of(new MarkedText.Stretch(new Span(3, 9), "[1]")));

        assertThat(lines.stream().map(PrintLine::words))
                .containsExactly("   1  one[1]<U+202E>two<U+000D>", "   2  three");
        assertThat(lines.getFirst().pieces())
                .extracting(PrintLine.Piece::look)
                .containsExactly(
                        Look.ASIDE, Look.PLAIN, Look.SIGN, Look.SIGN, Look.MARKED, Look.SIGN);
    }

    @Test
    void longLinesGoOnInTheNextOneAndNothingIsLost() {
        var paper = new Paper(20, 5);
        String words =
                IntStream.range(0, 97).mapToObj(i -> "" + i % 10).collect(Collectors.joining());
        var pages = paper.pages(List.of(PrintLine.of(words, Look.PLAIN)));

        assertThat(pages).hasSize(2);
        assertThat(pages.getFirst()).hasSize(5);
        String again =
                pages.stream()
                        .flatMap(List::stream)
                        .flatMap(line -> line.pieces().stream())
                        .filter(piece -> piece.look() == Look.PLAIN)
                        .map(PrintLine.Piece::words)
                        .collect(Collectors.joining());
        assertThat(again).isEqualTo(words);
    }

    @Test
    void noLineIsWiderThanThePaperAlsoWithIdeographs() {
        var pages = new Paper(20, 50).pages(List.of(PrintLine.of("漢".repeat(25), Look.PLAIN)));

        assertThat(pages.getFirst().stream().map(line -> line.words().strip().length()))
                .containsExactly(10, 8, 7);
    }

    @Test
    void aPaperTooSmallForAnythingStillHasRoomForALine() {
        var paper = PrintPage.paper(1, 1);
        assertThat(paper.pages(List.of(PrintLine.of("a", Look.PLAIN)))).hasSize(1);
    }
}
