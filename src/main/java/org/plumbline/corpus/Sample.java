package org.plumbline.corpus;

import java.util.List;
import java.util.Optional;

/// What a reviewer may see of one captured attempt, and nothing else.
///
/// @param sampleId opaque, unique in the corpus, without `#`
/// @param destination where the output was delivered
public record Sample(
        String sampleId,
        String destination,
        ReviewState reviewState,
        Capture capture,
        List<Evidence> evidence,
        Answer answer) {

    public Sample {
        evidence = List.copyOf(evidence);
    }

    public Optional<Evidence> evidence(String id) {
        return evidence.stream().filter(item -> item.id().equals(id)).findFirst();
    }

    public Optional<Claim> claim(String id) {
        return answer.claims().stream().filter(claim -> claim.id().equals(id)).findFirst();
    }
}
