package org.plumbline.ui.text;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/// Where the highlights of a text are along its whole height, in bins as high as one tick: however
/// many there are, no more is drawn than can be seen.
final class Ticks {

    private static final double LITTLE = 1e-6;

    private final Map<Look, BitSet> bins = new EnumMap<>(Look.class);

    /// The first byte that is highlighted in each bin, plus one; 0 where nothing is.
    private final int[] firsts;

    private Ticks(int count) {
        firsts = new int[count];
    }

    /// @param places where a text's bytes are, from 0 to 1
    static Ticks of(List<Highlights.Placed> highlights, BytePlaces places, int bins) {
        var ticks = new Ticks(bins);
        for (Highlights.Placed each : highlights) {
            ticks.add(each.highlight(), places);
        }
        return ticks;
    }

    /// The bins of what looks like this.
    BitSet of(Look look) {
        return bins.getOrDefault(look, new BitSet());
    }

    /// The byte that is highlighted first in the bin nearest to one.
    ///
    /// @param reach how many bins away it may be
    OptionalInt byteNear(int bin, int reach) {
        for (int away = 0; away <= reach; away++) {
            for (int at : new int[] {bin - away, bin + away}) {
                if (at >= 0 && at < firsts.length && firsts[at] > 0) {
                    return OptionalInt.of(firsts[at] - 1);
                }
            }
        }
        return OptionalInt.empty();
    }

    private void add(Highlight highlight, BytePlaces places) {
        int last = firsts.length - 1;
        int start = highlight.span().start();
        int from = Math.clamp((int) (places.of(start) * firsts.length), 0, last);
        // What ends with a line ends before the next one begins.
        double end = places.of(highlight.span().end()) * firsts.length - LITTLE;
        int to = Math.clamp((int) end, from, last);
        bins.computeIfAbsent(highlight.look(), look -> new BitSet()).set(from, to + 1);
        if (firsts[from] == 0) {
            firsts[from] = start + 1;
        }
    }

    /// Where the bytes between code points are along the whole text.
    interface BytePlaces {

        /// From 0, the top, to 1.
        double of(int offset);
    }
}
