package org.plumbline.corpus;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.ExactText;

/// What was produced, and the claims found in it.
///
/// @param output null only where the capture failed or the output was not reviewed, and then there
///   are no claims
public record Answer(@Nullable ExactText output, ClaimCoverage claimCoverage, List<Claim> claims) {

    public Answer {
        claims = List.copyOf(claims);
        if (output == null && !claims.isEmpty()) {
            throw new IllegalArgumentException("claims need an output");
        }
    }
}
