package org.plumbline.report;

import java.util.List;
import java.util.Optional;
import org.plumbline.agreement.Ratio;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;

/// The claims of a stratum's trials.
///
/// @param coverage by how the claims of their case were chosen
/// @param outsideTrials claims of attempts that did not fail and yet are no trials; not among the
///   others
/// @param unresolvedClaimIds `sampleId#claimId` by code point, where truth or grounding is missing
///   or disputed; unmodifiable, and not copied, since there may be millions
/// @param judges by model and run, by code point
public record ClaimCounts(
        Counts<ClaimCoverage> coverage,
        long outsideTrials,
        LabelCounts<Truth> truth,
        LabelCounts<Grounding> grounding,
        List<String> unresolvedClaimIds,
        AdvisoryCounts provisional,
        List<JudgeCounts> judges) {

    public ClaimCounts {
        judges = List.copyOf(judges);
    }

    public long total() {
        return coverage.total();
    }

    /// False among all whose truth is resolved. Descriptive: it has no interval.
    public Optional<Ratio> falseRate() {
        return truth.share(Truth.FALSE, truth.resolved().constants());
    }

    /// Unsupported among all whose grounding is resolved. Descriptive: it has no interval.
    public Optional<Ratio> unsupportedRate() {
        return grounding.share(Grounding.UNSUPPORTED, grounding.resolved().constants());
    }
}
