package org.plumbline.report;

import java.util.List;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.labels.LabelField;

/// The claims of a stratum's trials.
///
/// @param coverage by how the claims of their case were chosen
/// @param outsideTrials claims of attempts that did not fail and yet are no trials; not among the
///   others
/// @param labels what people said, in each field of a claim
/// @param unresolvedClaimIds `sampleId#claimId` by code point, where a label is missing or disputed; unmodifiable, and not copied, since there may be millions
/// @param provisional what the owner of the corpus said, which nobody resolves
/// @param judges by model and run, by code point
public record ClaimCounts(
        Counts<ClaimCoverage> coverage,
        long outsideTrials,
        FieldCounts labels,
        List<String> unresolvedClaimIds,
        FieldCounts provisional,
        List<JudgeCounts> judges) {

    public ClaimCounts {
        judges = List.copyOf(judges);
        if (!labels.areOf(LabelField.ofClaim())) {
            throw new IllegalArgumentException("each field of a claim is needed");
        }
    }

    public long total() {
        return coverage.total();
    }
}
