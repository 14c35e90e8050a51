package org.plumbline.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.plumbline.corpus.CheckKind;
import org.plumbline.labels.LabelField;

/// Everything that was counted in one stratum.
///
/// @param quality for each measure
/// @param checks for each kind
/// @param anyFalseClaim work items with a false claim
/// @param anyUnsupportedClaim work items with an ungrounded claim
public record Stratum(
        StratumKey key,
        AttemptCounts attempts,
        ClaimCounts claims,
        FieldCounts quality,
        Map<CheckKind, CheckCounts> checks,
        Estimate anyFalseClaim,
        Estimate anyUnsupportedClaim) {

    public Stratum {
        checks = Collections.unmodifiableMap(new EnumMap<>(checks));
        if (!quality.areOf(LabelField.ofSample())
                || checks.size() != CheckKind.values().length) {
            throw new IllegalArgumentException("each measure and each kind of check is needed");
        }
    }

    public CheckCounts checks(CheckKind kind) {
        return Objects.requireNonNull(checks.get(kind));
    }
}
