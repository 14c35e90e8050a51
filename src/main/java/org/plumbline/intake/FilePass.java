package org.plumbline.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.FileShape;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.Shape;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.json.DocumentHandler;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonFault;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Pointers;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.text.PositionEncoding;

/// Holds the root of one file to its shape and hands on its elements.
///
/// Where the format is not one that is expected, that is told, with what was wrong as JSON before
/// it, and nothing else is read.
final class FilePass implements DocumentHandler {

    private static final String FORMAT = "format";

    private final FileInput input;
    private final @Nullable Format format;
    private final Set<Format> expected;
    private final Consumer<JsonTree> elements;
    private final Findings findings;
    private final ShapeCheck shapes;
    private final Set<String> present = new HashSet<>();
    private final Map<String, JsonValue> header = new HashMap<>();
    private final Map<String, List<JsonTree>> headerElements = new HashMap<>();

    /// The array of the root, beside the collection, whose elements come now; null where none do.
    private @Nullable String headerArray;

    private boolean keepsFree;
    private boolean complete;
    private boolean collection;
    private boolean done;

    /// @param format null where the file has none of `expected`
    FilePass(
            FileInput input,
            @Nullable Format format,
            Set<Format> expected,
            Consumer<JsonTree> elements) {
        this.input = input;
        this.format = format;
        this.expected = expected;
        this.elements = elements;
        this.findings = new Findings(input.problems(), null);
        this.shapes = new ShapeCheck(findings);
    }

    /// A member of the root that has no problem; null where there is none.
    @Nullable JsonValue header(String name) {
        JsonValue value = header.get(name);
        return value == null || value.isMarked() ? null : value;
    }

    /// How the file says that positions are counted.
    @Nullable PositionEncoding unit() {
        return present.contains(HeaderSkimmer.ENCODING)
                ? HeaderSkimmer.unit(header.get(HeaderSkimmer.ENCODING))
                : PositionEncoding.UTF_8;
    }

    /// The elements of an array of the root that is not the collection; null where there is none.
    @Nullable List<JsonTree> headerElements(String name) {
        return headerElements.get(name);
    }

    /// True where the document was read to its end.
    boolean isComplete() {
        return complete;
    }

    /// Keeps the file's `x` too, for whoever writes it back.
    FilePass keepingFree() {
        keepsFree = true;
        return this;
    }

    /// True where the collection is there as an array, or as the lines of the file.
    boolean hasCollection() {
        return collection || input.isLines();
    }

    /// The name of the file as the user gave it.
    String fileName() {
        return input.source().name();
    }

    /// True where the other one is of the same file, by whatever name.
    boolean isOfSameFile(FilePass other) {
        return input.isSameFile(other.input);
    }

    Findings findings() {
        return findings;
    }

    /// The sample that a value is about, as far as it says so.
    static @Nullable String sampleId(JsonValue value) {
        JsonValue id = value.kind() == Kind.OBJECT ? value.get("sampleId") : null;
        return id != null && id.kind() == Kind.STRING && id.isWhole() && !id.hasUnpairedSurrogate()
                ? id.string()
                : null;
    }

    @Override
    public void member(String name, Location nameAt, JsonTree tree) {
        tree.faults().forEach(findings::report);
        JsonValue value = tree.root();
        if (format == null) {
            if (name.equals(FORMAT)) {
                present.add(name);
                wrongFormat(value);
            }
            return;
        }
        Shape shape = shapeOf(name);
        if (shape != null) {
            // What is free may be large.
            if (keepsFree || !name.equals(ShapeCheck.FREE)) {
                header.put(name, value);
                present.add(name);
            }
            shapes.check(value, shape);
        } else {
            unknown(name, nameAt);
        }
    }

    @Override
    public void array(String name, Location nameAt, Location at) {
        present.add(name);
        headerArray = elementShape(name) == null ? null : name;
        if (format == null) {
            if (name.equals(FORMAT)) {
                wrongType(name, at);
                done = true;
            }
        } else if (name.equals(format.collection())) {
            collection = true;
            if (input.isLines()) {
                unknown(name, nameAt);
            }
        } else if (headerArray != null) {
            headerElements.put(name, new ArrayList<>());
        } else if (shapeOf(name) != null) {
            wrongType(name, at);
        } else {
            unknown(name, nameAt);
        }
    }

    @Override
    public boolean wantsElements(String name) {
        boolean collection = format != null && !input.isLines() && name.equals(format.collection());
        return headerArray != null || collection;
    }

    @Override
    public void element(JsonTree element) {
        String array = headerArray;
        Shape shape = array == null ? null : elementShape(array);
        if (array == null || shape == null) {
            elements.accept(element);
            return;
        }
        element.faults().forEach(findings::report);
        shapes.check(element.root(), shape);
        headerElements.computeIfAbsent(array, name -> new ArrayList<>()).add(element);
    }

    @Override
    public void closed(Location root) {
        headerArray = null;
        complete = true;
        if (format == null) {
            if (!present.contains(FORMAT)) {
                findings.report(
                        Code.SCHEMA_MISSING_FIELD, root, "", () -> WrongFormat.unnamed(expected));
            }
            return;
        }
        for (Shape.Member member : FileShape.of(format).header()) {
            if (member.required() && !present.contains(member.name())) {
                missing(member.name(), root);
            }
        }
        if (!input.isLines() && !present.contains(format.collection())) {
            missing(format.collection(), root);
        }
    }

    @Override
    public void notAnObject(JsonTree root) {
        root.faults().forEach(findings::report);
        findings.report(
                Code.SCHEMA_TYPE,
                root.root(),
                () -> WrongFormat.noObject(root.root().kind(), expected));
    }

    @Override
    public void fault(JsonFault fault, @Nullable JsonTree unfinished) {
        complete &= fault.code() != Code.JSON_SYNTAX && fault.code() != Code.JSON_LIMIT;
        String sampleId = unfinished == null ? null : sampleId(unfinished.root());
        new Findings(input.problems(), sampleId).report(fault);
    }

    @Override
    public @Nullable String lines() {
        return format == null ? null : format.collection();
    }

    @Override
    public boolean isDone() {
        return done;
    }

    /// The shape of the elements of an array of the root that is not the collection; null where
    /// there is none of this name.
    private @Nullable Shape elementShape(String name) {
        Shape shape =
                format == null
                        ? null
                        : FileShape.of(format).member(name).map(Shape.Member::shape).orElse(null);
        return shape instanceof Shape.Many many ? many.element() : null;
    }

    /// The shape of a member of the root; null where there is none of this name.
    private @Nullable Shape shapeOf(String name) {
        if (format == null) {
            return null;
        }
        if (name.equals(ShapeCheck.FREE)) {
            return Shape.FREE;
        }
        if (name.equals(format.collection()) && !input.isLines()) {
            return Shape.many(FileShape.of(format).element());
        }
        return FileShape.of(format).member(name).map(Shape.Member::shape).orElse(null);
    }

    private void wrongFormat(JsonValue value) {
        done = true;
        if (value.isMarked()) {
            return;
        }
        shapes.check(value, Shape.TEXT);
        if (!value.isMarked()) {
            findings.report(
                    Code.SCHEMA_VALUE, value, () -> WrongFormat.words(value.string(), expected));
        }
    }

    private void unknown(String name, Location nameAt) {
        List<String> known =
                format == null
                        ? List.of()
                        : FileShape.of(format).names(input.isLines() ? null : format.collection());
        findings.report(
                Code.SCHEMA_UNKNOWN_FIELD,
                nameAt,
                Pointers.ofMember(name),
                ShapeCheck.unknownWords(name, known));
    }

    private void missing(String name, Location root) {
        findings.report(Code.SCHEMA_MISSING_FIELD, root, "", ShapeCheck.missingWords(name));
    }

    private void wrongType(String name, Location at) {
        findings.report(
                Code.SCHEMA_TYPE,
                at,
                Pointers.ofMember(name),
                () -> "an array, which this field never is");
    }
}
