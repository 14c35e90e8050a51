package org.plumbline.labels;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Region;

/// What one rater or judge said of one claim.
///
/// @param labels one in each field of a claim
/// @param note the rater's words, or null
/// @param evidence regions that the rater cites beyond the claim's own; empty where none
public record ClaimLabel(
        String claimId, Labels labels, @Nullable String note, List<Region> evidence) {

    public ClaimLabel {
        evidence = List.copyOf(evidence);
        if (!labels.haveAll(LabelField.ofClaim())) {
            throw new IllegalArgumentException("claim " + claimId + " is not labelled throughout");
        }
    }
}
