package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.text.LineEnds;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.SideBySide;

/// What is said above two sides: that they are the same, or how their lines end.
final class EndWords {

    private EndWords() {}

    /// Nothing where the lines of both end alike.
    static String of(SideBySide.Outcome outcome, LineEnds old, LineEnds now) {
        return switch (outcome) {
            case SAME -> Words.get("label.sides.equal");
            case ENDS_ALONE -> Words.get("label.sides.ends.only", difference(old, now));
            case ENDS_TOO -> Words.get("label.sides.ends.too", difference(old, now));
            case TEXT -> "";
        };
    }

    private static String difference(LineEnds old, LineEnds now) {
        List<String> parts = new ArrayList<>();
        if (!old.kinds().equals(now.kinds())) {
            parts.add(Words.get("label.sides.ends.kinds", old.names(), now.names()));
        } else if (old.isLastEnded() == now.isLastEnded()) {
            parts.add(Words.get("label.sides.ends.mixed", old.names()));
        }
        if (old.isLastEnded() != now.isLastEnded()) {
            parts.add(Words.get("label.sides.ends.last." + (old.isLastEnded() ? "new" : "old")));
        }
        return String.join(", ", parts);
    }
}
