package org.plumbline.corpus;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;

/// The owner's provisional label of one claim; hidden from reviewers until they have given theirs.
public record Provisional(
        String claimId,
        @Nullable Truth verdict,
        @Nullable Grounding grounding,
        @Nullable String reason,
        List<Check> checks) {

    public Provisional {
        checks = List.copyOf(checks);
    }
}
