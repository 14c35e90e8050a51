package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;

/// What stands on one card: a piece of evidence, or the old and the new side of one path.
///
/// @param first the only one, or the old side
/// @param newSide the new side, if there are two
record EvidenceGroup(Evidence first, Optional<Evidence> newSide) {

    /// All evidence of a sample in groups, each where its first item stands.
    ///
    /// Two texts are the sides of one path where their path is the same, one is old and the other
    /// new; of several on one path the first old one goes with the first new one, and so on.
    static List<EvidenceGroup> of(List<Evidence> evidence) {
        List<EvidenceGroup> groups = new ArrayList<>();
        List<Evidence> left = new ArrayList<>(evidence);
        while (!left.isEmpty()) {
            Evidence one = left.removeFirst();
            Optional<Evidence> other =
                    left.stream().filter(each -> areSides(one, each)).findFirst();
            other.ifPresent(left::remove);
            boolean isNew = one.version().diffSide() == DiffSide.NEW;
            groups.add(
                    other.map(
                                    match ->
                                            isNew
                                                    ? new EvidenceGroup(match, Optional.of(one))
                                                    : new EvidenceGroup(one, other))
                            .orElseGet(() -> new EvidenceGroup(one, Optional.empty())));
        }
        return groups;
    }

    private static boolean areSides(Evidence one, Evidence other) {
        String path = one.version().path();
        DiffSide side = one.version().diffSide();
        DiffSide otherSide = other.version().diffSide();
        return path != null
                && path.equals(other.version().path())
                && side != null
                && otherSide != null
                && side != otherSide
                && one.content() instanceof Content.Text
                && other.content() instanceof Content.Text;
    }
}
