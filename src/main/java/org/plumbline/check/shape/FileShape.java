package org.plumbline.check.shape;

import static org.plumbline.check.shape.Shape.DIGEST;
import static org.plumbline.check.shape.Shape.TEXT;
import static org.plumbline.check.shape.Shape.object;
import static org.plumbline.check.shape.Shape.optional;
import static org.plumbline.check.shape.Shape.required;
import static org.plumbline.check.shape.Shape.wordsOf;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.PositionEncoding;

/// The shape of a whole file.
///
/// @param header the members of the root, without the collection
/// @param element the shape of each element of the collection
public record FileShape(List<Shape.Member> header, Shape element) {

    private static final Shape.Member FORMAT = required("format", TEXT);
    private static final Shape.Member VERSION = required("version", new Shape.Constant(1));
    private static final Shape.Member POSITIONS =
            optional("positionEncoding", wordsOf(PositionEncoding.class));
    private static final Shape.Member RUBRIC_DIGEST = required("rubricSha256", DIGEST);

    private static final FileShape CORPUS =
            new FileShape(List.of(FORMAT, VERSION, POSITIONS), Shapes.CASE);

    private static final FileShape REQUESTS =
            new FileShape(
                    List.of(
                            FORMAT,
                            VERSION,
                            POSITIONS,
                            required(
                                    "rubric",
                                    object(required("text", TEXT), required("sha256", DIGEST)))),
                    Shapes.REQUEST);

    private static final FileShape LABELS =
            new FileShape(
                    List.of(
                            FORMAT,
                            VERSION,
                            POSITIONS,
                            required("rater", TEXT),
                            RUBRIC_DIGEST,
                            required(
                                    "tool",
                                    object(required("name", TEXT), required("version", TEXT)))),
                    LabelShapes.RATING);

    private static final FileShape JUDGE =
            new FileShape(
                    List.of(
                            FORMAT,
                            VERSION,
                            POSITIONS,
                            required(
                                    "judge",
                                    object(required("model", TEXT), required("runId", TEXT))),
                            RUBRIC_DIGEST),
                    LabelShapes.JUDGE_RATING);

    private static final FileShape ADJUDICATIONS =
            new FileShape(
                    List.of(FORMAT, VERSION, required("adjudicator", TEXT), RUBRIC_DIGEST),
                    LabelShapes.DECISION);

    private static final FileShape RECORDS =
            new FileShape(List.of(FORMAT, VERSION), RecordShapes.ROW);

    private static final FileShape RECORDING =
            new FileShape(
                    List.of(FORMAT, VERSION, required("rows", Shape.many(RecordShapes.RECORDED))),
                    RecordShapes.CALL);

    private static final FileShape ANNOTATIONS =
            new FileShape(
                    List.of(
                            FORMAT,
                            VERSION,
                            required("annotator", TEXT),
                            RUBRIC_DIGEST,
                            required("independent", Shape.FLAG)),
                    RecordShapes.ANNOTATION);

    public FileShape {
        header = List.copyOf(header);
    }

    /// The shape of a file of this format.
    public static FileShape of(Format format) {
        return switch (format) {
            case CORPUS -> CORPUS;
            case REQUESTS -> REQUESTS;
            case LABELS -> LABELS;
            case JUDGE -> JUDGE;
            case ADJUDICATIONS -> ADJUDICATIONS;
            case RECORDS -> RECORDS;
            case RECORDING -> RECORDING;
            case ANNOTATIONS -> ANNOTATIONS;
        };
    }

    /// The member of the root with this name, beside the collection.
    public Optional<Shape.Member> member(String name) {
        return header.stream().filter(member -> member.name().equals(name)).findFirst();
    }

    /// The names that the root can have, in the order of the formats page.
    ///
    /// @param collection the name of the collection, null where it is not in the root
    public List<String> names(@Nullable String collection) {
        return Stream.concat(header.stream().map(Shape.Member::name), Stream.ofNullable(collection))
                .toList();
    }
}
