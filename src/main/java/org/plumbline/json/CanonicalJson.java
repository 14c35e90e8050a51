package org.plumbline.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Map;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BinaryNode;

/// The canonical form of RFC 8785: no white space, members sorted by UTF-16 units, numbers as
/// ECMAScript writes doubles, no escape but the needed ones. Equal values give equal bytes.
///
/// Bytes in a tree ([BinaryNode]) count as their base64 text, and an [org.plumbline.text.ExactText]
/// in it (a POJO node) as the string that it is; a [LazyArray] is an array. The other libraries we
/// know turn an unpaired surrogate into a question mark, so that two different values share a
/// digest; this one refuses it.
public final class CanonicalJson {

    private CanonicalJson() {}

    /// The canonical bytes.
    ///
    /// @throws org.plumbline.text.UnpairedSurrogateException where a string or a name has no bytes
    /// @throws IllegalArgumentException where a number is not finite
    public static byte[] bytes(JsonNode value) {
        var out = new ByteArrayOutputStream();
        try {
            write(value, out);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return out.toByteArray();
    }

    /// SHA-256 over the canonical bytes, which are never in memory as a whole. Throws as [#bytes]
    /// does.
    public static Sha256 sha256(JsonNode value) {
        try (var out = new Sha256Stream()) {
            write(value, out);
            return out.sha256();
        } catch (IOException e) {
            throw new UncheckedIOException("a digest does not fail", e);
        }
    }

    /// Writes the canonical bytes; does not close `out`. Throws as [#bytes] does.
    static void write(JsonNode value, OutputStream out) throws IOException {
        var encoder = new JsonEncoder(out);
        write(value, encoder);
        encoder.flush();
    }

    private static void write(JsonNode value, JsonEncoder out) throws IOException {
        switch (value.getNodeType()) {
            case OBJECT -> object(value, out);
            case ARRAY -> array(value, out);
            case STRING -> out.string(value.stringValue());
            case NUMBER -> out.canonicalNumber(value);
            case BOOLEAN -> out.put(value.booleanValue() ? "true" : "false");
            case NULL -> out.put("null");
            case BINARY -> out.base64((BinaryNode) value);
            case POJO -> {
                LazyArray lazy = LazyArray.in(value);
                if (lazy == null) {
                    out.string(JsonEncoder.text(value));
                } else {
                    array(lazy, out);
                }
            }
            case MISSING -> throw new IllegalArgumentException("no JSON value");
        }
    }

    private static void array(Iterable<JsonNode> elements, JsonEncoder out) throws IOException {
        out.put('[');
        String between = "";
        for (JsonNode element : elements) {
            out.put(between);
            write(element, out);
            between = ",";
        }
        out.put(']');
    }

    private static void object(JsonNode object, JsonEncoder out) throws IOException {
        var members = new ArrayList<Map.Entry<String, JsonNode>>(object.properties());
        // String.compareTo compares UTF-16 units, which is the order that RFC 8785 asks for.
        members.sort(Map.Entry.comparingByKey());
        out.put('{');
        String between = "";
        for (var member : members) {
            out.put(between);
            out.string(member.getKey());
            out.put(':');
            write(member.getValue(), out);
            between = ",";
        }
        out.put('}');
    }
}
