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
import org.plumbline.json.Pointers;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.text.PositionEncoding;

/// Holds the root of one file to its shape and hands on its elements.
final class FilePass implements DocumentHandler {

    /// What is said of a member of the root that is an array and must not be one.
    static final String AN_ARRAY = "an array, which this field never is";

    private final FileInput input;
    private final Format format;
    private final FileShape shape;
    private final Consumer<JsonTree> elements;
    private final Findings findings;
    private final ShapeCheck shapes;
    private final Set<String> present = new HashSet<>();
    private final Map<String, JsonValue> header = new HashMap<>();
    private final Map<String, List<JsonTree>> headerElements = new HashMap<>();

    /// The array of the root, beside the collection, whose elements come now; null where none do.
    private @Nullable String headerArray;

    private boolean complete;
    private boolean collection;

    FilePass(FileInput input, Format format, Consumer<JsonTree> elements) {
        this.input = input;
        this.format = format;
        this.shape = FileShape.of(format);
        this.elements = elements;
        this.findings = input.findings(null);
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

    @Override
    public void member(String name, Location nameAt, JsonTree tree) {
        tree.faults().forEach(findings::report);
        JsonValue value = tree.root();
        Shape expected = shapeOf(name);
        if (expected != null) {
            if (keeps(name)) {
                header.put(name, value);
                present.add(name);
            }
            shapes.check(value, expected);
        } else {
            unknown(name, nameAt);
        }
    }

    @Override
    public void array(String name, Location nameAt, Location at) {
        present.add(name);
        headerArray = elementShape(name) == null ? null : name;
        if (name.equals(format.collection())) {
            collection = true;
            if (input.isLines()) {
                unknown(name, nameAt);
            }
        } else if (headerArray != null) {
            headerElements.put(name, new ArrayList<>());
        } else if (shapeOf(name) != null) {
            findings.report(Code.SCHEMA_TYPE, at, Pointers.ofMember(name), () -> AN_ARRAY);
        } else {
            unknown(name, nameAt);
        }
    }

    @Override
    public boolean wantsElements(String name) {
        return headerArray != null || (!input.isLines() && name.equals(format.collection()));
    }

    @Override
    public void element(JsonTree element) {
        String array = headerArray;
        Shape expected = array == null ? null : elementShape(array);
        if (array == null || expected == null) {
            elements.accept(element);
            return;
        }
        element.faults().forEach(findings::report);
        shapes.check(element.root(), expected);
        headerElements.computeIfAbsent(array, name -> new ArrayList<>()).add(element);
    }

    @Override
    public void closed(Location root) {
        headerArray = null;
        complete = true;
        for (Shape.Member member : shape.header()) {
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
        WrongFormat.reportNoObject(root, Set.of(format), findings);
    }

    @Override
    public void fault(JsonFault fault, @Nullable JsonTree unfinished) {
        complete &= fault.code() != Code.JSON_SYNTAX && fault.code() != Code.JSON_LIMIT;
        input.findings(unfinished).report(fault);
    }

    @Override
    public @Nullable String lines() {
        return format.collection();
    }

    /// What is free may be large, so it stays only where whoever reads a file writes it back.
    private boolean keeps(String name) {
        return format == Format.RECORDS || !name.equals(ShapeCheck.FREE);
    }

    /// The shape of the elements of an array of the root that is not the collection; null where
    /// there is none of this name.
    private @Nullable Shape elementShape(String name) {
        return memberShape(name) instanceof Shape.Many many ? many.element() : null;
    }

    /// The shape of a member of the root; null where there is none of this name.
    private @Nullable Shape shapeOf(String name) {
        if (name.equals(ShapeCheck.FREE)) {
            return Shape.FREE;
        }
        if (name.equals(format.collection()) && !input.isLines()) {
            return Shape.many(shape.element());
        }
        return memberShape(name);
    }

    private @Nullable Shape memberShape(String name) {
        return shape.member(name).map(Shape.Member::shape).orElse(null);
    }

    private void unknown(String name, Location nameAt) {
        List<String> known = shape.names(input.isLines() ? null : format.collection());
        findings.report(
                Code.SCHEMA_UNKNOWN_FIELD,
                nameAt,
                Pointers.ofMember(name),
                ShapeCheck.unknownWords(name, known));
    }

    private void missing(String name, Location root) {
        findings.report(Code.SCHEMA_MISSING_FIELD, root, "", ShapeCheck.missingWords(name));
    }
}
