package org.plumbline.corpus;

import org.jspecify.annotations.Nullable;

/// Where a recovered piece of evidence was found again; hidden from reviewers, never in a request.
public record Origin(
        @Nullable String api,
        @Nullable String repository,
        @Nullable String path,
        @Nullable String commit,
        @Nullable String sha256,
        @Nullable String recoveredAt) {

    /// What the digest that is stated here says of the evidence.
    public Receipt receipt(Evidence evidence) {
        if (sha256 == null) {
            return Receipt.NO_DIGEST;
        }
        if (sha256.equals(evidence.content().sha256().hex())) {
            return Receipt.EQUALS;
        }
        return evidence.completeness() == Completeness.COMPLETE
                ? Receipt.DIFFERS
                : Receipt.NOT_COMPLETE;
    }
}
