package org.plumbline.records.rule;

import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.records.RowKey;
import org.plumbline.text.Sha256;

/// All rules for the rows of one file of annotations, in order. Remembers the rows before.
public final class AnnotationRules {

    private final String file;
    private final @Nullable KnownRows known;
    private final RepeatedRow repeated;
    private final RepeatedNote notes = new RepeatedNote();

    /// @param file as the user named it
    /// @param known null where no rows were given, or some with an error
    /// @param repeated of all annotations that are to be in one table
    public AnnotationRules(String file, @Nullable KnownRows known, RepeatedRow repeated) {
        this.file = file;
        this.known = known;
        this.repeated = repeated;
    }

    /// Checks a row whose shape was checked.
    public void check(JsonValue row, Findings findings) {
        if (row.kind() != Kind.OBJECT || repeated.check(row, file, findings)) {
            return;
        }
        if (known != null && Fields.areSound(row, "task_id", "condition", "replicate")) {
            against(known, row, findings);
        }
        notes.check(row, findings);
    }

    private static void against(KnownRows known, JsonValue row, Findings findings) {
        RowKey key = RecordReading.key(row);
        Sha256 digest = known.digest(key);
        JsonValue stated = Fields.sound(row, "evidence_sha256");
        if (digest == null) {
            findings.report(
                    Code.RECORDS_ANNOTATION, row, () -> "there is no row of " + key.inWords());
        } else if (stated != null && !stated.string().equals(digest.hex())) {
            findings.report(
                    Code.RECORDS_STALE,
                    stated,
                    () ->
                            ("stale: the evidence of %s has the digest %s now, and another was"
                                            + " reviewed; review the row again")
                                    .formatted(key.inWords(), digest.hex()));
        }
    }
}
