package org.plumbline.check;

import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.IdIndex;
import org.plumbline.text.Quoted;

/// A file rates one sample twice. Remembers the samples of one file.
final class RepeatedRating {

    private final IdIndex rated = new IdIndex();

    /// Reports it where it is so.
    ///
    /// @return true where the sample was rated before
    boolean check(JsonValue rating, Findings findings) {
        JsonValue id = Sound.member(rating, "sampleId");
        if (id == null || id.kind() != Kind.STRING) {
            return false;
        }
        int before = rated.size();
        boolean repeated = rated.add(id.string()) < before;
        if (repeated) {
            findings.report(
                    Code.LABELS_REPEATED,
                    rating,
                    () ->
                            "the sample %s is rated in this file before; a rater rates a sample once"
                                    .formatted(Quoted.of(id.string())));
        }
        return repeated;
    }
}
