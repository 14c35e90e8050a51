package org.plumbline.corpus;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Labels;

/// The owner's provisional label of one claim; hidden from reviewers until they have given theirs.
///
/// @param labels in fields of claims; a field without one is not labelled
public record Provisional(
        String claimId, Labels labels, @Nullable String reason, List<Check> checks) {

    public Provisional {
        checks = List.copyOf(checks);
    }
}
