package org.plumbline.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BinaryNode;

/// Writes JSON piece by piece, members in the order in which they come, so that a file larger than
/// memory can be written.
///
/// [#pretty] is the form of every JSON file that the program writes: two-space indent, LF, empty
/// containers closed at once, numbers as RFC 8785 writes them (one that no double holds keeps its
/// digits). [#compact] is one line, for JSON Lines. After the last value call [#end()].
///
/// The caller sees to it that names and values alternate in objects; a wrong nesting throws.
public final class JsonWriter {

    private final JsonEncoder out;
    private final boolean pretty;
    private final Deque<Container> open = new ArrayDeque<>();
    private boolean named;

    private JsonWriter(OutputStream out, boolean pretty) {
        this.out = new JsonEncoder(out);
        this.pretty = pretty;
    }

    /// Does not close `out`.
    public static JsonWriter pretty(OutputStream out) {
        return new JsonWriter(out, true);
    }

    /// Does not close `out`.
    public static JsonWriter compact(OutputStream out) {
        return new JsonWriter(out, false);
    }

    public JsonWriter beginObject() throws IOException {
        return begin('{', '}');
    }

    public JsonWriter beginArray() throws IOException {
        return begin('[', ']');
    }

    /// Closes the innermost object or array.
    public JsonWriter close() throws IOException {
        if (named) {
            throw new IllegalStateException("a name needs a value");
        }
        Container closed = open.pop();
        if (!closed.isEmpty) {
            newLine();
        }
        out.put(closed.end);
        return this;
    }

    /// The name of the next member.
    public JsonWriter name(String name) throws IOException {
        if (named || open.isEmpty() || open.peek().end != '}') {
            throw new IllegalStateException("no place for the name " + name);
        }
        next();
        out.string(name);
        out.put(pretty ? ": " : ":");
        named = true;
        return this;
    }

    /// A string, or null.
    ///
    /// @throws org.plumbline.text.UnpairedSurrogateException where it has no bytes
    public JsonWriter string(@Nullable String value) throws IOException {
        beforeValue();
        if (value == null) {
            out.put("null");
        } else {
            out.string(value);
        }
        return this;
    }

    public JsonWriter number(long value) throws IOException {
        beforeValue();
        out.put(Long.toString(value));
        return this;
    }

    /// A number as ECMAScript writes it.
    ///
    /// @throws IllegalArgumentException where it is not finite
    public JsonWriter number(double value) throws IOException {
        beforeValue();
        out.put(EcmaNumber.of(value));
        return this;
    }

    public JsonWriter bool(boolean value) throws IOException {
        beforeValue();
        out.put(value ? "true" : "false");
        return this;
    }

    public JsonWriter nullValue() throws IOException {
        return string(null);
    }

    /// A literal by its word.
    ///
    /// @param word `true`, `false` or `null`
    public JsonWriter literal(String word) throws IOException {
        return switch (word) {
            case "true", "false" -> bool(word.equals("true"));
            case "null" -> nullValue();
            default -> throw new IllegalArgumentException(word + " is no JSON literal");
        };
    }

    /// A word as a literal or as a string.
    ///
    /// @param isLiteral true for `true`, `false` and `null`
    public JsonWriter word(String word, boolean isLiteral) throws IOException {
        return isLiteral ? literal(word) : string(word);
    }

    /// A whole value, members in the tree's order.
    public JsonWriter tree(JsonNode value) throws IOException {
        switch (value.getNodeType()) {
            case OBJECT -> {
                beginObject();
                for (var member : value.properties()) {
                    name(member.getKey()).tree(member.getValue());
                }
                close();
            }
            case ARRAY -> array(value);
            case STRING -> string(value.stringValue());
            case NUMBER -> {
                beforeValue();
                out.exactNumber(value);
            }
            case BOOLEAN -> bool(value.booleanValue());
            case NULL -> nullValue();
            case BINARY -> {
                beforeValue();
                out.base64((BinaryNode) value);
            }
            case POJO -> {
                LazyArray lazy = LazyArray.in(value);
                if (lazy == null) {
                    beforeValue();
                    out.string(JsonEncoder.text(value));
                } else {
                    array(lazy);
                }
            }
            case MISSING -> throw new IllegalArgumentException("no JSON value");
        }
        return this;
    }

    private void array(Iterable<JsonNode> elements) throws IOException {
        beginArray();
        for (JsonNode element : elements) {
            tree(element);
        }
        close();
    }

    /// A final LF after the value, and everything to the stream. In [#compact] form another value
    /// may follow, which is the next line.
    public void end() throws IOException {
        if (!open.isEmpty()) {
            throw new IllegalStateException(open.size() + " containers are still open");
        }
        out.put('\n');
        out.flush();
    }

    private JsonWriter begin(char start, char end) throws IOException {
        beforeValue();
        out.put(start);
        open.push(new Container(end));
        return this;
    }

    private void beforeValue() throws IOException {
        if (named) {
            named = false;
            return;
        }
        if (!open.isEmpty()) {
            if (open.peek().end == '}') {
                throw new IllegalStateException("a member needs a name");
            }
            next();
        }
    }

    private void next() throws IOException {
        Container container = open.element();
        if (!container.isEmpty) {
            out.put(',');
        }
        container.isEmpty = false;
        newLine();
    }

    private void newLine() throws IOException {
        if (pretty) {
            out.put('\n');
            for (int i = 0; i < open.size(); i++) {
                out.put("  ");
            }
        }
    }

    private static final class Container {
        final char end;
        boolean isEmpty = true;

        Container(char end) {
            this.end = end;
        }
    }
}
