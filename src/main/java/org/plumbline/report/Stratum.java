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
/// @param agreement of its own samples
public record Stratum(
        StratumKey key,
        AttemptCounts attempts,
        ClaimCounts claims,
        FieldCounts quality,
        Map<CheckKind, CheckCounts> checks,
        Estimates intervals,
        Agreements agreement) {

    public Stratum {
        checks = Collections.unmodifiableMap(new EnumMap<>(checks));
        if (!quality.areOf(LabelField.ofSample()) || checks.size() != CheckKind.values().length) {
            throw new IllegalArgumentException("each measure and each kind of check is needed");
        }
    }

    /// Work items with a false claim.
    public Estimate anyFalseClaim() {
        return intervals.anyFalseClaim();
    }

    /// Work items with an ungrounded claim.
    public Estimate anyUnsupportedClaim() {
        return intervals.anyUnsupportedClaim();
    }

    public CheckCounts checks(CheckKind kind) {
        return Objects.requireNonNull(checks.get(kind));
    }
}
