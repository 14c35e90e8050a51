package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// `plumbline records` as a script calls it.
class RecordsCommandTest {

    private static final String DEMO = "assets/records/";

    @TempDir Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void buildsTheDemonstrationAndExportsItThroughEveryForm() throws IOException {
        Path built = folder.resolve("built.csv");
        int code =
                run(
                        "records",
                        "build",
                        "--recordings",
                        DEMO + "explain.json",
                        DEMO + "retrieval.json",
                        "--recordings",
                        DEMO + "agent.json",
                        DEMO + "request-card.json",
                        "--annotations",
                        DEMO + "annotations.json",
                        "-o",
                        built.toString());
        Path lines = folder.resolve("lines.jsonl");
        int exported =
                run(
                        "records",
                        "export",
                        built.toString(),
                        "--format",
                        "jsonl",
                        "-o",
                        lines.toString());
        int printed = run("records", "export", lines.toString(), "--format", "json");

        assertThat(code).isZero();
        assertThat(exported).isZero();
        assertThat(printed).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo(Files.readString(Path.of(DEMO + "table.json")));
    }

    @ParameterizedTest
    @CsvSource({
        "corpus.json, a corpus (plumbline-corpus)",
        "labels-ada.json, a label file (plumbline-labels)",
        "judge.json, a file of judge results",
        "adjudications.json, an adjudication file",
    })
    void aFileOfAnotherFormatIsCalledWhatItIsAndWhereItIsChecked(String name, String words) {
        assertThat(run("records", "validate", "assets/sample/" + name)).isEqualTo(1);

        assertThat(out.toString(UTF_8))
                .contains("schema/value", words, "`plumbline validate`", "1 error, 0 warnings");
        assertThat(err.toString(UTF_8)).doesNotContain("no problems");
    }

    @Test
    void bothValidatesTakeRecordsRecordingsAndAnnotationsTogether() {
        String[] files = {
            DEMO + "table.json", DEMO + "annotations.json", DEMO + "agent.json",
            DEMO + "request-card.json", DEMO + "retrieval.json", DEMO + "explain.json"
        };

        assertThat(run("validate", files[0], files[1], files[2], files[3], files[4], files[5]))
                .isZero();
        assertThat(
                        run(
                                "records",
                                "validate",
                                files[0],
                                files[1],
                                files[2],
                                files[3],
                                files[4],
                                files[5]))
                .isZero();
        assertThat(out.toString(UTF_8) + err.toString(UTF_8))
                .contains("0 errors, 1 warning in 1 file", "records/refusal-acted");
    }

    @Test
    void aTableNamedAsLinesIsWrittenAndReadAsLines() throws IOException {
        Path lines = folder.resolve("table.NDJSON");
        Path back = folder.resolve("back.json");

        assertThat(
                        run(
                                "records",
                                "export",
                                DEMO + "table.json",
                                "--format",
                                "jsonl",
                                "-o",
                                lines.toString()))
                .isZero();
        assertThat(
                        run(
                                "records",
                                "export",
                                lines.toString(),
                                "--format",
                                "json",
                                "-o",
                                back.toString()))
                .isZero();

        assertThat(Files.readAllLines(lines)).hasSize(15);
        assertThat(back).hasSameBinaryContentAs(Path.of(DEMO + "table.json"));
    }

    @ParameterizedTest
    @CsvSource({"copy.json, json", "copy.jsonl, jsonl", "copy.ndjson, jsonl", "copy.CSV, csv"})
    void anExportTakesItsFormFromTheNameOfTheOutput(String name, String form) throws IOException {
        Path named = folder.resolve(name);
        Path asked = folder.resolve("asked." + form);
        String table = DEMO + "table.json";

        assertThat(run("records", "export", table, "-o", named.toString())).isZero();
        assertThat(run("records", "export", table, "--format", form, "-o", asked.toString()))
                .isZero();

        assertThat(named).hasSameBinaryContentAs(asked);
    }

    @ParameterizedTest
    @CsvSource({"copy.xml, or --format", "copy, --format json", "/dev/stdout, --format json"})
    void anExportWhoseFormNobodySaysIsRefusedWithWhatToGive(String name, String words) {
        String out = name.startsWith("/") ? name : folder.resolve(name).toString();

        assertThat(run("records", "export", DEMO + "table.json", "-o", out)).isEqualTo(2);

        assertThat(err.toString(UTF_8)).contains(words);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aRefusedBuildWritesNothing() throws IOException {
        Path other = folder.resolve("retrieval.json");
        String recording = Files.readString(Path.of(DEMO + "retrieval.json"));
        Files.writeString(other, recording.replace("Two locks", "Three locks"));
        Path target = folder.resolve("table.json");

        int code =
                run(
                        "records",
                        "build",
                        "--recordings",
                        other.toString(),
                        "--annotations",
                        DEMO + "annotations.json",
                        "-o",
                        target.toString());

        assertThat(code).isEqualTo(1);
        assertThat(target).doesNotExist();
        assertThat(err.toString(UTF_8)).contains("records/stale", "llm_inspection");
    }

    @Test
    void pairsAreWrittenAsTheirSchemaSays() throws IOException {
        int code =
                run(
                        "records",
                        "pairs",
                        DEMO + "table.json",
                        "--a",
                        "fixed",
                        "--b",
                        "llm",
                        "--family",
                        "agent");

        assertThat(code).isZero();
        String json = out.toString(UTF_8);
        assertThat(json)
                .contains("\"n\": 2", "\"better\": 1", "\"worse\": 1", "\"interval\": null");
        assertThat(schema("pairs").validate(json, InputFormat.JSON)).isEmpty();
        assertThat(schema("pairs").validate(json.replace("\"n\"", "\"m\""), InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void aFactorialSummaryIsWrittenAsItsSchemaSays() throws IOException {
        var mapper = new JsonMapper();
        var table = (ObjectNode) mapper.readTree(Path.of(DEMO + "table.json").toFile());
        table.withArray("rows")
                .forEach(
                        row -> {
                            boolean baseline = row.get("model_id").isNull();
                            ((ObjectNode) row)
                                    .putObject("x")
                                    .put("arm", baseline ? "base" : "model")
                                    .put("warm", true);
                        });
        Path file = folder.resolve("levels.json");
        Files.writeString(file, table.toString());

        int code =
                run(
                        "records",
                        "factorial",
                        file.toString(),
                        "--factors",
                        "arm,warm",
                        "--family",
                        "agent");

        assertThat(code).isZero();
        String json = out.toString(UTF_8);
        assertThat(json).contains("\"arm\": \"model\"", "\"mean\": 0.5");
        assertThat(schema("factorial").validate(json, InputFormat.JSON)).isEmpty();
        assertThat(schema("factorial").validate(json.replace("\"n\"", "\"m\""), InputFormat.JSON))
                .isNotEmpty();
    }

    /// 240 simulated tasks, in all four cells of retry and cache.
    @Test
    void theSyntheticTableHasNoProblemAndIsComparedWithIntervals() throws IOException {
        String table = DEMO + "retry-cache.jsonl";
        var mapper = new JsonMapper();

        assertThat(run("records", "validate", table)).isZero();
        assertThat(err.toString(UTF_8)).contains("no problems in 1 file");

        assertThat(run("records", "pairs", table, "--a", "plain", "--b", "retry+cache")).isZero();
        var pairs = mapper.readTree(out.toByteArray());
        assertThat(pairs.get("n").asInt()).isEqualTo(240);
        assertThat(pairs.get("interval").get("low").asDouble()).isPositive();
        assertThat(pairs.get("samplingDesign").asString()).startsWith("240 simulated tasks");

        out.reset();
        assertThat(run("records", "factorial", table, "--factors", "retry,cache")).isZero();
        var cells = mapper.readTree(out.toByteArray()).get("cells");
        assertThat(cells).hasSize(4).allMatch(cell -> cell.get("n").asInt() == 240);
        assertThat(cells).allMatch(cell -> cell.get("interval").has("low"));
    }

    @Test
    void everyRefusalOfAPairingNamesItsPlaceAndEndsWithOne() {
        String table = DEMO + "table.json";

        assertThat(run("records", "pairs", table, "--a", "fixed", "--b", "llm")).isEqualTo(1);
        assertThat(
                        run(
                                "records",
                                "pairs",
                                table,
                                "--a",
                                "form",
                                "--b",
                                "no",
                                "--family",
                                "request_card"))
                .isEqualTo(1);
        assertThat(
                        run(
                                "records",
                                "pairs",
                                DEMO + "fixtures.json",
                                "--a",
                                "insufficient",
                                "--b",
                                "unreviewed"))
                .isEqualTo(1);
        assertThat(out.size()).isZero();
        assertThat(err.toString(UTF_8))
                .contains("records/family", "at /rows/2/task_family")
                .contains("records/missing-condition", "at /rows/9")
                .contains("records/unreviewed", "at /rows/4/task_success");
    }

    @Test
    void badUsageEndsWithTwo() {
        String table = DEMO + "table.json";

        assertThat(run("records")).isEqualTo(2);
        assertThat(run("records", "pairs", table, "--a", "x")).isEqualTo(2);
        assertThat(run("records", "pairs", table, "--a", "x", "--b", "x")).isEqualTo(2);
        for (String draws : List.of("0", "999", "1000001", "1e4")) {
            assertThat(run("records", "pairs", table, "--a", "x", "--b", "y", "--draws", draws))
                    .as(draws)
                    .isEqualTo(2);
        }
        assertThat(err.toString(UTF_8)).contains("--draws needs a number from 1000 to 1000000");
        for (String seed : List.of("9223372036854775808", "1.5")) {
            assertThat(run("records", "pairs", table, "--a", "x", "--b", "y", "--seed", seed))
                    .as(seed)
                    .isEqualTo(2);
        }
        assertThat(run("records", "pairs", table, "--a", "x", "--b", "y", "--metric", "note"))
                .isEqualTo(2);
        assertThat(run("records", "factorial", table, "--factors", "a,a")).isEqualTo(2);
        assertThat(run("records", "export", table)).isEqualTo(2);
        assertThat(run("records", "export", table, "--format", "xml")).isEqualTo(2);
        assertThat(run("records", "validate", folder.resolve("none.json").toString())).isEqualTo(2);
        assertThat(run("records", "export", DEMO + "table.json", "--format", "json", "-o", table))
                .isEqualTo(2);
    }

    private static Schema schema(String name) throws IOException {
        return SchemaRegistry.withDialect(Dialects.getDraft202012())
                .getSchema(Files.readString(Path.of("assets/schemas/" + name + ".schema.json")));
    }

    private int run(String... args) {
        var words = new PrintStream(err, true, UTF_8);
        return CommandFace.run(new Console(out, words, false), files -> 2, args);
    }
}
