package org.plumbline.session.progress;

import java.util.List;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Sample;
import org.plumbline.journal.Given;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Rating;
import org.plumbline.text.Sha256;

/// A complete sample, as it was when the export began.
///
/// @param given when it was last labelled, and whether blind
public record Ready(int sample, Sha256 requestSha256, Given given, Draft draft) {

    /// The rating of it, claims in the sample's order.
    ///
    /// @throws IllegalArgumentException where a field has no label
    public Rating rating(Sample of) {
        List<ClaimLabel> claims =
                of.answer().claims().stream()
                        .map(Claim::id)
                        .map(id -> label(id, draft.claim(id)))
                        .toList();
        return new Rating(
                of.sampleId(), requestSha256, given.at(), given.blinded(), claims, draft.quality());
    }

    private static ClaimLabel label(String id, ClaimDraft said) {
        return new ClaimLabel(id, said.labels(), said.note(), said.evidence());
    }
}
