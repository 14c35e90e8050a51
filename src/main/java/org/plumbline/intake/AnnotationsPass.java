package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.json.JsonValue;
import org.plumbline.records.Annotation;
import org.plumbline.records.Annotations;
import org.plumbline.records.rule.AnnotationRules;
import org.plumbline.records.rule.RecordReading;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Reads a file of annotations once, against the rows they are of, if there are any.
final class AnnotationsPass {

    private final FileInput input;
    private final AnnotationRules rules;
    private final List<Annotation> rows = new ArrayList<>();

    AnnotationsPass(FileInput input, AnnotationRules rules) {
        this.input = input;
        this.rules = rules;
    }

    /// The annotations; null where there is an error.
    ///
    /// @param guide the records' guide that is in force
    @Nullable Annotations run(Rubric guide) throws IOException {
        FilePass root =
                SoundElements.read(
                                input,
                                Format.ANNOTATIONS,
                                rules::check,
                                row -> rows.add(RecordReading.annotation(row)))
                        .root();
        OtherRubric.checkAnnotations(root, guide);
        JsonValue annotator = root.header("annotator");
        JsonValue rubric = root.header("rubricSha256");
        JsonValue independent = root.header("independent");
        if (input.problems().hasErrors()
                || annotator == null
                || rubric == null
                || independent == null) {
            return null;
        }
        return new Annotations(
                annotator.string(), new Sha256(rubric.string()), independent.isTrue(), rows);
    }
}
