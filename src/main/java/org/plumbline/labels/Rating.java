package org.plumbline.labels;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// All that one rater or judge said of one sample: every claim once, every measure.
///
/// @param requestSha256 the blinded request that was rated
/// @param labelledAt when, as the rater's clock said; null where unknown and for judges
/// @param blinded false once the rater had unblinded the corpus; true for judges
public record Rating(
        String sampleId,
        Sha256 requestSha256,
        @Nullable Instant labelledAt,
        boolean blinded,
        List<ClaimLabel> claims,
        Labels quality) {

    public Rating {
        claims = List.copyOf(claims);
        if (!quality.haveAll(LabelField.ofSample())) {
            throw new IllegalArgumentException("each measure needs a label or an abstention");
        }
    }
}
