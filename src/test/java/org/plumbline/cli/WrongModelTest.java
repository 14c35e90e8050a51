package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.session.records.RecordTable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A synthetic table that counts calls of a model, as some were made before that was an error: told
/// everywhere, and compared all the same, since no score is taken from it.
class WrongModelTest {

    @TempDir Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private Path sound = Path.of("");
    private Path table = Path.of("");

    @BeforeEach
    void write() throws IOException {
        sound = Path.of("assets/records/retry-cache.jsonl");
        String text = Files.readString(sound);
        table = folder.resolve("table.jsonl");
        Files.writeString(table, text.replace("\"llm_calls\":0", "\"llm_calls\":1"));
    }

    @Test
    void validateTellsItAtEachCountOfCalls() {
        assertThat(run("records", "validate", table.toString())).isEqualTo(1);
        assertThat(run("validate", table.toString())).isEqualTo(1);

        assertThat(out.toString(UTF_8))
                .contains("records/model", "/rows/0/llm_calls", "/rows/7/llm_calls")
                .contains("a synthetic row calls no model, so 0 is expected here, not 1");
    }

    @Test
    void pairsTellItAndCompareAllTheSame() {
        String[] compared = {"--a", "plain", "--b", "retry"};

        assertThat(run("records", "pairs", table.toString(), "--a", "plain", "--b", "retry"))
                .isZero();
        assertThat(err.toString(UTF_8)).contains("records/model", "/rows/0/llm_calls");
        String pairs = out.toString(UTF_8);
        out.reset();
        assertThat(
                        run(
                                "records",
                                "pairs",
                                sound.toString(),
                                compared[0],
                                compared[1],
                                compared[2],
                                compared[3]))
                .isZero();
        assertThat(pairs).isEqualTo(out.toString(UTF_8));
    }

    @Test
    void whatIsRefusedIsToldTogetherWithWhatIsOnlyWarnedOf() {
        assertThat(run("records", "pairs", table.toString(), "--a", "plain", "--b", "nobody"))
                .isEqualTo(1);

        assertThat(err.toString(UTF_8))
                .contains("records/model", "nobody")
                .as("one summary, not one of each list")
                .containsOnlyOnce(" errors")
                .containsOnlyOnce("warning");
        assertThat(out.size()).isZero();
    }

    @Test
    void aFactorialTellsItAndSummarisesAllTheSame() {
        assertThat(run("records", "factorial", table.toString(), "--factors", "retry,cache"))
                .isZero();

        assertThat(err.toString(UTF_8)).contains("records/model");
        assertThat(out.toString(UTF_8)).contains("\"n\": 240");
    }

    @Test
    void anotherErrorKeepsThemFromBeingCompared() throws IOException {
        String text = Files.readString(table);
        Files.writeString(table, text.replaceFirst("\"tool_calls\":1", "\"tool_calls\":-1"));

        assertThat(run("records", "pairs", table.toString(), "--a", "plain", "--b", "retry"))
                .isEqualTo(1);
        assertThat(out.size()).isZero();
    }

    @Test
    void exportAndTheWindowRefuseIt() throws IOException {
        assertThat(run("records", "export", table.toString(), "--format", "json")).isEqualTo(1);
        assertThat(out.size()).isZero();
        assertThat(RecordTable.open(table, (read, total) -> {}))
                .isInstanceOf(RecordTable.Refused.class);
    }

    @Test
    void buildRefusesRecordingsThatWouldGiveIt() throws IOException {
        Path file = Path.of("assets/records/agent.json");
        var recording = (ObjectNode) JsonMapper.shared().readTree(file.toFile());
        ((ArrayNode) recording.get("rows"))
                .forEach(row -> ((ObjectNode) row).put("data_kind", "synthetic"));
        Path changed = folder.resolve("agent.json");
        Files.writeString(changed, recording.toString());
        Path built = folder.resolve("built.json");

        assertThat(
                        run(
                                "records",
                                "build",
                                "--recordings",
                                changed.toString(),
                                "-o",
                                built.toString()))
                .isEqualTo(1);
        assertThat(err.toString(UTF_8)).contains("records/model", "is a model call");
        assertThat(built).doesNotExist();
    }

    private int run(String... args) {
        var words = new PrintStream(err, true, UTF_8);
        return CommandFace.run(new Console(out, words, false), files -> 2, args);
    }
}
