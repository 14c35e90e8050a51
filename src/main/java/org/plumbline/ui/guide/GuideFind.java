package org.plumbline.ui.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.IndexRange;

/// Where a word stands in a text, whatever its case, and the way from hit to hit.
final class GuideFind {

    /// More are not marked, only told.
    static final int MOST = 1000;

    private List<IndexRange> hits = List.of();
    private int current = -1;

    /// Finds another word, and goes to the first hit from a place on.
    void find(String text, String word, int from) {
        var found = new ArrayList<IndexRange>();
        String all = text.toLowerCase(Locale.ROOT);
        String wanted = word.toLowerCase(Locale.ROOT);
        // Where a letter has another length in lower case no place would be right.
        if (!wanted.isEmpty() && all.length() == text.length()) {
            int at = all.indexOf(wanted);
            while (at >= 0 && found.size() < MOST) {
                found.add(new IndexRange(at, at + wanted.length()));
                at = all.indexOf(wanted, at + wanted.length());
            }
        }
        hits = List.copyOf(found);
        current = hits.isEmpty() ? -1 : 0;
        for (int i = hits.size() - 1; i >= 0; i--) {
            if (hits.get(i).getStart() >= from) {
                current = i;
            }
        }
    }

    /// Goes on to the next hit (1) or back (-1), round the ends.
    void step(int step) {
        if (!hits.isEmpty()) {
            current = Math.floorMod(current + step, hits.size());
        }
    }

    List<IndexRange> hits() {
        return hits;
    }

    /// The hit that is gone to; -1 where there is none.
    int current() {
        return current;
    }
}
