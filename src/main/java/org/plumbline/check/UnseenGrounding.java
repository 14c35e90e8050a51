package org.plumbline.check;

import java.util.List;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Grounding;
import org.plumbline.problem.Code;

/// A claim is said to be grounded, but cites nothing that the producer is known to have seen. The
/// role of evidence says nothing of that: reference evidence may or may not have been read.
final class UnseenGrounding implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        for (JsonValue claim : view.claims()) {
            check(claim, cites(view, claim), findings);
        }
    }

    /// Reports the `grounding` of a claim or of a claim's rating.
    ///
    /// @param cites whether evidence that the producer saw is cited
    static void check(JsonValue holder, Settled cites, Findings findings) {
        JsonValue grounding = Sound.member(holder, "grounding");
        if (grounding != null && cites == Settled.NO && isSupported(grounding)) {
            report(grounding, findings);
        }
    }

    static void report(JsonValue at, Findings findings) {
        findings.report(
                Code.GROUNDING_UNSEEN,
                at,
                () ->
                        "\"supported\" needs cited evidence that the producer saw (seenByProducer"
                                + " true), and none of what is cited is known to be that");
    }

    static boolean isSupported(JsonValue value) {
        return value.kind() == JsonValue.Kind.STRING
                && value.string().equals(Grounding.SUPPORTED.word());
    }

    /// Whether the regions of a claim, or of a rating of it, cite evidence that the producer saw.
    static Settled cites(CaseView view, JsonValue holder) {
        JsonValue array = Sound.member(holder, "evidence");
        if (array == null) {
            return Settled.OPEN;
        }
        Settled answer = Settled.NO;
        List<JsonValue> regions = array.elements();
        for (JsonValue region : regions) {
            String id =
                    region.kind() == JsonValue.Kind.OBJECT
                            ? Sound.string(region, "evidenceId")
                            : null;
            EvidenceView evidence = id == null ? null : view.evidence(id);
            Settled seen = evidence == null ? Settled.OPEN : evidence.seen();
            if (seen == Settled.YES) {
                return Settled.YES;
            }
            if (seen == Settled.OPEN) {
                answer = Settled.OPEN;
            }
        }
        return answer;
    }
}
