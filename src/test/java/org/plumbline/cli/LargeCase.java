package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;

/// Corpora of one case each, as large as they are asked for, of which one thing makes up nearly
/// all. Where that is many small things, there are as many of them, for the size, as a case may
/// have.
enum LargeCase {
    ONE_TEXT {
        @Override
        void evidence(int bytes, OutputStream out) throws IOException {
            item(
                    "e",
                    "\"text\":\"" + "aé漢 ".repeat(bytes / 7) + "\"",
                    digest("aé漢 ", bytes / 7),
                    out);
        }
    },
    ONE_TEXT_OF_ESCAPES {
        @Override
        void evidence(int bytes, OutputStream out) throws IOException {
            item("e", "\"text\":\"" + "\\n".repeat(bytes / 2) + "\"", digest("\n", bytes / 2), out);
        }
    },
    BASE64 {
        @Override
        void evidence(int bytes, OutputStream out) throws IOException {
            byte[] content = new byte[bytes / 4 * 3];
            String text = Base64.getEncoder().encodeToString(content);
            item("e", "\"bytesBase64\":\"" + text + "\"", Sha256.of(content), out);
        }
    },
    CLAIMS {
        @Override
        void claims(int bytes, OutputStream out) throws IOException {
            String rest = "p".repeat(350);
            for (int i = 0; i < bytes / 493; i++) {
                put(i == 0 ? "" : ",", out);
                put(
                        "{\"id\":\"%s\",\"reason\":\"%s\",\"spans\":[{\"start\":0,\"end\":5,\"text\":\"hello\"}],"
                                .formatted(i, rest),
                        out);
                put("\"verdict\":null,\"grounding\":null,", out);
                put("\"evidence\":[],\"checks\":[]}", out);
            }
        }
    },
    EVIDENCE {
        @Override
        void evidence(int bytes, OutputStream out) throws IOException {
            String text = "T".repeat(250);
            Sha256 digest = digest(text, 1);
            for (int i = 0; i < bytes / 473; i++) {
                put(i == 0 ? "" : ",", out);
                item("e" + i, "\"text\":\"" + text + "\"", digest, out);
            }
        }
    },
    /// Of which each has a region of a hundred bytes.
    CHECKS {
        @Override
        void evidence(int bytes, OutputStream out) throws IOException {
            String text = "T".repeat(1000);
            item("e", "\"text\":\"" + text + "\"", digest(text, 1), out);
        }

        @Override
        void claims(int bytes, OutputStream out) throws IOException {
            String text = "T".repeat(100);
            put("{\"id\":\"c\",\"reason\":null,\"spans\":[{\"start\":0,\"end\":5,", out);
            put("\"text\":\"hello\"}],\"verdict\":null,\"grounding\":null,", out);
            put("\"evidence\":[],\"checks\":[", out);
            for (int i = 0; i < (bytes - 2000) / 220; i++) {
                put(i == 0 ? "" : ",", out);
                put("{\"kind\":\"literal-quote\",\"evidenceId\":\"e\",", out);
                put("\"start\":0,\"end\":100,\"text\":\"" + text + "\",", out);
                put("\"revision\":null,\"diffSide\":null}", out);
            }
            put("]}", out);
        }
    },
    FREE_MEMBERS {
        @Override
        void free(int bytes, OutputStream out) throws IOException {
            String rest = "q".repeat(32);
            for (int i = 0; i < bytes / 45; i++) {
                put(i == 0 ? "" : ",", out);
                put("\"" + i + rest + "\":0", out);
            }
        }
    };

    private static final String START =
            """
            {"format":"plumbline-corpus","version":1,"cases":[{"sampleId":"one","name":null,\
            "group":"g","split":"development","sampling":"regression","practice":"p",\
            "provider":"q","destination":"d","capture":{"status":"partial",\
            "producerStatus":"complete","limitations":[]},"reviewState":"reviewed",\
            "provenance":{"sourceRecord":null,"revision":null,"producerModel":null,\
            "promptDigest":null,"catalogRevision":null,"costUsd":null,"elapsedSeconds":null},\
            "output":{"text":"hello","sha256":"%s"},"claimCoverage":"selected",\
            "expectedQuality":{"relevance":null,"repetition":null,"usefulness":null,\
            "correctWithholding":null}\
            """
                    .formatted(Sha256.of("hello".getBytes(UTF_8)));

    /// Writes a corpus that breaks no rule.
    ///
    /// @param bytes how many the case has, nearly
    final void write(Path file, int bytes) throws IOException {
        int filling = bytes - START.length() - 500;
        try (var out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 20)) {
            put(START + ",\"evidence\":[", out);
            evidence(filling, out);
            put("],\"claims\":[", out);
            claims(filling, out);
            put("],\"x\":{", out);
            free(filling, out);
            put("}}]}\n", out);
        }
    }

    void evidence(int bytes, OutputStream out) throws IOException {}

    void claims(int bytes, OutputStream out) throws IOException {}

    void free(int bytes, OutputStream out) throws IOException {}

    static void item(String id, String content, Sha256 digest, OutputStream out)
            throws IOException {
        put("{\"id\":\"" + id + "\",\"role\":\"seen\",\"seenByProducer\":true,", out);
        put(content, out);
        put(",\"sha256\":\"" + digest + "\",\"completeness\":\"complete\",", out);
        put("\"revision\":null,\"diffSide\":null,\"path\":null}", out);
    }

    private static Sha256 digest(String text, int times) {
        var stream = new Sha256Stream();
        byte[] bytes = text.getBytes(UTF_8);
        for (int i = 0; i < times; i++) {
            stream.write(bytes, 0, bytes.length);
        }
        return stream.sha256();
    }

    private static void put(String text, OutputStream out) throws IOException {
        out.write(text.getBytes(UTF_8));
    }
}
