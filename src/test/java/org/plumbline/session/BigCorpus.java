package org.plumbline.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.plumbline.text.Sha256;

/// Writes corpora of any size from a seed: outputs and evidence like source code under review, with
/// the escapes that such text has, and some text in other scripts.
final class BigCorpus {

    private static final String[] LINES = {
        "    for (int i = 0; i < count; i++) {",
        "        if (value == null || value.isEmpty()) {",
        "            throw new IllegalStateException(\"no value at \" + i);",
        "        }",
        "\t// The lock is held while the cache is cleared, see the design notes.",
        "    }",
        "",
        "    private final Map<String, List<Entry>> entries = new HashMap<>();",
        "    /** Gibt den Schlüssel zurück, nie null — sonst ein Fehler. */",
        "    var label = \"标签 😀\";",
        "    return entries.getOrDefault(key, List.of()).stream().filter(Entry::isOpen).toList();"
    };

    private final Random random;
    private final int caseBytes;

    /// @param caseBytes about how large a case is
    BigCorpus(long seed, int caseBytes) {
        this.random = new Random(seed);
        this.caseBytes = caseBytes;
    }

    /// Writes cases until the file has this size.
    ///
    /// @return how many there are
    int write(Path file, long bytes) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 20)) {
            String head =
                    "{\"format\": \"plumbline-corpus\", \"version\": 1,"
                            + " \"positionEncoding\": \"utf-8\", \"cases\": [\n";
            out.write(head.getBytes(UTF_8));
            long written = head.length();
            int count = 0;
            while (written < bytes) {
                String separator = count == 0 ? "" : ",\n";
                byte[] one = (separator + element("s-" + count)).getBytes(UTF_8);
                out.write(one);
                written += one.length;
                count++;
            }
            out.write("\n]}\n".getBytes(UTF_8));
            return count;
        }
    }

    private String element(String id) {
        String output = text(Math.min(caseBytes / 8, 8000));
        String evidence = text(caseBytes - caseBytes / 8);
        var json = new StringBuilder();
        json.append("{\"sampleId\": \"").append(id).append("\", \"name\": null, \"group\": \"g-");
        json.append(id).append("\", \"split\": \"held-out\", \"sampling\": \"random\", ");
        json.append("\"practice\": \"review\", \"provider\": \"p\", ");
        json.append("\"destination\": \"inline\",\n  \"capture\": {\"status\": \"complete\", ");
        json.append("\"producerStatus\": \"complete\", \"limitations\": []}, ");
        json.append("\"reviewState\": \"reviewed\", \"provenance\": {");
        json.append("\"sourceRecord\": null, \"revision\": null, \"producerModel\": \"m\", ");
        json.append("\"promptDigest\": \"d\", \"catalogRevision\": null, \"costUsd\": 0.01, ");
        json.append("\"elapsedSeconds\": 3},\n  \"evidence\": [");
        evidence(json, "e-1", true, evidence);
        json.append(",\n    ");
        evidence(json, "e-2", false, text(caseBytes / 16));
        json.append("],\n  \"output\": {\"text\": ").append(quote(output));
        json.append(", \"sha256\": \"").append(sha256(output)).append("\"},\n  \"claims\": [");
        for (int i = 0; i < 3; i++) {
            json.append(i == 0 ? "" : ",\n    ").append("{\"id\": \"c-").append(i);
            json.append("\", \"spans\": [");
            span(json.append("{"), output, 4 + i);
            json.append("], \"verdict\": \"true\", \"grounding\": \"supported\", ");
            json.append("\"reason\": null, \"evidence\": [");
            span(json.append("{\"evidenceId\": \"e-1\", "), evidence, 20 + i);
            json.append("], \"checks\": []}");
        }
        json.append("],\n  \"claimCoverage\": \"exhaustive\", \"expectedQuality\": {");
        json.append("\"relevance\": true, \"repetition\": null, \"usefulness\": null, ");
        json.append("\"correctWithholding\": null}}");
        return json.toString();
    }

    private static void evidence(StringBuilder json, String id, boolean seen, String text) {
        json.append("{\"id\": \"").append(id).append("\", \"role\": \"seen\", ");
        json.append("\"seenByProducer\": ").append(seen).append(", \"text\": ");
        json.append(quote(text)).append(", \"sha256\": \"").append(sha256(text));
        json.append("\", \"completeness\": \"complete\", \"revision\": null, ");
        json.append("\"diffSide\": null, \"path\": null}");
    }

    /// A span of ASCII characters at the start of the text, where all units agree.
    private static void span(StringBuilder json, String text, int end) {
        json.append("\"start\": 2, \"end\": ").append(end).append(", \"text\": ");
        json.append(quote(text.substring(2, end))).append("}");
    }

    private String text(int bytes) {
        var text = new StringBuilder("  int count = entries.size(); // all\n");
        while (text.length() < bytes) {
            text.append(LINES[random.nextInt(LINES.length)]).append('\n');
        }
        return text.toString();
    }

    private static String sha256(String text) {
        return Sha256.of(text.getBytes(UTF_8)).hex();
    }

    private static String quote(String text) {
        var json = new StringBuilder(text.length() + text.length() / 16).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\', '"' -> json.append('\\').append(c);
                case '\n' -> json.append("\\n");
                case '\t' -> json.append("\\t");
                default -> json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
