package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.plumbline.text.ExactText;

/// All highlights of a text, to be asked for those of one row.
///
/// Claims that overlap get different lanes, so that each has an underline of its own.
final class Highlights {

    static final Highlights NONE = new Highlights(List.of(), Set.of());

    /// How many underlines fit under a line.
    static final int LANES = 3;

    /// A highlight with its place among the others.
    ///
    /// @param lane which of the underlines is its own, from 0, the nearest to the text
    record Placed(Highlight highlight, int lane) {}

    private final Set<String> current;

    /// By start; of those with one start the longest first, so that inner ones are drawn on top.
    private final List<Placed> byStart;

    /// The greatest end of the highlights up to each.
    private final int[] reach;

    Highlights(List<Highlight> given, Set<String> current) {
        this.current = Set.copyOf(current);
        this.byStart = inLanes(given);
        this.reach = new int[byStart.size()];
        int furthest = 0;
        for (int i = 0; i < reach.length; i++) {
            furthest = Math.max(furthest, byStart.get(i).highlight().span().end());
            reach[i] = furthest;
        }
    }

    private Highlights(List<Placed> byStart, int[] reach, Set<String> current) {
        this.byStart = byStart;
        this.reach = reach;
        this.current = Set.copyOf(current);
    }

    /// The same highlights with others as the current ones.
    Highlights withCurrent(Set<String> keys) {
        return new Highlights(byStart, reach, keys);
    }

    Set<String> current() {
        return current;
    }

    /// All of them, by start; the same list where only others are current.
    List<Placed> all() {
        return byStart;
    }

    boolean isCurrent(Highlight highlight) {
        return current.contains(highlight.key());
    }

    /// The highlights that share a byte with `start` to before `end`, by start, outer before inner.
    List<Placed> within(int start, int end) {
        int last = firstFrom(end);
        List<Placed> found = new ArrayList<>();
        for (int i = last - 1; i >= 0 && reach[i] > start; i--) {
            if (byStart.get(i).highlight().span().end() > start) {
                found.add(byStart.get(i));
            }
        }
        return found.reversed();
    }

    /// The badges, as columns of the view.
    List<Insert> inserts(ExactText text) {
        return byStart.stream()
                .map(Placed::highlight)
                .filter(highlight -> !highlight.badge().isEmpty())
                .map(
                        highlight ->
                                new Insert(
                                        text.charIndex(highlight.span().start()),
                                        highlight.key(),
                                        highlight.badge()))
                .toList();
    }

    /// The first highlight that starts at or after byte `offset`.
    private int firstFrom(int offset) {
        int low = 0;
        int high = byStart.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (byStart.get(middle).highlight().span().start() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static List<Placed> inLanes(List<Highlight> given) {
        List<Highlight> sorted = new ArrayList<>(given);
        sorted.sort(
                Comparator.<Highlight>comparingInt(h -> h.span().start())
                        .thenComparingInt(h -> -h.span().end()));
        int[] ends = new int[LANES];
        List<Placed> placed = new ArrayList<>(sorted.size());
        for (Highlight highlight : sorted) {
            int lane = highlight.look().isClaim() ? freeLane(ends, highlight) : 0;
            placed.add(new Placed(highlight, lane));
        }
        return List.copyOf(placed);
    }

    /// The first lane that is free, or the one that will be free soonest.
    private static int freeLane(int[] ends, Highlight highlight) {
        int lane = 0;
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] <= highlight.span().start()) {
                lane = i;
                break;
            }
            if (ends[i] < ends[lane]) {
                lane = i;
            }
        }
        ends[lane] = Math.max(ends[lane], highlight.span().end());
        return lane;
    }
}
