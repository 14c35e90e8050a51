package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.text.ExactText;

class ProjectionTest {

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void hasAsManyColumnsAsTheTableSaysWhateverIsShown(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            var rows = Rows.of(HardTexts.next(random));
            var table = new PositionTable(rows, List.of(), Fillers.NONE);
            var projection =
                    new Projection(
                            table,
                            random.nextBoolean(),
                            random.nextBoolean(),
                            codePoint -> codePoint % 7 != 0);
            for (int row = 0; row < rows.count(); row++) {
                List<Piece> pieces = projection.pieces(row);
                assertThat(pieces.stream().mapToInt(Piece::columns).sum())
                        .as("seed %d text %d row %d", seed, i, row)
                        .isEqualTo(table.columns(row));
            }
        }
    }

    @Test
    void leavesNoBidirectionalControlAndNoRightToLeftLetterInARun() {
        String text = "a\u202Eb\u2066c\u2069 שָׁלוֹם مرحبا ١٢ d\u200F\u061C\u200E";

        assertThat(pieces(text, false, false))
                .filteredOn(Piece.Run.class::isInstance)
                .extracting(piece -> ((Piece.Run) piece).text())
                .containsExactly("a", "b", "c", " ", " ", " ", " d");
    }

    @Test
    void keepsALetterWithItsPointsTogether() {
        assertThat(pieces("שָׁל", false, false))
                .containsExactly(new Piece.Letter("שָׁ"), new Piece.Letter("ל"));
    }

    @Test
    void letsLettersRunNaturallyWhereThatIsWanted() {
        assertThat(pieces("שלום!", false, true))
                .containsExactly(new Piece.Run("שלום"), new Piece.Run("!"));
    }

    @Test
    void neverShapesOperatorsTogetherWithOtherScripts() {
        assertThat(pieces("!=e\u0301->", false, false))
                .containsExactly(
                        new Piece.Run("!="), new Piece.Run("e\u0301"), new Piece.Run("->"));
    }

    @Test
    void showsCommonLineEndsOnlyOnDemand() {
        assertThat(pieces("a\r\n", false, false))
                .containsExactly(new Piece.Run("a"), new Piece.Rest(), new Piece.Rest());
        assertThat(labels("a\r\n", true)).containsExactly("CR", "LF");
        assertThat(labels("a\n", true)).containsExactly("LF");
    }

    @Test
    void alwaysShowsOtherLineEnds() {
        assertThat(labels("a\r", false)).containsExactly("CR");
        assertThat(labels("a\u0085", false)).containsExactly("NEL");
        assertThat(labels("a\u2028", false)).containsExactly("LS");
        assertThat(labels("a\u2029", false)).containsExactly("PS");
    }

    @Test
    void drawsWhatNoFontHasAsItsCodePoint() {
        var rows = Rows.of(ExactText.of("a漢👨"));
        var table = new PositionTable(rows, List.of(), Fillers.NONE);
        var projection = new Projection(table, false, false, codePoint -> codePoint != 0x1F468);

        assertThat(projection.pieces(0))
                .containsExactly(
                        new Piece.Run("a"),
                        new Piece.Run("漢"),
                        new Piece.Sign(0x1F468, new Mark("1F468", Tone.NOTICE), 0));
    }

    @Test
    void givesAMarkWithoutALetterABoxOfItsOwn() {
        assertThat(labels("\u0301a\u0301", false)).containsExactly("0301");
        assertThat(labels("\u200B\u0301\u0308", false)).containsExactly("ZWSP", "0301", "0308");
    }

    @Test
    void widensATabToTheNextStop() {
        assertThat(pieces("\tab\tc", false, false))
                .filteredOn(Piece.Sign.class::isInstance)
                .extracting(piece -> ((Piece.Sign) piece).width())
                .containsExactly(4, 2);
    }

    private static List<String> labels(String text, boolean shown) {
        return pieces(text, shown, false).stream()
                .filter(Piece.Sign.class::isInstance)
                .map(piece -> ((Piece.Sign) piece).mark().label())
                .toList();
    }

    private static List<Piece> pieces(String text, boolean shown, boolean natural) {
        var table = new PositionTable(Rows.of(ExactText.of(text)), List.of(), Fillers.NONE);
        return new Projection(table, shown, natural, codePoint -> true).pieces(0);
    }
}
