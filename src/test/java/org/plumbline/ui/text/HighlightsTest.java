package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

class HighlightsTest {

    @Test
    void findsExactlyTheHighlightsOfARow() {
        var random = new Random(31);
        for (int i = 0; i < 500; i++) {
            List<Highlight> all = new ArrayList<>();
            for (int n = random.nextInt(20); n > 0; n--) {
                int start = random.nextInt(100);
                all.add(claim("c" + n, start, start + 1 + random.nextInt(40)));
            }
            int from = random.nextInt(120);
            int to = from + 1 + random.nextInt(20);

            var found = new Highlights(all, Set.of()).within(from, to);

            assertThat(found)
                    .extracting(Highlights.Placed::highlight)
                    .containsExactlyInAnyOrderElementsOf(
                            all.stream()
                                    .filter(each -> each.span().overlaps(new Span(from, to)))
                                    .toList());
        }
    }

    @Test
    void givesOverlappingClaimsLanesOfTheirOwnOuterFirst() {
        var all =
                new Highlights(
                        List.of(
                                claim("inner", 10, 20),
                                claim("outer", 10, 40),
                                claim("in", 12, 15)),
                        Set.of());

        assertThat(all.within(10, 40))
                .extracting(placed -> placed.highlight().key() + placed.lane())
                .containsExactly("outer0", "inner1", "in2");
    }

    @Test
    void usesALaneAgainWhereItIsFree() {
        var all = new Highlights(List.of(claim("a", 0, 5), claim("b", 5, 9)), Set.of());

        assertThat(all.within(0, 9)).extracting(Highlights.Placed::lane).containsExactly(0, 0);
    }

    @Test
    void putsBadgesOfNestedClaimsFromTheOutsideIn() {
        var all =
                new Highlights(
                        List.of(
                                new Highlight("in", new Span(2, 3), Look.CLAIM_OPEN, "2"),
                                new Highlight("out", new Span(2, 9), Look.CLAIM_OPEN, "1"),
                                new Highlight("plain", new Span(4, 5), Look.FOUND)),
                        Set.of());

        assertThat(all.inserts(ExactText.of("é12345678")))
                .containsExactly(new Insert(1, "out", "1"), new Insert(1, "in", "2"));
    }

    private static Highlight claim(String key, int start, int end) {
        return new Highlight(key, new Span(start, end), Look.CLAIM_OPEN);
    }
}
