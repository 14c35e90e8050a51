package org.plumbline.intake;

import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.Shape;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonFault;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Pointers;
import org.plumbline.json.Skimmer;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;

/// A file that has none of the formats that are expected. That is told, with what was wrong as JSON
/// before it, and nothing else is read.
final class RefusedFile extends Skimmer {

    private final FileInput input;
    private final Set<Format> expected;
    private final Findings findings;
    private boolean done;

    private RefusedFile(FileInput input, Set<Format> expected) {
        this.input = input;
        this.expected = expected;
        this.findings = input.findings(null);
    }

    /// Tells what is wrong with the file.
    static void tell(FileInput input, Set<Format> expected) throws IOException {
        input.read(new RefusedFile(input, expected), () -> {});
    }

    @Override
    public void member(String name, Location nameAt, JsonTree tree) {
        tree.faults().forEach(findings::report);
        if (name.equals(HeaderSkimmer.FORMAT)) {
            done = true;
            wrongFormat(tree.root());
        }
    }

    @Override
    public void array(String name, Location nameAt, Location at) {
        if (name.equals(HeaderSkimmer.FORMAT)) {
            done = true;
            findings.report(Code.SCHEMA_TYPE, at, Pointers.ofMember(name), () -> FilePass.AN_ARRAY);
        }
    }

    @Override
    public void closed(Location root) {
        findings.report(Code.SCHEMA_MISSING_FIELD, root, "", () -> WrongFormat.unnamed(expected));
    }

    @Override
    public void notAnObject(JsonTree root) {
        WrongFormat.reportNoObject(root, expected, findings);
    }

    @Override
    public void fault(JsonFault fault, @Nullable JsonTree unfinished) {
        input.findings(unfinished).report(fault);
    }

    @Override
    public boolean isDone() {
        return done;
    }

    private void wrongFormat(JsonValue value) {
        if (value.isMarked()) {
            return;
        }
        new ShapeCheck(findings).check(value, Shape.TEXT);
        if (!value.isMarked()) {
            findings.report(
                    Code.SCHEMA_VALUE, value, () -> WrongFormat.words(value.string(), expected));
        }
    }
}
