package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What `records build` writes is what `records validate` expects beside recordings and
/// annotations, and says who annotated.
class BuiltRecordsTest {

    private static final Path DEMO = Path.of("assets/records");

    @TempDir Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void allBundledFilesTogetherHaveNoError() throws IOException {
        var args = new ArrayList<>(List.of("records", "validate"));
        try (var files = Files.list(DEMO)) {
            files.filter(file -> !file.endsWith("README.md"))
                    .forEach(it -> args.add(it.toString()));
        }

        assertThat(run(args.toArray(String[]::new))).as(said()).isZero();
        assertThat(said()).contains("0 errors").doesNotContain("records/rebuilt");
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "jsonl", "csv"})
    void whatWasBuiltIsWhatBuildingGives(String form) {
        Path built = build(form);

        assertThat(run(withSources("records", "validate", built.toString()))).as(said()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "jsonl", "csv"})
    void whatWasEditedAfterwardsIsNot(String form) throws IOException {
        Path built = build(form);
        String text = Files.readString(built);
        String edited = text.replace("explain-2", "explain-3");
        assertThat(edited).isNotEqualTo(text);
        Files.writeString(built, edited);

        assertThat(run(withSources("records", "validate", built.toString()))).isEqualTo(1);
        assertThat(said()).contains("records/rebuilt", "/rows/0/prompt_version");
    }

    @Test
    void aLabelledRowSaysWhoAnnotatedItAndOtherRowsDoNot() {
        Path built = folder.resolve("fixtures.json");
        run(
                "records",
                "build",
                "--recordings",
                demo("fixtures-recording.json"),
                "--annotations",
                demo("fixtures-annotations.json"),
                "-o",
                built.toString());

        for (JsonNode row : JsonMapper.shared().readTree(built.toFile()).get("rows")) {
            boolean labelled = !row.get("review_note").isNull();
            assertThat(row.at("/x/annotator").isString()).isEqualTo(labelled);
            assertThat(row.at("/x/independent").isBoolean()).isEqualTo(labelled);
        }
    }

    @Test
    void pairsAndFactorialSayWhoAnnotatedAlsoOfACsv() throws IOException {
        Path built = build("csv");

        assertThat(
                        run(
                                "records",
                                "pairs",
                                built.toString(),
                                "--a",
                                "fixed",
                                "--b",
                                "llm",
                                "--family",
                                "agent"))
                .isZero();
        JsonNode pairs = JsonMapper.shared().readTree(out.toByteArray());
        assertThat(pairs.propertyNames().stream().toList())
                .endsWith("samplingDesign", "uncertainty", "annotators", "independent");
        assertThat(pairs.get("annotators").toString()).isEqualTo("[\"editor\"]");
        assertThat(pairs.get("independent").toString()).isEqualTo("false");

        out.reset();
        String table = demo("retry-cache.jsonl");
        assertThat(run("records", "factorial", table, "--factors", "retry,cache")).isZero();
        JsonNode cells = JsonMapper.shared().readTree(out.toByteArray());
        assertThat(cells.propertyNames().stream().toList())
                .endsWith("samplingDesign", "uncertainty", "annotators", "independent");
        assertThat(cells.get("uncertainty").toString())
                .isEqualTo("[\"task-sampling\",\"replicates-averaged-within-tasks\"]");
        assertThat(cells.get("annotators").isEmpty()).isTrue();
        assertThat(cells.get("independent").isNull()).isTrue();
    }

    private Path build(String form) {
        Path built = folder.resolve("built." + form);
        var args = new ArrayList<>(List.of("records", "build", "--recordings"));
        recordings().forEach(args::add);
        args.addAll(List.of("--annotations", demo("annotations.json"), "-o", built.toString()));
        assertThat(run(args.toArray(String[]::new))).as(said()).isZero();
        return built;
    }

    private static String[] withSources(String... args) {
        var all = new ArrayList<>(Arrays.asList(args));
        all.addAll(recordings());
        all.add(demo("annotations.json"));
        return all.toArray(String[]::new);
    }

    private static List<String> recordings() {
        return List.of(
                demo("explain.json"),
                demo("retrieval.json"),
                demo("agent.json"),
                demo("request-card.json"));
    }

    private static String demo(String name) {
        return DEMO.resolve(name).toString();
    }

    private String said() {
        return out.toString(UTF_8) + err.toString(UTF_8);
    }

    private int run(String... args) {
        var words = new PrintStream(err, true, UTF_8);
        return CommandFace.run(new Console(out, words, false), files -> 2, args);
    }
}
