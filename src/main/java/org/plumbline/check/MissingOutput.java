package org.plumbline.check;

import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;

/// There is no output where there must be one: a capture that did not fail, of an output that was
/// reviewed, has one, and so has every claim.
final class MissingOutput implements CaseRule {

    @Override
    public void check(CaseView view, Findings findings) {
        JsonValue output = Sound.member(view.root(), "output");
        if (output == null || output.kind() != Kind.NULL) {
            return;
        }
        if (isNeeded(view.root())) {
            findings.report(
                    Code.OUTPUT_MISSING,
                    output,
                    () ->
                            "the output is null, which is for a failed capture or an output that was"
                                    + " not reviewed; this one is neither");
            return;
        }
        JsonValue claims = Sound.member(view.root(), "claims");
        if (claims != null && !claims.isEmpty()) {
            findings.report(
                    Code.OUTPUT_MISSING,
                    output,
                    () -> "the output is null and there are claims, which are parts of an output");
        }
    }

    /// True only where both values that could excuse the absence are there and do not.
    private static boolean isNeeded(JsonValue root) {
        JsonValue capture = Sound.member(root, "capture");
        String status = capture == null ? null : Sound.string(capture, "status");
        String reviewState = Sound.string(root, "reviewState");
        return isOther(status, CaptureStatus.FAILED.word())
                && ReviewState.REVIEWED.word().equals(reviewState);
    }

    private static boolean isOther(@Nullable String word, String than) {
        return word != null && !word.equals(than);
    }
}
