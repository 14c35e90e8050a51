package org.plumbline.intake;

import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.Sha256;

/// Labels were made with another rubric than the one in force: the same words may mean another
/// thing in them.
final class OtherRubric {

    private OtherRubric() {}

    static void check(FilePass pass, Sha256 inForce) {
        JsonValue stated = pass.header("rubricSha256");
        if (stated != null && !stated.string().equals(inForce.hex())) {
            pass.findings()
                    .report(
                            Code.LABELS_RUBRIC,
                            stated,
                            () ->
                                    ("made with the rubric %s, and %s is in force; if these are the"
                                                    + " right labels, give the guide they were"
                                                    + " made with as the rubric (--rubric)")
                                            .formatted(stated.string(), inForce.hex()));
        }
    }
}
