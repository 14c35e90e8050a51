package org.plumbline.intake;

import org.plumbline.check.shape.FileShape;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;

/// An element that was held to its shape.
///
/// @param findings takes what else is found in it
record Shaped(JsonTree element, Findings findings) {

    /// Tells what is wrong with the element as JSON, and with its shape.
    static Shaped of(JsonTree element, Format format, FileInput input) {
        Findings findings = input.findings(element);
        element.faults().forEach(findings::report);
        new ShapeCheck(findings).check(element.root(), FileShape.of(format).element());
        return new Shaped(element, findings);
    }

    JsonValue root() {
        return element.root();
    }

    /// False where there are no members for rules to look at.
    boolean isObject() {
        return root().kind() == Kind.OBJECT;
    }
}
