package org.plumbline.records.rule;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.records.Row;
import org.plumbline.text.Quoted;

/// A row is not what building gives of its recording, or of what an annotator said of it: a table
/// is built, and nothing in it is edited.
///
/// It counts only where all recordings that the table names are there, and for labels only where
/// there are annotations of the table and none has an error. That is known when everything was
/// read: until then it is held back.
final class OtherBuild {

    private final BuiltRows built;
    private final FileProblems ofRecordings;
    private final FileProblems ofAnnotations;
    private boolean names;
    private boolean lacks;
    private boolean annotated;

    /// @param file as the user named it
    OtherBuild(String file, BuiltRows built) {
        this.built = built;
        this.ofRecordings = new FileProblems(file);
        this.ofAnnotations = new FileProblems(file);
    }

    /// Looks at a row of the table, after all other rules.
    ///
    /// @param sound true where nothing else is wrong with it
    void check(JsonValue row, boolean sound) {
        if (built.isEmpty()) {
            return;
        }
        noteRecording(row);
        if (sound) {
            against(row, RecordReading.row(row));
        }
    }

    /// Hands on what was held back, as far as it counts.
    ///
    /// @param labels false where annotations have an error, so that labels are held to nothing
    void release(boolean labels, FileProblems problems) {
        if (names && !lacks) {
            problems.addAll(ofRecordings);
            if (labels && annotated) {
                problems.addAll(ofAnnotations);
            }
        }
    }

    private void noteRecording(JsonValue row) {
        JsonValue name = Fields.sound(row, "source_record");
        JsonValue digest = Fields.sound(row, "source_sha256");
        if (name == null || digest == null) {
            return;
        }
        String named = text(name);
        String sha256 = text(digest);
        if (named != null || sha256 != null) {
            names = true;
            lacks |= !built.has(named, sha256);
        }
    }

    private static @Nullable String text(JsonValue value) {
        return value.kind() == Kind.NULL ? null : value.string();
    }

    private void against(JsonValue at, Row row) {
        var recorded = built.recordingOf(row);
        if (recorded == null) {
            return;
        }
        String from = Quoted.of(recorded.recording().name());
        var findings = new Findings(ofRecordings, null);
        Row expected = recorded.row(row);
        if (expected == null) {
            findings.report(
                    Code.RECORDS_REBUILT,
                    at,
                    () ->
                            "building from %s gives no row of %s"
                                    .formatted(from, row.key().inWords()));
            return;
        }
        RowDifference.ofRecorded(row, expected).forEach(one -> one.tell(at, from, findings));
        annotated |= built.isAnnotated(expected);
        labels(at, row, built.labelled(expected, row));
    }

    /// Where several annotators said something of a row, it may be built with any of them.
    private void labels(JsonValue at, Row row, List<Row> expected) {
        var differences = expected.stream().map(one -> RowDifference.ofLabels(row, one)).toList();
        if (differences.isEmpty() || differences.stream().anyMatch(List::isEmpty)) {
            return;
        }
        var findings = new Findings(ofAnnotations, null);
        differences.getFirst().forEach(one -> one.tell(at, "the annotations", findings));
    }
}
