package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plumbline.text.Span;

class TicksTest {

    private static final int BYTES = 1_000;
    private static final int BINS = 10;

    @Test
    void fillsTheBinsThatAHighlightReaches() {
        var ticks = ticks(new Highlight("c", new Span(150, 300), Look.CLAIM_OPEN));

        assertThat(ticks.of(Look.CLAIM_OPEN).stream()).containsExactly(1, 2);
        assertThat(ticks.of(Look.CITED).isEmpty()).isTrue();
    }

    @Test
    void showsTheFirstAndTheLastByte() {
        var ticks =
                ticks(
                        new Highlight("a", new Span(0, 1), Look.FOUND),
                        new Highlight("b", new Span(999, 1_000), Look.FOUND));

        assertThat(ticks.of(Look.FOUND).stream()).containsExactly(0, 9);
    }

    @Test
    void leadsAClickToTheNearestTickWithinReach() {
        var ticks = ticks(new Highlight("c", new Span(450, 460), Look.CLAIM_TRUE));

        assertThat(ticks.byteNear(4, 0)).hasValue(450);
        assertThat(ticks.byteNear(6, 2)).hasValue(450);
        assertThat(ticks.byteNear(7, 2)).isEmpty();
    }

    @Test
    void hasNoMoreBinsForAHundredThousandHighlights() {
        List<Highlight> many =
                IntStream.range(0, 100_000)
                        .mapToObj(i -> new Highlight("h" + i, new Span(i, i + 1), Look.FOUND))
                        .toList();
        var all = new Highlights(many, Set.of()).all();

        var ticks = Ticks.of(all, offset -> offset / 100_000.0, 300);

        assertThat(ticks.of(Look.FOUND).cardinality()).isEqualTo(300);
        assertThat(ticks.byteNear(150, 0)).hasValue(50_000);
    }

    private static Ticks ticks(Highlight... highlights) {
        var all = new Highlights(List.of(highlights), Set.of()).all();
        return Ticks.of(all, offset -> (double) offset / BYTES, BINS);
    }
}
