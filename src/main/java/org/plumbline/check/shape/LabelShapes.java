package org.plumbline.check.shape;

import static org.plumbline.check.shape.Shape.DATE_TIME;
import static org.plumbline.check.shape.Shape.DIGEST;
import static org.plumbline.check.shape.Shape.FLAG;
import static org.plumbline.check.shape.Shape.SAMPLE_ID;
import static org.plumbline.check.shape.Shape.TEXT;
import static org.plumbline.check.shape.Shape.many;
import static org.plumbline.check.shape.Shape.object;
import static org.plumbline.check.shape.Shape.optional;
import static org.plumbline.check.shape.Shape.orNull;
import static org.plumbline.check.shape.Shape.required;
import static org.plumbline.check.shape.Shape.wordsOf;

import java.util.List;
import java.util.stream.Stream;
import org.plumbline.labels.LabelField;

/// The shapes of ratings and decisions.
final class LabelShapes {

    /// Every word that a field of claims can have; which of them fit a decision's field is not for
    /// a schema to say.
    private static final List<String> LABEL_WORDS =
            LabelField.ofClaim().stream()
                    .flatMap(field -> Shapes.words(field).stream())
                    .distinct()
                    .toList();

    private static final Shape CLAIM_LABEL =
            object(
                    Stream.of(
                                    Stream.of(required("claimId", TEXT)),
                                    LabelField.ofClaim().stream().map(LabelShapes::label),
                                    Stream.of(
                                            required("note", orNull(TEXT)),
                                            optional("evidence", many(Shapes.REGION))))
                            .flatMap(members -> members)
                            .toArray(Shape.Member[]::new));

    /// An element of a rater's file.
    static final Shape RATING =
            object(
                    required("sampleId", SAMPLE_ID),
                    required("requestSha256", DIGEST),
                    required("labelledAt", orNull(DATE_TIME)),
                    required("blinded", FLAG),
                    required("claims", many(CLAIM_LABEL)),
                    required("quality", Shapes.QUALITY));

    /// An element of a judge's file.
    static final Shape JUDGE_RATING =
            object(
                    required("sampleId", SAMPLE_ID),
                    required("requestSha256", DIGEST),
                    required("claims", many(CLAIM_LABEL)),
                    required("quality", Shapes.QUALITY));

    /// An element of a file of adjudications.
    static final Shape DECISION =
            object(
                    required("sampleId", SAMPLE_ID),
                    required("requestSha256", DIGEST),
                    required("claimId", orNull(TEXT)),
                    required("field", wordsOf(LabelField.class)),
                    required("value", new Shape.LabelValue(LABEL_WORDS)),
                    required("reason", TEXT),
                    required(
                            "labels",
                            many(
                                    object(
                                            required("rater", TEXT),
                                            required(
                                                    "value", new Shape.LabelValue(LABEL_WORDS))))));

    private LabelShapes() {}

    private static Shape.Member label(LabelField field) {
        return required(field.word(), Shape.Words.of(Shapes.words(field)));
    }
}
