package org.plumbline.check;

import org.plumbline.corpus.Content;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;

/// A digest in the file is not that of the bytes it stands beside.
final class WrongDigest implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        for (EvidenceView evidence : view.evidence()) {
            Content content = evidence.content();
            if (content != null) {
                check(evidence.value(), content.sha256(), Code.DIGEST_EVIDENCE, findings);
            }
        }
        ExactText output = view.output();
        JsonValue holder = Sound.member(view.root(), "output");
        if (output != null && holder != null) {
            check(holder, output.sha256(), Code.DIGEST_OUTPUT, findings);
        }
    }

    private static void check(JsonValue holder, Sha256 actual, Code code, Findings findings) {
        JsonValue stated = Sound.member(holder, "sha256");
        if (stated != null && !stated.string().equals(actual.hex())) {
            findings.report(
                    code,
                    stated,
                    () ->
                            "the bytes have the SHA-256 %s, the file says %s: one of them was changed"
                                    .formatted(actual.hex(), stated.string()));
        }
    }
}
