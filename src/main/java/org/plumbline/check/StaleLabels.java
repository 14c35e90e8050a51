package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;

/// A rating or a decision was made of another request than the sample has now: its text, evidence,
/// spans or regions changed since. It is left out alone.
final class StaleLabels {

    private StaleLabels() {}

    /// Reports it where it is so.
    ///
    /// @return true where it is stale
    static boolean check(JsonValue holder, KnownSample sample, Findings findings) {
        JsonValue stated = Sound.member(holder, "requestSha256");
        String actual = sample.requestSha256().hex();
        if (stated == null || stated.string().equals(actual)) {
            return false;
        }
        findings.report(
                Code.LABELS_STALE,
                stated,
                () ->
                        ("made of the request %s, and the sample's request is %s now: what was"
                                        + " shown has changed since, so the sample is to be"
                                        + " labelled again")
                                .formatted(stated.string(), actual));
        return true;
    }
}
