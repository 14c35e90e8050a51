package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// A rating or a decision is about a claim that its sample does not have.
final class UnknownClaim {

    private UnknownClaim() {}

    static void report(JsonValue claimId, Findings findings) {
        findings.report(
                Code.LABELS_CLAIM,
                claimId,
                () -> "the sample has no claim with the id " + Quoted.of(claimId.string()));
    }
}
