package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.records.Annotation;
import org.plumbline.records.Annotations;
import org.plumbline.records.rule.AnnotationRules;
import org.plumbline.records.rule.RecordReading;
import org.plumbline.text.Sha256;

/// Reads a file of annotations once, against the rows they are of, if there are any.
final class AnnotationsPass implements OrderedPipeline.Work<Shaped> {

    private final FileInput input;
    private final AnnotationRules rules;
    private final List<Annotation> rows = new ArrayList<>();

    AnnotationsPass(FileInput input, AnnotationRules rules) {
        this.input = input;
        this.rules = rules;
    }

    /// The annotations; null where there is an error.
    @Nullable Annotations run() throws IOException {
        try (var pipeline = new OrderedPipeline<>(this)) {
            var pass =
                    new FilePass(
                            input, Format.ANNOTATIONS, Set.of(Format.ANNOTATIONS), pipeline::put);
            input.read(pass, pipeline::awaitIdle);
            pipeline.finish();
            JsonValue annotator = pass.header("annotator");
            JsonValue rubric = pass.header("rubricSha256");
            JsonValue independent = pass.header("independent");
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

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, Format.ANNOTATIONS, input);
    }

    @Override
    public void settle(Shaped shaped) {
        JsonValue row = shaped.root();
        if (!shaped.isObject()) {
            return;
        }
        rules.check(row, shaped.findings());
        if (shaped.findings().isClean() && !input.problems().hasErrors()) {
            rows.add(RecordReading.annotation(row));
        }
    }
}
