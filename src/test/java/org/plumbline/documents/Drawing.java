package org.plumbline.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import org.erdtman.jcs.JsonCanonicalizer;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// JSON as tests draw it. Canonical JSON comes from another library than ours.
final class Drawing {

    private Drawing() {}

    static ObjectNode read(String json) {
        return (ObjectNode) JsonMapper.shared().readTree(json);
    }

    /// Sets the member that a pointer names, whose object is there.
    static void put(ObjectNode root, String pointer, @Nullable Object value) {
        int name = pointer.lastIndexOf('/');
        ((ObjectNode) root.at(pointer.substring(0, name)))
                .set(pointer.substring(name + 1), JsonMapper.shared().valueToTree(value));
    }

    /// Takes the member away that a pointer names.
    static void remove(ObjectNode root, String pointer) {
        int name = pointer.lastIndexOf('/');
        ((ObjectNode) root.at(pointer.substring(0, name))).remove(pointer.substring(name + 1));
    }

    static String sha256(String text) {
        return Sha256.of(text.getBytes(UTF_8)).hex();
    }

    static String canonicalSha256(JsonNode value) {
        try {
            return Sha256.of(new JsonCanonicalizer(value.toString()).getEncodedUTF8()).hex();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
