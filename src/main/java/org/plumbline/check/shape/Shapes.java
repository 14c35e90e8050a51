package org.plumbline.check.shape;

import static org.plumbline.check.shape.Shape.DIGEST;
import static org.plumbline.check.shape.Shape.FILLED_TEXT;
import static org.plumbline.check.shape.Shape.FLAG;
import static org.plumbline.check.shape.Shape.INTEGER;
import static org.plumbline.check.shape.Shape.NUMBER;
import static org.plumbline.check.shape.Shape.SAMPLE_ID;
import static org.plumbline.check.shape.Shape.TEXT;
import static org.plumbline.check.shape.Shape.many;
import static org.plumbline.check.shape.Shape.object;
import static org.plumbline.check.shape.Shape.oneOrMore;
import static org.plumbline.check.shape.Shape.optional;
import static org.plumbline.check.shape.Shape.orNull;
import static org.plumbline.check.shape.Shape.required;
import static org.plumbline.check.shape.Shape.wordsOf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;

/// The shapes of a case and of a request, member by member as the formats page has them.
final class Shapes {

    static final Shape REGION =
            object(
                    Shape.Together.PLACE,
                    required("evidenceId", TEXT),
                    optional("start", INTEGER),
                    optional("end", INTEGER),
                    optional("text", TEXT));

    static final Shape QUALITY =
            object(
                    LabelField.ofSample().stream()
                            .map(field -> required(field.word(), orNull(FLAG)))
                            .toArray(Shape.Member[]::new));

    private static final Shape SPAN =
            object(required("start", INTEGER), required("end", INTEGER), required("text", TEXT));

    /// A span in a limitation: in binary evidence it has no text.
    private static final Shape LIMITED_SPAN =
            object(required("start", INTEGER), required("end", INTEGER), optional("text", TEXT));

    private static final Shape LIMITATION =
            object(
                    required("kind", wordsOf(LimitationKind.class)),
                    required("detail", TEXT),
                    optional("evidenceId", TEXT),
                    optional("spans", oneOrMore(LIMITED_SPAN)));

    private static final Shape OUTPUT =
            orNull(object(required("text", TEXT), required("sha256", DIGEST)));

    private static final Shape ORIGIN =
            object(
                    required("api", orNull(TEXT)),
                    required("repository", orNull(TEXT)),
                    required("path", orNull(TEXT)),
                    required("commit", orNull(TEXT)),
                    required("sha256", orNull(TEXT)),
                    required("recoveredAt", orNull(TEXT)));

    private static final Shape CHECK =
            object(
                    required("kind", wordsOf(CheckKind.class)),
                    required("evidenceId", TEXT),
                    required("start", INTEGER),
                    required("end", INTEGER),
                    required("text", FILLED_TEXT),
                    required("revision", orNull(TEXT)),
                    required("diffSide", orNull(wordsOf(DiffSide.class))));

    private static final Shape CLAIM =
            object(
                    Stream.of(
                                    Stream.of(
                                            required("id", TEXT),
                                            required("spans", oneOrMore(SPAN))),
                                    LabelField.ofClaim().stream().map(Shapes::provisional),
                                    Stream.of(
                                            required("reason", orNull(TEXT)),
                                            required("evidence", many(REGION)),
                                            required("checks", many(CHECK))))
                            .flatMap(members -> members)
                            .toArray(Shape.Member[]::new));

    private static final Shape ASKED_CLAIM =
            object(
                    required("id", TEXT),
                    required("spans", oneOrMore(SPAN)),
                    required("evidence", many(REGION)));

    private static final Shape PROVENANCE =
            object(
                    required("sourceRecord", orNull(TEXT)),
                    required("revision", orNull(TEXT)),
                    required("producerModel", orNull(TEXT)),
                    required("promptDigest", orNull(TEXT)),
                    required("catalogRevision", orNull(TEXT)),
                    required("costUsd", orNull(NUMBER)),
                    required("elapsedSeconds", orNull(NUMBER)));

    /// An element of a corpus.
    static final Shape CASE =
            object(
                    required("sampleId", SAMPLE_ID),
                    required("name", orNull(TEXT)),
                    required("group", TEXT),
                    required("split", wordsOf(Split.class)),
                    required("sampling", wordsOf(Sampling.class)),
                    required("practice", TEXT),
                    required("provider", TEXT),
                    required("destination", TEXT),
                    required(
                            "capture",
                            object(
                                    required("status", wordsOf(CaptureStatus.class)),
                                    required("producerStatus", wordsOf(ProducerStatus.class)),
                                    required("limitations", many(LIMITATION)))),
                    required("reviewState", wordsOf(ReviewState.class)),
                    required("provenance", PROVENANCE),
                    required("evidence", many(evidence(optional("origin", ORIGIN)))),
                    required("output", OUTPUT),
                    required("claims", many(CLAIM)),
                    required("claimCoverage", wordsOf(ClaimCoverage.class)),
                    required("expectedQuality", QUALITY));

    /// An element of a requests file.
    static final Shape REQUEST =
            object(
                    required("sampleId", SAMPLE_ID),
                    required("destination", TEXT),
                    required("reviewState", wordsOf(ReviewState.class)),
                    required(
                            "capture",
                            object(
                                    required("status", wordsOf(CaptureStatus.class)),
                                    required("limitations", many(LIMITATION)))),
                    required("claimCoverage", wordsOf(ClaimCoverage.class)),
                    required("evidence", many(evidence())),
                    required("output", OUTPUT),
                    required("claims", many(ASKED_CLAIM)),
                    required("requestSha256", DIGEST));

    private Shapes() {}

    private static Shape.Member provisional(LabelField field) {
        return required(field.inCorpus(), orNull(Shape.Words.of(words(field))));
    }

    /// The values of a field that files write as strings.
    static List<String> words(LabelField field) {
        return field.choices().stream().map(LabelValue::word).toList();
    }

    private static Shape evidence(Shape.Member... more) {
        var members = new ArrayList<Shape.Member>();
        members.add(required("id", TEXT));
        members.add(required("role", wordsOf(Role.class)));
        members.add(required("seenByProducer", orNull(FLAG)));
        members.add(optional("text", TEXT));
        members.add(optional("bytesBase64", TEXT));
        members.add(required("sha256", DIGEST));
        members.add(required("completeness", wordsOf(Completeness.class)));
        members.add(required("revision", orNull(TEXT)));
        members.add(required("diffSide", orNull(wordsOf(DiffSide.class))));
        members.add(required("path", orNull(TEXT)));
        members.addAll(List.of(more));
        return object(Shape.Together.ONE_CONTENT, members.toArray(Shape.Member[]::new));
    }
}
