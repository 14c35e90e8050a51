package org.plumbline.report;

import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Provenance;

/// The attempts of one producer model, of one prompt, or of both; the others count as if they were
/// not in the corpus.
///
/// @param producerModel null where any will do
/// @param promptDigest null where any will do
public record Arm(@Nullable String producerModel, @Nullable String promptDigest) {

    public Arm {
        if (producerModel == null && promptDigest == null) {
            throw new IllegalArgumentException("an arm has a model or a prompt");
        }
    }

    /// The arm of these; null, which is all attempts, where both are null.
    public static @Nullable Arm of(@Nullable String producerModel, @Nullable String promptDigest) {
        return producerModel == null && promptDigest == null
                ? null
                : new Arm(producerModel, promptDigest);
    }

    /// True where an attempt from there is one of the arm. An unknown model or prompt is none.
    public boolean has(Provenance provenance) {
        return (producerModel == null || producerModel.equals(provenance.producerModel()))
                && (promptDigest == null || promptDigest.equals(provenance.promptDigest()));
    }
}
