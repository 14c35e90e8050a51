package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// A claim, a check, a limitation or a rating names evidence that its case does not have.
///
/// Where a piece of evidence has no id, or one with a problem, it may be the one that is meant:
/// then nothing is said.
final class UnknownEvidence implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        for (JsonValue claim : view.claims()) {
            checkAll(view, claim, "evidence", findings);
            checkAll(view, claim, "checks", findings);
        }
        for (JsonValue limitation : view.limitations()) {
            check(view, limitation, findings);
        }
    }

    /// Checks each element of an array of regions or of checks.
    static void checkAll(CaseView view, JsonValue holder, String array, Findings findings) {
        for (JsonValue item : Sound.elements(holder, array)) {
            check(view, item, findings);
        }
    }

    private static void check(CaseView view, JsonValue holder, Findings findings) {
        JsonValue id = Sound.member(holder, "evidenceId");
        if (id == null || id.kind() != Kind.STRING) {
            return;
        }
        if (view.evidence(id.string()) == null && view.knowsAllEvidence()) {
            findings.report(
                    Code.REFERENCE_EVIDENCE,
                    id,
                    () -> "no evidence of this case has the id " + Quoted.of(id.string()));
        }
    }
}
