package org.plumbline.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.erdtman.jcs.JsonCanonicalizer;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// JSON as the formats want it written, and the digests taken over texts and trees.
final class JsonText {

    static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JsonText() {}

    /// Two-space indent, LF, a final LF; empty arrays and objects stay on one line.
    static byte[] written(JsonNode tree) {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter(
                                Separators.createDefaultInstance()
                                        .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                                        .withObjectEmptySeparator("")
                                        .withArrayEmptySeparator(""))
                        .withArrayIndenter(indent)
                        .withObjectIndenter(indent);
        String text = MAPPER.writer().with(printer).writeValueAsString(tree) + "\n";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String canonicalSha256(JsonNode tree) {
        try {
            return sha256(new JsonCanonicalizer(MAPPER.writeValueAsBytes(tree)).getEncodedUTF8());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
