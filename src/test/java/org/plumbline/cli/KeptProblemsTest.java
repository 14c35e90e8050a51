package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.Kept;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is said of each label that is none, in each file that has labels: the words too, since they
/// name the values that a field has.
class KeptProblemsTest {

    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final Path FOLDER = Kept.WRITTEN.resolve("problems");

    /// What stands in the place of a label in turn.
    private static final List<String> OTHERS =
            List.of("\"maybe\"", "7", "true", "null", "[\"true\"]", "{}", "\"Supported\"");

    private static final List<String> MEASURES =
            List.of("relevance", "repetition", "usefulness", "correctWithholding");
    private static final List<String> REVIEW =
            List.of(
                    "intent_correct",
                    "json_parseable",
                    "contract_valid",
                    "semantic_support",
                    "complete",
                    "answerable",
                    "review_note");
    private static final String SAMPLE = "assets/sample/";
    private static final String RECORDS = "assets/records/";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void whatIsSaidOfLabelsThatAreNoneIsKept() throws IOException {
        run("validate", SAMPLE + "corpus.json", brokenRatings("labels-ada.json"));
        run("validate", SAMPLE + "corpus.json", brokenRatings("judge.json"));
        run("validate", SAMPLE + "corpus.json", brokenDecisions());
        run("records", "validate", RECORDS + "table.json", brokenReviews());

        String said =
                out.toString(UTF_8).replace(FOLDER + FOLDER.getFileSystem().getSeparator(), "");
        Kept.hold("problems.txt", said.getBytes(UTF_8));
    }

    /// The first ratings have one other value each in all their fields, the next lack them.
    private static String brokenRatings(String name) throws IOException {
        ObjectNode file = read(SAMPLE + name);
        var ratings = (ArrayNode) file.get("ratings");
        for (int i = 0; i < OTHERS.size(); i++) {
            var claim = (ObjectNode) ratings.get(i).get("claims").get(0);
            for (String field : List.of("truth", "grounding", "note", "evidence")) {
                claim.set(field, MAPPER.readTree(OTHERS.get(i)));
            }
            for (String measure : MEASURES) {
                ((ObjectNode) ratings.get(i).get("quality"))
                        .set(measure, MAPPER.readTree(OTHERS.get(i)));
            }
        }
        int next = OTHERS.size();
        ((ObjectNode) ratings.get(next).get("claims").get(0))
                .remove(List.of("truth", "grounding", "note"));
        ((ObjectNode) ratings.get(next).get("quality")).remove(MEASURES);
        ((ObjectNode) ratings.get(next + 1).get("claims").get(0)).put("certainty", 1);
        ((ObjectNode) ratings.get(next + 1).get("quality")).put("charm", true);
        return write(name, file);
    }

    /// Each field with each other value, and with the values of other fields.
    private static String brokenDecisions() throws IOException {
        ObjectNode file = read(SAMPLE + "adjudications.json");
        var decisions = (ArrayNode) file.get("decisions");
        var fields = new ArrayList<>(List.of("truth", "grounding", "charm"));
        fields.addAll(MEASURES);
        int next = 0;
        for (String field : fields) {
            for (String value : OTHERS) {
                var decision = (ObjectNode) decisions.get(next++);
                decision.put("field", field);
                decision.set("value", MAPPER.readTree(value));
            }
        }
        return write("adjudications.json", file);
    }

    private static String brokenReviews() throws IOException {
        ObjectNode file = read(RECORDS + "annotations.json");
        var rows = (ArrayNode) file.get("rows");
        for (int i = 0; i < OTHERS.size(); i++) {
            for (String field : REVIEW) {
                ((ObjectNode) rows.get(i)).set(field, MAPPER.readTree(OTHERS.get(i)));
            }
        }
        ((ObjectNode) rows.get(OTHERS.size())).remove(REVIEW);
        ((ObjectNode) rows.get(OTHERS.size() + 1)).put("charming", true);
        return write("annotations.json", file);
    }

    private static ObjectNode read(String file) {
        return (ObjectNode) MAPPER.readTree(Path.of(file).toFile());
    }

    private static String write(String name, ObjectNode file) throws IOException {
        Files.createDirectories(FOLDER);
        String text = MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(file);
        return Files.writeString(FOLDER.resolve(name), text).toString();
    }

    private void run(String... args) {
        var words = new PrintStream(err, true, UTF_8);
        int code = CommandFace.run(new Console(out, words, false), files -> 2, args);
        assertThat(code).as(err.toString(UTF_8)).isEqualTo(1);
    }
}
