package org.plumbline.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;
import org.plumbline.text.ExactText;
import tools.jackson.databind.JsonNode;

/// A value in a document, with its place. A view of a [JsonTree]: cheap to make, nothing copied.
public final class JsonValue {

    /// The types of JSON.
    public enum Kind {
        OBJECT,
        ARRAY,
        STRING,
        NUMBER,
        BOOLEAN,
        NULL
    }

    /// So many digits of an integer come back from every double.
    private static final int DIGITS_OF_EVERY_DOUBLE = 15;

    private final JsonTree tree;
    private final int node;

    JsonValue(JsonTree tree, int node) {
        this.tree = tree;
        this.node = node;
    }

    public Kind kind() {
        return switch (tree.nodes.kind(node)) {
            case Nodes.OBJECT -> Kind.OBJECT;
            case Nodes.ARRAY -> Kind.ARRAY;
            case Nodes.STRING, Nodes.NAME -> Kind.STRING;
            case Nodes.NUMBER -> Kind.NUMBER;
            case Nodes.TRUE, Nodes.FALSE -> Kind.BOOLEAN;
            default -> Kind.NULL;
        };
    }

    /// Where its first character is.
    public Location location() {
        return new Location(tree.nodes.line(node), tree.nodes.column(node));
    }

    /// Its RFC 6901 pointer in the document.
    public String pointer() {
        var steps = new ArrayDeque<String>();
        for (int at = node; at > 0; at = tree.nodes.parent(at)) {
            int parent = tree.nodes.parent(at);
            if (tree.nodes.kind(parent) == Nodes.ARRAY) {
                steps.push("/" + indexIn(parent, at));
            } else if (!tree.nodes.is(at - 1, Nodes.UNPAIRED)) {
                steps.push("/" + Pointers.escape(new JsonMember(tree, at - 1).name()));
            }
        }
        return tree.pointer() + String.join("", steps);
    }

    /// The members of an object, in the file's order; of a repeated name the first alone.
    public List<JsonMember> members() {
        var members = new ArrayList<JsonMember>(children(2));
        int end = end();
        for (int name = firstChild(); name + 1 < end; name = after(name + 1)) {
            if (!tree.nodes.is(name, Nodes.REPEATED)) {
                members.add(new JsonMember(tree, name));
            }
        }
        return members;
    }

    /// The member of an object with this ASCII name, null where there is none.
    public @Nullable JsonValue get(String name) {
        int end = end();
        for (int at = firstChild(); at + 1 < end; at = after(at + 1)) {
            if (tree.isName(at, name) && !tree.nodes.is(at, Nodes.REPEATED)) {
                return new JsonValue(tree, at + 1);
            }
        }
        return null;
    }

    /// The elements of an array.
    public List<JsonValue> elements() {
        if (isEmpty()) {
            return List.of();
        }
        var elements = new ArrayList<JsonValue>(children(1));
        int end = end();
        for (int at = firstChild(); at < end; at = after(at)) {
            elements.add(new JsonValue(tree, at));
        }
        return elements;
    }

    /// True for an array or object with nothing in it.
    public boolean isEmpty() {
        return firstChild() >= end();
    }

    /// A string's text.
    ///
    /// @throws IllegalStateException where it has an unpaired surrogate and so no bytes
    public ExactText text() {
        if (hasUnpairedSurrogate()) {
            throw new IllegalStateException("a string without bytes at " + pointer());
        }
        int from = tree.origin + tree.nodes.start(node);
        int to = tree.origin + tree.nodes.end(node);
        if (!tree.nodes.is(node, Nodes.ESCAPED)) {
            return tree.nodes.is(node, Nodes.WIDE)
                    ? ExactText.ofUtf8(tree.bytes, from, to)
                    : ExactText.ofAscii(tree.bytes, from, to);
        }
        boolean odd = tree.nodes.is(node, Nodes.ODD);
        ExactText text =
                Decoder.text(tree.bytes, from, to, !odd && !tree.nodes.is(node, Nodes.WIDE));
        return odd ? text : text.writtenAs(tree.bytes, from, to);
    }

    /// A string's text as a Java string; an unpaired surrogate becomes three question marks, so for
    /// messages where there may be one.
    public String string() {
        int from = tree.origin + tree.nodes.start(node);
        int to = tree.origin + tree.nodes.end(node);
        return tree.nodes.is(node, Nodes.ESCAPED)
                ? new String(Decoder.bytes(tree.bytes, from, to), StandardCharsets.UTF_8)
                : new String(tree.bytes, from, to - from, StandardCharsets.UTF_8);
    }

    /// True for the string that is this word of ASCII characters.
    public boolean isWord(String word) {
        return tree.nodes.kind(node) == Nodes.STRING && tree.isAscii(node, word);
    }

    public boolean hasUnpairedSurrogate() {
        return tree.nodes.is(node, Nodes.UNPAIRED);
    }

    /// False where the document breaks off within the value.
    public boolean isWhole() {
        return tree.nodes.next(node) != 0;
    }

    /// True for JSON true.
    public boolean isTrue() {
        return tree.nodes.kind(node) == Nodes.TRUE;
    }

    /// A number exactly as the file has it.
    public String digits() {
        return string();
    }

    /// True for a number without a fraction, however it is written: `1.0` and `1e2` are integers.
    public boolean isInteger() {
        if (kind() != Kind.NUMBER) {
            return false;
        }
        int from = tree.origin + tree.nodes.start(node);
        for (int i = from; i < tree.origin + tree.nodes.end(node); i++) {
            if (tree.bytes[i] == '.' || tree.bytes[i] == 'e' || tree.bytes[i] == 'E') {
                return DecimalText.isInteger(digits());
            }
        }
        return true;
    }

    /// An integer, or the nearest long where it is beyond.
    public long integer() {
        int from = tree.origin + tree.nodes.start(node);
        int to = tree.origin + tree.nodes.end(node);
        return DecimalText.isShort(tree.bytes, from, to)
                ? DecimalText.ofShort(tree.bytes, from, to)
                : DecimalText.clamped(digits());
    }

    /// A number as the nearest double.
    double number() {
        return Double.parseDouble(digits());
    }

    /// True for a number that is as large as `least` at least and as `most` at most, exactly.
    public boolean isWithin(long least, long most) {
        return DecimalText.compare(digits(), least) >= 0
                && DecimalText.compare(digits(), most) <= 0;
    }

    /// True for a number whose decimal value the canonical form of RFC 8785 keeps; of most 64-bit
    /// ids it does not.
    public boolean isCanonicallyKept() {
        int from = tree.origin + tree.nodes.start(node);
        int to = tree.origin + tree.nodes.end(node);
        boolean few = to - from <= DIGITS_OF_EVERY_DOUBLE;
        return (few && DecimalText.isShort(tree.bytes, from, to))
                || DecimalText.isCanonicallyKept(digits());
    }

    /// The value as a tree of its own, numbers with all their digits.
    public JsonNode tree() {
        return ValueTree.of(this);
    }

    /// True where no problem points to the value or to anything in it.
    public boolean isSound() {
        for (int at = node; at < end(); at++) {
            if (tree.nodes.is(at, Nodes.FAULTY | Nodes.UNPAIRED | Nodes.REPEATED)) {
                return false;
            }
        }
        return true;
    }

    /// Remembers that a problem points to the value, so that no rule that needs it is applied.
    void mark() {
        tree.nodes.mark(node, Nodes.FAULTY);
    }

    /// True where a problem points to the value.
    public boolean isMarked() {
        return tree.nodes.is(node, Nodes.FAULTY | Nodes.UNPAIRED);
    }

    private int firstChild() {
        return node + 1;
    }

    /// The node after the last descendant that was read.
    private int end() {
        int next = tree.nodes.next(node);
        return next == 0 ? tree.nodes.count() : next;
    }

    /// The node after a value, or the one past all where the value is not finished.
    private int after(int value) {
        int next = value < tree.nodes.count() ? tree.nodes.next(value) : 0;
        return next == 0 ? tree.nodes.count() : next;
    }

    /// How many children there are at least, as far as a list should be made for.
    ///
    /// @param step how many nodes each has before its own descendants
    private int children(int step) {
        return Math.min((end() - firstChild()) / step, 24);
    }

    private int indexIn(int array, int element) {
        int index = 0;
        for (int at = array + 1; at < element; at = tree.nodes.next(at)) {
            index++;
        }
        return index;
    }
}
