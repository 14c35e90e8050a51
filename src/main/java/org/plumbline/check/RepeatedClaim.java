package org.plumbline.check;

import java.util.HashSet;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// A rating has one claim twice.
final class RepeatedClaim {

    private RepeatedClaim() {}

    static void check(JsonValue rating, Findings findings) {
        var seen = new HashSet<String>();
        for (JsonValue claim : Sound.elements(rating, "claims")) {
            JsonValue id = Sound.member(claim, "claimId");
            if (id != null && id.kind() == Kind.STRING && !seen.add(id.string())) {
                findings.report(
                        Code.LABELS_REPEATED,
                        claim,
                        () ->
                                "the claim %s is labelled in this rating before"
                                        .formatted(Quoted.of(id.string())));
            }
        }
    }
}
