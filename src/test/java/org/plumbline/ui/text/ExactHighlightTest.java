package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// What users of other tools found highlighted in the wrong place.
class ExactHighlightTest {

    private static final String[] EMOJI = {
        "😀", "👨‍👩‍👧‍👦", "🇩🇪", "1\uFE0F\u20E3", "❤\uFE0F", "👨🏻‍🚒"
    };

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(700, 400, view::node);

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void highlightsWhatIsClaimedAmongEmojiOfAllKinds() {
        var random = new Random(71);
        var builder = new StringBuilder();
        List<int[]> claims = new ArrayList<>();
        for (int paragraph = 0; paragraph < 200; paragraph++) {
            for (int claim = 0; claim < 2; claim++) {
                builder.append(EMOJI[random.nextInt(EMOJI.length)]).append(" say ");
                int start = builder.length();
                builder.append("claim ").append(EMOJI[random.nextInt(EMOJI.length)]);
                claims.add(new int[] {start, builder.length()});
                builder.append(' ');
            }
            builder.append('\n');
        }
        ExactText text = ExactText.of(builder.toString());
        List<Highlight> all = new ArrayList<>();
        for (int[] claim : claims) {
            var span = new Span(text.byteOffset(claim[0]), text.byteOffset(claim[1]));
            all.add(new Highlight("c" + all.size(), span, Look.CLAIM_OPEN, "1"));
        }
        var highlights = new Highlights(all, Set.of());
        var table = new PositionTable(Rows.of(text), highlights.inserts(text), Fillers.NONE);
        var painted = new Painted(new Projection(table, false, false, codePoint -> true));
        painted.use(highlights);

        for (Highlight each : all) {
            int row = table.ofByte(each.span().start()).row();
            var ref = new RowRef(row, row);
            var from = new ViewPosition(row, painted.columnOf(ref, each));
            var to = new ViewPosition(row, painted.columnEnd(ref, each.span().end()));
            assertThat(text.value().substring(table.unitOf(from), table.unitOf(to)))
                    .isEqualTo(text.slice(each.span()))
                    .startsWith("claim ");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'👨🏻‍🚒 firemen drive firetrucks', firetrucks, 30, 40",
        "'💩This is an annotation.', annotation, 15, 25",
        "'\uFEFFHello world', world, 9, 14",
    })
    void tellsTheHighlightAtEachOfItsBytesAndNotBeside(String of, String word, int start, int end) {
        ExactText text = ExactText.of(of);
        assertThat(text.slice(new Span(start, end))).isEqualTo(word);
        Fx.run(
                () -> {
                    view.show(text);
                    view.setHighlights(
                            List.of(new Highlight("w", new Span(start, end), Look.CITED)));
                });

        assertThat(Fx.get(() -> view.highlightsAt(start))).hasSize(1);
        assertThat(Fx.get(() -> view.highlightsAt(end - 1))).hasSize(1);
        assertThat(Fx.get(() -> view.highlightsAt(end))).isEmpty();
        assertThat(Fx.get(() -> view.highlightsAt(start - 1))).isEmpty();
    }

    @Test
    void countsBothCharactersOfALineEndAndNumbersEveryKindOfLine() {
        String text = "John loves Mary.\r\nHe married her.\n1\n2\r3\r4\u20285\u00856\r\n7";
        ExactText exact = ExactText.of(text);
        Fx.run(() -> view.show(exact));

        assertThat(exact.slice(new Span(18, 20))).isEqualTo("He");
        assertThat(Fx.get(() -> view.infoAt(18)))
                .extracting(CaretInfo::line, CaretInfo::column)
                .containsExactly(2, 1);
        for (int digit = 1; digit <= 7; digit++) {
            int at = exact.byteOffset(text.indexOf(Integer.toString(digit)));
            assertThat(Fx.get(() -> view.infoAt(at)).line()).isEqualTo(digit + 2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"x ", " x", "\t", "\u00A0", "\u200B", "\n"})
    void drawsAHighlightOfWhatCannotBeSeen(String part) {
        String before = "before ";
        ExactText text = ExactText.of(before + part + " after\nlast");
        int length = part.getBytes(StandardCharsets.UTF_8).length;
        Fx.run(
                () -> {
                    view.show(text);
                    view.setHighlights(
                            List.of(new Highlight("w", new Span(7, 7 + length), Look.FOUND)));
                });
        window.settle();

        var back = Fx.get(() -> view.node().lookup(".highlight-back"));
        assertThat(back).isNotNull();
        assertThat(Fx.get(() -> back.getBoundsInLocal().getWidth())).isGreaterThan(3);
    }

    @Test
    void selectsEachWordOfHebrewByKeyInTheOrderItIsStoredIn() {
        String text = "שלום עולם abc 123 סוף";
        Fx.run(
                () -> {
                    view.show(ExactText.of(text));
                    view.node().requestFocus();
                });
        window.settle();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            window.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT);
            Optional<Span> span = Fx.get(() -> view.selectionProperty().get());
            words.add(ExactText.of(text).slice(span.orElseThrow()).strip());
            window.press(KeyCode.RIGHT);
        }

        assertThat(words).containsExactly("שלום", "עולם", "abc", "123", "סוף");
    }

    @Test
    void coversEachRunOfTextThatGoesBothWays() {
        Fx.run(
                () -> {
                    view.naturalOrderProperty().set(true);
                    view.show(ExactText.of("abc שלום 123"));
                    view.setHighlights(List.of(new Highlight("w", new Span(2, 8), Look.FOUND)));
                });
        window.settle();

        var path = Fx.get(() -> (javafx.scene.shape.Path) view.node().lookup(".highlight-back"));
        long boxes =
                path.getElements().stream()
                        .filter(javafx.scene.shape.ClosePath.class::isInstance)
                        .count();
        assertThat(boxes).isEqualTo(2);
    }

    @Test
    void warnsOfFillersThatStandLikeABlankInAName() {
        assertThat(HiddenCharacters.in(ExactText.of("\u3164\uFFA0")).words())
                .isEqualTo("HANGUL FILLER (1), HALFWIDTH HANGUL FILLER (1)");
    }

    @Test
    void warnsOfWhatDisguisesATextAndOfNothingElse() {
        var hidden = HiddenCharacters.in(ExactText.of("a\u202Eb\u200Bc\u2066d\u202E"));

        assertThat(hidden.words())
                .isEqualTo(
                        "ZERO WIDTH SPACE (1), RIGHT-TO-LEFT OVERRIDE (2),"
                                + " LEFT-TO-RIGHT ISOLATE (1)");
        assertThat(
                        HiddenCharacters.in(ExactText.of("a\u00A0b ë 👨‍👩‍👧 ❤\uFE0F \tשלום"))
                                .isEmpty())
                .isTrue();
    }
}
