package org.plumbline.intake;

import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Required;
import org.plumbline.problem.Code;
import org.plumbline.text.Sha256;

/// A requests file has a request whose hash is not its own, or a rubric that is not the one whose
/// digest it gives. Labels made from it would be bound to something the reviewer did not see.
///
/// Stands here and not among the rules of `check`, which know no requests.
final class WrongRequestDigest {

    private WrongRequestDigest() {}

    /// Checks a request in which nothing else is wrong.
    ///
    /// @return true where the hash is right
    static boolean check(JsonValue request, Sha256 actual, Findings findings) {
        return check(Required.member(request, "requestSha256"), "the request", actual, findings);
    }

    /// Checks the rubric, as far as its two members have no problem.
    static void checkRubric(JsonValue rubric, Findings findings) {
        JsonValue text = sound(rubric, "text");
        JsonValue stated = sound(rubric, "sha256");
        if (text != null && stated != null) {
            check(stated, "the rubric's text", text.text().sha256(), findings);
        }
    }

    private static boolean check(JsonValue stated, String what, Sha256 actual, Findings findings) {
        boolean right = stated.string().equals(actual.hex());
        if (!right) {
            findings.report(
                    Code.DIGEST_REQUEST,
                    stated,
                    () ->
                            "%s has the SHA-256 %s, the file says %s"
                                    .formatted(what, actual.hex(), stated.string()));
        }
        return right;
    }

    private static @Nullable JsonValue sound(JsonValue object, String name) {
        JsonValue value = object.get(name);
        return value == null || value.isMarked() || value.kind() != Kind.STRING ? null : value;
    }
}
