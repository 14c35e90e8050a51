package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// A rating or a decision is about a sample that is not in the corpus.
final class UnknownSample {

    private UnknownSample() {}

    static void report(JsonValue sampleId, Findings findings) {
        findings.report(
                Code.LABELS_SAMPLE,
                sampleId,
                () -> "there is no sample with the id " + Quoted.of(sampleId.string()));
    }
}
