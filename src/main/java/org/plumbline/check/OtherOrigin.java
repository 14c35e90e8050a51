package org.plumbline.check;

import org.plumbline.corpus.Completeness;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// Evidence is complete, but what was found again where it comes from is something else. It counts
/// all the same: what is judged is the evidence that is stored.
final class OtherOrigin implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        for (EvidenceView evidence : view.evidence()) {
            if (!evidence.value().isMarked()) {
                check(evidence.value(), findings);
            }
        }
    }

    private static void check(JsonValue evidence, Findings findings) {
        JsonValue origin = Sound.member(evidence, "origin");
        JsonValue stated = origin == null ? null : Sound.member(origin, "sha256");
        String own = Sound.string(evidence, "sha256");
        if (stated == null
                || stated.kind() != JsonValue.Kind.STRING
                || own == null
                || !Completeness.COMPLETE.word().equals(Sound.string(evidence, "completeness"))
                || stated.string().equals(own)) {
            return;
        }
        // The file can still be labelled blind, and an origin is hidden: so its digest, which
        // stands at this place in the file, is not told.
        findings.warn(
                Code.DIGEST_ORIGIN,
                stated,
                () ->
                        "the evidence is complete and has the SHA-256 %s, but its origin states another one"
                                .formatted(own));
    }
}
