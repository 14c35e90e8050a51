package org.plumbline.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.plumbline.agreement.Ratio;
import org.plumbline.corpus.CheckKind;
import org.plumbline.labels.Measure;
import org.plumbline.labels.QualityValue;

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
        Map<Measure, LabelCounts<QualityValue>> quality,
        Map<CheckKind, CheckCounts> checks,
        Estimate anyFalseClaim,
        Estimate anyUnsupportedClaim) {

    public Stratum {
        quality = Collections.unmodifiableMap(new EnumMap<>(quality));
        checks = Collections.unmodifiableMap(new EnumMap<>(checks));
        if (quality.size() != Measure.values().length
                || checks.size() != CheckKind.values().length) {
            throw new IllegalArgumentException("each measure and each kind of check is needed");
        }
    }

    public LabelCounts<QualityValue> quality(Measure measure) {
        return Objects.requireNonNull(quality.get(measure));
    }

    public CheckCounts checks(CheckKind kind) {
        return Objects.requireNonNull(checks.get(kind));
    }

    /// True among true and false; empty where nothing is either. An abstention is neither.
    public Optional<Ratio> rate(Measure measure) {
        return quality(measure)
                .share(QualityValue.TRUE, List.of(QualityValue.TRUE, QualityValue.FALSE));
    }
}
