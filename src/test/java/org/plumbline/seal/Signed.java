package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import org.plumbline.files.Source;

/// A label file in small with its signature, by `ada`, valid for the year 2026.
final class Signed {

    static final Instant NOON = Instant.parse("2026-06-30T12:00:00Z");

    static final String TEXT =
            """
            {
              "format": "plumbline-labels",
              "version": 1,
              "rater": "ada",
              "ratings": [{"sampleId": "s-1", "truth": "true", "note": "größer"}]
            }
            """;

    private final byte[] file;
    private final byte[] signature;
    private final OpenSshKey key;

    Signed(byte[] file, byte[] signature, OpenSshKey key) {
        this.file = file.clone();
        this.signature = signature.clone();
        this.key = key;
    }

    byte[] file() {
        return file.clone();
    }

    byte[] signature() {
        return signature.clone();
    }

    OpenSshKey key() {
        return key;
    }

    static Signed make() throws IOException {
        byte[] file = TEXT.getBytes(UTF_8);
        try (var key = SigningKey.generate()) {
            return new Signed(file, Seal.sign(key, digest(file)), key.publicKey());
        }
    }

    Signed withFile(byte[] other) {
        return new Signed(other, signature, key);
    }

    Signed withSignature(byte[] other) {
        return new Signed(file, other, key);
    }

    Signed withSignature(String other) {
        return withSignature(other.getBytes(UTF_8));
    }

    String signatureText() {
        return new String(signature, UTF_8);
    }

    Verdict verify() throws IOException {
        return verify(RevokedKeys.none(), NOON);
    }

    Verdict verify(RevokedKeys revoked, Instant time) throws IOException {
        String line =
                "ada namespaces=\"plumbline-labels\",valid-after=\"20260101Z\",valid-before=\"20270101Z\" "
                        + key.line();
        var signers = AllowedSigners.read("allowed", line.getBytes(UTF_8), ZoneOffset.UTC);
        return new SignatureCheck(signers, revoked, time)
                .check(Source.of("labels.json", file), digest(file), signature, "ada");
    }

    private static FileDigest digest(byte[] file) throws IOException {
        return FileDigest.of(Source.of("labels.json", file));
    }
}
