package org.plumbline.check.shape;

import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonMember;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// Holds values to their shapes. A value gets one problem at most, of its type before its form; an
/// object gets one for each member that is missing.
public final class ShapeCheck {

    /// The member that any object may have, and that is free inside.
    public static final String FREE = "x";

    /// Beyond this a reader that takes numbers for doubles loses digits.
    private static final long MOST = (1L << 53) - 1;

    private final Findings findings;

    public ShapeCheck(Findings findings) {
        this.findings = findings;
    }

    /// Checks a value and all that is in it.
    public void check(JsonValue value, Shape shape) {
        switch (shape) {
            case Shape.Anything free -> isOf(value, Kind.OBJECT, "an object");
            case Shape.AnyText text -> isOf(value, Kind.STRING, "a string");
            case Shape.Text text -> text(value, text);
            case Shape.Words words -> words(value, words);
            case Shape.Whole whole -> isInteger(value);
            case Shape.Count count -> count(value);
            case Shape.AnyValue any -> {}
            case Shape.Constant constant -> constant(value, constant.value());
            case Shape.Num number -> isOf(value, Kind.NUMBER, "a number");
            case Shape.Between range -> between(value, range);
            case Shape.Flag flag -> isOf(value, Kind.BOOLEAN, "true or false");
            case Shape.OrNull(Shape other) -> {
                if (value.kind() != Kind.NULL) {
                    check(value, other);
                }
            }
            case Shape.Many many -> array(value, many);
            case Shape.Members members -> object(value, members);
            case Shape.LabelValue label -> label(value, label);
        }
    }

    private void unknown(JsonMember member, Collection<String> known) {
        findings.report(Code.SCHEMA_UNKNOWN_FIELD, member, unknownWords(member.name(), known));
    }

    /// What is said of a member that is not known.
    public static Supplier<String> unknownWords(String name, Collection<String> known) {
        return () ->
                "%s is no field here; the fields are %s, and x for anything else"
                        .formatted(Quoted.of(name), String.join(", ", known));
    }

    /// What is said of a member that is missing.
    public static Supplier<String> missingWords(String name) {
        return () -> "the field " + name + " is missing";
    }

    private void text(JsonValue value, Shape.Text shape) {
        if (isOf(value, Kind.STRING, shape.expected())
                && !value.isMarked()
                && !shape.test().test(value.string())) {
            wrong(value, shape.expected());
        }
    }

    private void words(JsonValue value, Shape.Words shape) {
        if (isOf(value, Kind.STRING, shape.expected())
                && !value.isMarked()
                && !isOneOf(value, shape.words())) {
            wrong(value, shape.expected());
        }
    }

    private static boolean isOneOf(JsonValue value, List<String> words) {
        for (String word : words) {
            if (value.isWord(word)) {
                return true;
            }
        }
        return false;
    }

    private void count(JsonValue value) {
        if (isInteger(value) && (value.integer() < 0 || value.integer() > MOST)) {
            wrong(value, "an integer from 0 to " + MOST);
        }
    }

    private void between(JsonValue value, Shape.Between range) {
        if (isOf(value, Kind.NUMBER, "a number") && !value.isWithin(range.least(), range.most())) {
            wrong(value, "a number from %s to %s".formatted(range.least(), range.most()));
        }
    }

    private void constant(JsonValue value, long expected) {
        if (isInteger(value) && value.integer() != expected) {
            wrong(value, Long.toString(expected));
        }
    }

    private void label(JsonValue value, Shape.LabelValue shape) {
        switch (value.kind()) {
            case BOOLEAN, NULL -> {}
            case STRING -> {
                if (!value.isMarked() && !isOneOf(value, shape.words())) {
                    wrong(value, Shape.Words.of(shape.words()).expected());
                }
            }
            case OBJECT, ARRAY, NUMBER -> wrongType(value, "a string, true, false or null");
        }
    }

    private void array(JsonValue value, Shape.Many shape) {
        if (!isOf(value, Kind.ARRAY, "an array")) {
            return;
        }
        List<JsonValue> elements = value.elements();
        if (elements.size() < shape.atLeast()) {
            findings.report(
                    Code.SCHEMA_VALUE,
                    value,
                    () -> "an empty array where at least one element is expected");
        }
        elements.forEach(element -> check(element, shape.element()));
    }

    private void object(JsonValue value, Shape.Members shape) {
        if (!isOf(value, Kind.OBJECT, "an object")) {
            return;
        }
        long present = 0;
        int next = 0;
        for (JsonMember member : value.members()) {
            int index = indexOf(member, shape.members(), next);
            if (index >= 0) {
                present |= 1L << index;
                next = index + 1;
                check(member.value(), shape.members().get(index).shape());
            } else if (member.isNamed(FREE)) {
                check(member.value(), Shape.FREE);
            } else if (member.hasBytes()) {
                unknown(member, shape.names());
            }
        }
        var together = new TogetherCheck(shape, present);
        if (together.hasBothContents()) {
            findings.report(
                    Code.SCHEMA_VALUE,
                    value,
                    () -> "both text and bytesBase64 where only one of them can be");
        }
        for (String name : together.missing()) {
            findings.reportMissing(value, missingWords(name));
        }
    }

    /// Where the member stands in the shape, -1 where it does not. Looks first where the next one
    /// is expected, since most files have the usual order.
    private static int indexOf(JsonMember member, List<Shape.Member> known, int expected) {
        int size = known.size();
        for (int i = 0; i < size; i++) {
            int index = (expected + i) % size;
            if (member.isNamed(known.get(index).name())) {
                return index;
            }
        }
        return -1;
    }

    private boolean isInteger(JsonValue value) {
        boolean integer = value.isInteger();
        if (!integer) {
            wrongType(value, "an integer");
        }
        return integer;
    }

    private boolean isOf(JsonValue value, Kind kind, String expected) {
        boolean fits = value.kind() == kind;
        if (!fits) {
            wrongType(value, expected);
        }
        return fits;
    }

    private void wrongType(JsonValue value, String expected) {
        findings.report(
                Code.SCHEMA_TYPE,
                value,
                () -> "%s where %s is expected".formatted(Found.of(value), expected));
    }

    private void wrong(JsonValue value, String expected) {
        findings.report(
                Code.SCHEMA_VALUE,
                value,
                () -> "%s where %s is expected".formatted(Found.of(value), expected));
    }
}
