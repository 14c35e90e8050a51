package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The bundled corpus with changes of its literal checks, and what `checks` makes of it.
abstract class ChecksFixture extends SigningFixture {

    /// The bundled corpus, in which the first claim of one case has a check of every outcome.
    static ObjectNode everyOutcome() throws IOException {
        ObjectNode corpus = corpus();
        ObjectNode attempt = withChecks(corpus);
        String text = "one\ntwo\n";
        evidence(attempt, "every", "text", text, text.getBytes(UTF_8))
                .put("revision", "r1")
                .put("diffSide", "new");
        byte[] bytes = {(byte) 0xFF, 'o', 'k'};
        evidence(attempt, "every-bytes", "bytesBase64", "/29r", bytes);
        var checks = (ArrayNode) attempt.at("/claims/0/checks");
        checks.removeAll();
        checks.add(of("literal-quote", "one\n", "r1", "new"));
        checks.add(of("literal-absence", "ne", "r1", "new"));
        checks.add(of("literal-quote", "one\n", "r2", "new"));
        checks.add(of("literal-quote", "one\n", "r1", null));
        checks.add(of("literal-quote", "one\n", null, "old"));
        checks.add(of("literal-absence", "two", "r1", "new"));
        checks.add(of("literal-quote", "two\n", "r1", "new"));
        checks.add(check("literal-quote", "every-bytes", 1, 3, "ok"));
        return corpus;
    }

    private static ObjectNode of(
            String kind, String text, @Nullable String revision, @Nullable String side) {
        return check(kind, "every", 0, 4, text).put("revision", revision).put("diffSide", side);
    }

    /// A check that is of no revision and no side.
    static ObjectNode check(String kind, String evidenceId, int start, int end, String text) {
        return JsonMapper.shared()
                .createObjectNode()
                .put("kind", kind)
                .put("evidenceId", evidenceId)
                .put("start", start)
                .put("end", end)
                .put("text", text)
                .putNull("revision")
                .putNull("diffSide");
    }

    /// Adds an item of no revision and no side.
    ///
    /// @param member `text` or `bytesBase64`
    static ObjectNode evidence(
            ObjectNode attempt, String id, String member, String content, byte[] bytes) {
        return ((ArrayNode) attempt.get("evidence"))
                .addObject()
                .put("id", id)
                .put("role", "seen")
                .put("seenByProducer", true)
                .put(member, content)
                .put("sha256", Sha256.of(bytes).hex())
                .put("completeness", "complete")
                .putNull("revision")
                .putNull("diffSide")
                .putNull("path");
    }

    /// The first case with checks.
    static ObjectNode withChecks(ObjectNode corpus) {
        return corpus.get("cases")
                .valueStream()
                .filter(one -> !one.at("/claims/0/checks/0").isMissingNode())
                .map(ObjectNode.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /// The bundled one.
    static ObjectNode corpus() throws IOException {
        return (ObjectNode)
                JsonMapper.shared()
                        .readTree(Files.readString(Path.of("assets/sample/corpus.json")));
    }

    final void write(JsonNode corpus) throws IOException {
        Files.writeString(folder.resolve("corpus.json"), corpus.toString());
    }

    final JsonNode checks() {
        return json("checks", path("corpus.json"));
    }

    final String text() {
        return output("checks", path("corpus.json"));
    }

    final JsonNode json(String... command) {
        var args = new ArrayList<>(List.of(command));
        args.addAll(List.of("--format", "json"));
        return JsonMapper.shared().readTree(output(args.toArray(String[]::new)));
    }

    final String output(String... command) {
        out.reset();
        assertThat(run(command)).as(said()).isZero();
        return out.toString(UTF_8);
    }
}
