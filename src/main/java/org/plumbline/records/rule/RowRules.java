package org.plumbline.records.rule;

import java.util.List;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.FileProblems;
import org.plumbline.records.Recording;

/// All rules for the rows of one table, in order. Remembers the rows before.
public final class RowRules {

    private final String file;
    private final OtherSource source;
    private final RepeatedRow repeated = new RepeatedRow();
    private final SharedCall shared = new SharedCall();
    private final RepeatedNote notes = new RepeatedNote();
    private final OtherBuild build;

    /// @param file as the user named it
    /// @param recordings those that were given with the table and have no error
    /// @param built what building gives of them
    public RowRules(String file, List<Recording> recordings, BuiltRows built) {
        this.file = file;
        this.source = new OtherSource(recordings);
        this.build = new OtherBuild(file, built);
    }

    /// Checks a row whose shape was checked.
    public void check(JsonValue row, Findings findings) {
        if (row.kind() != Kind.OBJECT || repeated.check(row, file, findings)) {
            return;
        }
        LivelyBaseline.check(row, findings);
        WrongModel.check(row, findings);
        ActedRefusal.check(row, findings);
        LostDigits.check(row, "tool_trace", findings);
        OtherEvidence.check(row, findings);
        OtherSuccess.check(row, findings);
        source.check(row, findings);
        JsonValue digest = Fields.sound(row, "source_sha256");
        if (digest != null && digest.kind() == Kind.STRING) {
            shared.check(row, digest.string(), findings);
        }
        notes.check(row, findings);
        build.check(row, findings.isClean() && row.isWhole());
    }

    /// Tells what could not be told before everything was read.
    ///
    /// @param labels false where annotations that were given have an error
    public void end(boolean labels, FileProblems problems) {
        build.release(labels, problems);
    }
}
