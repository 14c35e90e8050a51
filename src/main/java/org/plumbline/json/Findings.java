package org.plumbline.json;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.problem.Location;
import org.plumbline.problem.Severity;

/// Takes the problems of one piece of a file and marks the values they point to, so that no rule is
/// applied to a value that has a problem.
public final class Findings {

    private final FileProblems problems;
    private final @Nullable String sampleId;
    private boolean clean = true;
    private boolean whole = true;

    /// For one piece.
    ///
    /// @param sampleId the sample that the piece is about, null where it is about none
    public Findings(FileProblems problems, @Nullable String sampleId) {
        this.problems = problems;
        this.sampleId = sampleId;
    }

    /// A problem of the value, told at its first character.
    public void report(Code code, JsonValue at, Supplier<String> message) {
        at.mark();
        note(code);
        problems.add(code, at.location(), at::pointer, sampleId, message);
    }

    /// Something to be told of a value that is no problem of it: rules still apply to it.
    public void warn(Code code, JsonValue at, Supplier<String> message) {
        note(code);
        problems.add(code, at.location(), at::pointer, sampleId, message);
    }

    /// A member that an object lacks. The object's other members still take part, so it is not
    /// marked.
    public void reportMissing(JsonValue object, Supplier<String> message) {
        note(Code.SCHEMA_MISSING_FIELD);
        problems.add(
                Code.SCHEMA_MISSING_FIELD, object.location(), object::pointer, sampleId, message);
    }

    /// A problem of the member's name, told there. Its value is marked, so that no rule reads what
    /// must not be there.
    public void report(Code code, JsonMember member, Supplier<String> message) {
        member.value().mark();
        note(code);
        problems.add(code, member.location(), member.value()::pointer, sampleId, message);
    }

    /// A problem of a value that is not at hand any more.
    public void report(Code code, Location location, String pointer, Supplier<String> message) {
        note(code);
        problems.add(code, location, () -> pointer, sampleId, message);
    }

    /// What is wrong with the document as JSON.
    public void report(JsonFault fault) {
        report(fault.code(), fault.location(), fault.pointer(), fault::message);
    }

    /// True while there is no error.
    public boolean isClean() {
        return clean;
    }

    /// True while every known member is there and right: what else is there does not keep the piece
    /// from being read.
    public boolean isWhole() {
        return whole;
    }

    private void note(Code code) {
        if (code.severity() == Severity.ERROR) {
            clean = false;
            whole &= code == Code.SCHEMA_UNKNOWN_FIELD || code == Code.JSON_DUPLICATE_KEY;
        }
    }
}
