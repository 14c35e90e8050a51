package org.plumbline.check;

import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// A span of a claim begins before the end of the one in front of it. Spans ascend; they may touch
/// and not overlap. Spans of different claims may do as they like.
final class SpanOutOfOrder implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        for (JsonValue claim : view.claims()) {
            JsonValue before = null;
            for (JsonValue span : Sound.elements(claim, "spans")) {
                if (!hasBothEnds(span)) {
                    continue;
                }
                if (before != null && integer(span, "start") < integer(before, "end")) {
                    report(before, span, findings);
                } else {
                    before = span;
                }
            }
        }
    }

    private static void report(JsonValue before, JsonValue span, Findings findings) {
        findings.report(
                Code.SPAN_ORDER,
                span,
                () ->
                        ("the span %s..%s begins before the span %s..%s in front of it ends; spans of a"
                                        + " claim ascend and do not overlap")
                                .formatted(
                                        integer(span, "start"),
                                        integer(span, "end"),
                                        integer(before, "start"),
                                        integer(before, "end")));
    }

    private static boolean hasBothEnds(JsonValue span) {
        return Sound.member(span, "start") != null && Sound.member(span, "end") != null;
    }

    private static long integer(JsonValue span, String name) {
        @Nullable JsonValue value = span.get(name);
        return value == null ? 0 : value.integer();
    }
}
