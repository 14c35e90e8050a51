package org.plumbline.check;

import org.jspecify.annotations.Nullable;
import org.plumbline.check.SpanPlace.Quote;
import org.plumbline.corpus.Content;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.ExactText;

/// A span, a region or a check is not where its text is: it lies outside of the text, cuts a code
/// point, or quotes something else. The first of these is told, in this order.
final class MisplacedSpan implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        ExactText output = view.output();
        for (JsonValue claim : view.claims()) {
            if (output != null) {
                var place = new SpanPlace(new Content.Text(output), view.encoding(), findings);
                Sound.elements(claim, "spans").forEach(span -> place.check(span, Quote.BY_SHAPE));
            }
            checkRegions(view, claim, findings);
            for (JsonValue check : Sound.elements(claim, "checks")) {
                checkCited(view, check, Quote.FREE, findings);
            }
        }
        for (JsonValue limitation : view.limitations()) {
            checkLimitation(view, limitation, findings);
        }
    }

    /// Checks the regions of a claim or of a rating of it.
    static void checkRegions(CaseView view, JsonValue holder, Findings findings) {
        for (JsonValue region : Sound.elements(holder, "evidence")) {
            checkCited(view, region, Quote.HERE, findings);
        }
    }

    private static void checkCited(
            CaseView view, JsonValue holder, Quote quote, Findings findings) {
        Content content = cited(view, holder);
        if (content != null) {
            new SpanPlace(content, view.encoding(), findings).check(holder, quote);
        }
    }

    private static void checkLimitation(CaseView view, JsonValue limitation, Findings findings) {
        boolean ofOutput = limitation.get("evidenceId") == null;
        if (ofOutput && view.hasNoOutput()) {
            for (JsonValue span : Sound.elements(limitation, "spans")) {
                findings.report(
                        Code.SPAN_RANGE,
                        span,
                        () -> "a span of the output, and there is no output");
            }
            return;
        }
        Content content = ofOutput ? outputOf(view) : cited(view, limitation);
        if (content != null) {
            var place = new SpanPlace(content, view.encoding(), findings);
            Sound.elements(limitation, "spans").forEach(span -> place.check(span, Quote.HERE));
        }
    }

    private static @Nullable Content outputOf(CaseView view) {
        ExactText output = view.output();
        return output == null ? null : new Content.Text(output);
    }

    private static @Nullable Content cited(CaseView view, JsonValue holder) {
        String id = Sound.string(holder, "evidenceId");
        EvidenceView evidence = id == null ? null : view.evidence(id);
        return evidence == null ? null : evidence.content();
    }
}
