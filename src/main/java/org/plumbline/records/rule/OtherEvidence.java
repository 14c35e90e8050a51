package org.plumbline.records.rule;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.Sha256;

/// The digest of the evidence is not that of the response, the packed ids and the tool trace: what
/// was reviewed is not what the row has.
final class OtherEvidence {

    private OtherEvidence() {}

    static void check(JsonValue row, Findings findings) {
        JsonValue stated = Fields.sound(row, "evidence_sha256");
        if (stated == null || !Fields.areSound(row, "raw_response", "packed_ids", "tool_trace")) {
            return;
        }
        Sha256 digest = RecordReading.evidence(row).sha256();
        if (!stated.string().equals(digest.hex())) {
            findings.report(
                    Code.RECORDS_EVIDENCE,
                    stated,
                    () ->
                            ("the digest of packed_ids, raw_response and tool_trace is %s, not %s;"
                                            + " what was reviewed has changed")
                                    .formatted(digest.hex(), stated.string()));
        }
    }
}
