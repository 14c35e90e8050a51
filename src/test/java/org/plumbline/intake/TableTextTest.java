package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.HardStrings;
import org.plumbline.SharedData;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import org.plumbline.records.Table;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Tables in CSV: what comes back, and what is refused where.
class TableTextTest {

    @Test
    void everyTableComesBackExactlyFromEveryForm() throws IOException {
        for (long seed = 0; seed < 200; seed++) {
            ObjectNode file = random(new SplittableRandom(seed));
            Table table = read(World.source("table.json", file));
            byte[] json = bytes(table, RecordForm.JSON);
            for (RecordForm form : RecordForm.values()) {
                String name = "table." + form.word();
                Table again = read(Source.of(name, bytes(table, form)));

                assertThat(bytes(again, RecordForm.JSON))
                        .as("seed %d as %s", seed, form)
                        .isEqualTo(json);
            }
        }
    }

    @Tag(SharedData.TAG)
    @Test
    void everyNaughtyStringComesBackThroughCsv() throws IOException {
        String blns = Files.readString(SharedData.path("suite-blns/blns.json"));
        String[] strings = new JsonMapper().readValue(blns, String[].class);
        assertThat(strings).hasSizeGreaterThan(500);
        comeBackThroughCsv(strings);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void everyHardStringComesBackThroughCsv(HardStrings.Kind kind) throws IOException {
        comeBackThroughCsv(kind.texts().toArray(String[]::new));
    }

    static Stream<HardStrings.Kind> kinds() {
        return HardStrings.kinds();
    }

    private static void comeBackThroughCsv(String... strings) throws IOException {
        var world = new RecordWorld();
        for (int i = 0; i < strings.length; i++) {
            ObjectNode row = world.addRow(0);
            row.put("task_id", strings[i]).put("replicate", i + 1).put("review_note", strings[i]);
            row.put("raw_response", strings[i]).put("prompt_version", strings[i]);
            row.put("source_record", strings[i] + ".json");
            row.putArray("packed_ids").add(strings[i]);
            row.putArray("tool_trace").addObject().put("said", strings[i]);
            RecordWorld.sign(row);
        }
        Table table = read(World.source("table.json", world.table));
        Table again = read(Source.of("table.csv", bytes(table, RecordForm.CSV)));

        assertThat(again.rows()).hasSize(strings.length + 2);
        for (int i = 0; i < strings.length; i++) {
            var row = again.rows().get(i + 2);
            assertThat(row.evidence().rawResponse()).isEqualTo(strings[i]);
            assertThat(row.review().note()).isEqualTo(strings[i]);
            assertThat(row.head().taskId()).isEqualTo(strings[i]);
            assertThat(row.evidence().packedIds()).containsExactly(strings[i]);
        }
        assertThat(bytes(again, RecordForm.JSON)).isEqualTo(bytes(table, RecordForm.JSON));
    }

    @Test
    void writesNoCellThatASpreadsheetWouldRun() throws IOException {
        assertThat(RecordChangesTest.csv(new RecordWorld()))
                .contains(",\"'=1+1, \"\"so\"\"\r\nit is\",");
    }

    @ParameterizedTest
    @CsvSource({
        "yes,              schema/type,          /rows/1/complete",
        "TRUE,             schema/type,          /rows/1/complete",
        "1,                schema/type,          /rows/1/complete",
        "'\"\"',           schema/type,          /rows/1/complete",
        "tr\"ue,           json/syntax,          /rows/1/complete",
        "'\"true\"x',      json/syntax,          /rows/1/complete",
    })
    void aCellThatDoesNotFitIsToldWhereItStands(String cell, String code, String pointer)
            throws IOException {
        String csv = RecordChangesTest.csv(new RecordWorld());
        String changed =
                csv.replace("supported,true,true,true", "supported," + cell + ",true,true");
        assertThat(changed).isNotEqualTo(csv);

        Problem problem = problems(changed).getFirst();

        assertThat(problem.code().word()).isEqualTo(code);
        assertThat(problem.pointer()).isEqualTo(pointer);
        assertThat(requireNonNull(problem.location()).line())
                .as("after a line end in a cell")
                .isEqualTo(4);
    }

    @Test
    void brokenJsonInACellIsToldAtItsByte() throws IOException {
        String csv = RecordChangesTest.csv(new RecordWorld());
        String cell = "\"[{\"\"q\"\":[1,1.5]},null,\"\"end\"\"]\"";
        int start = csv.indexOf(cell);
        int lineStart = csv.lastIndexOf('\n', start) + 1;
        String changed = csv.replace(cell, cell.replace("1.5]", "1.5}"));

        List<Problem> problems = problems(changed);

        assertThat(problems).extracting(Problem::code).containsExactly(Code.JSON_SYNTAX);
        assertThat(problems.getFirst().pointer()).isEqualTo("/rows/1/tool_trace/0/q");
        assertThat(problems.getFirst().location())
                .isEqualTo(new Location(4, start - lineStart + cell.indexOf("]}") + 1));
    }

    @Test
    void aRowWithTooFewCellsIsLeftOutAndTheNextIsRead() throws IOException {
        String csv = RecordChangesTest.csv(new RecordWorld());
        String[] lines = csv.split("\n", 3);
        String changed =
                lines[0]
                        + "\n\n"
                        + lines[1].replace("deterministic_baseline,,", "scripted_fixture,,")
                        + "\n"
                        + lines[2].replace("supported,true", "supported,maybe");

        List<Problem> problems = problems(changed);

        assertThat(problems)
                .extracting(problem -> problem.code().word() + problem.pointer())
                .containsExactly("json/syntax/rows/0", "schema/type/rows/2/complete");
    }

    @ParameterizedTest
    @CsvSource({
        "'task_id,task_family','task_family,task_id', schema/value",
        "'task_id,',           'task,',   schema/missing-field schema/unknown-field",
        "'task_id,',           'task_id,note,',       schema/unknown-field",
        "',evidence_sha256',   '',                    schema/missing-field",
        "',llm_calls,tool_c',  ',c',  schema/missing-field schema/missing-field schema/unknown-field",
        "'task_id,',           'task_id,task_id,',    json/duplicate-key",
    })
    void anotherHeaderIsToldOnceAFact(String from, String to, String code) throws IOException {
        String changed = RecordChangesTest.csv(new RecordWorld()).replaceFirst(from, to);

        assertThat(problems(changed))
                .extracting(p -> p.code().word())
                .containsExactlyInAnyOrder(code.split(" "));
        assertThat(problems(changed)).allMatch(problem -> "/rows".equals(problem.pointer()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"never closed", "a\rb,", "\"a\"b,", "\u00c3("})
    void aBrokenTableEndsThere(String tail) throws IOException {
        String csv = RecordChangesTest.csv(new RecordWorld());
        byte[] good = csv.getBytes(UTF_8);
        byte[] bad = tail.getBytes(ISO_8859_1);
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(good);
        bytes.writeBytes(bad);

        List<Problem> problems = World.validate(Source.of("t.csv", bytes.toByteArray())).problems();

        assertThat(problems).extracting(Problem::code).containsExactly(Code.JSON_SYNTAX);
        assertThat(problems.getFirst().pointer()).startsWith("/rows/2/task_id");
    }

    @Test
    void aByteOrderMarkIsAWarningAndCrLfIsRead() throws IOException {
        var world = new RecordWorld();
        world.row(1).put("raw_response", "plain");
        RecordWorld.sign(world.row(1));
        String csv = RecordChangesTest.csv(world);

        assertThat(problems("\uFEFF" + csv.replace("\n", "\r\n")))
                .extracting(Problem::code)
                .containsExactly(Code.JSON_BOM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\r\n\n"})
    void anEmptyFileIsOneProblem(String csv) {
        assertThat(problems(csv)).hasSize(1);
        Problem problem = problems(csv).getFirst();

        assertThat(problem.code()).isEqualTo(Code.JSON_SYNTAX);
        assertThat(problem.pointer()).isEmpty();
        assertThat(problem.location()).isEqualTo(new Location(1, 1));
        assertThat(problem.message()).startsWith("the file is empty").contains("task_id,task_");
    }

    @Test
    void aTableOfSomethingElseIsOneProblem() {
        List<Problem> problems = problems("name,age\nAda,36\nBen,35\n");

        assertThat(problems).extracting(Problem::code).containsExactly(Code.SCHEMA_VALUE);
        assertThat(problems.getFirst().pointer()).isEqualTo("/rows");
        assertThat(problems.getFirst().message()).contains("names no column", "task_id,task_");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\n\n\n", "\r\n", "\r\n\n"})
    void blankLinesAtTheEndAreSkipped(String end) throws IOException {
        assertThat(problems(RecordChangesTest.csv(new RecordWorld()) + end)).isEmpty();
    }

    @Test
    void aBlankLineBetweenRowsIsToldWhereItIs() throws IOException {
        String csv = RecordChangesTest.csv(new RecordWorld());
        String[] lines = csv.split("\n", 2);
        String changed = lines[0] + "\n\r\n\n" + lines[1] + "\n\n";

        List<Problem> problems = problems(changed);

        assertThat(problems)
                .extracting(p -> p.code().word() + p.pointer() + " " + p.location())
                .containsExactly("json/syntax/rows/0 2:1", "json/syntax/rows/1 3:1");
        assertThat(problems.getFirst().message()).startsWith("a blank line between rows");
    }

    @Test
    void aQuoteInTheHeaderIsToldOfTheHeader() throws IOException {
        String csv = RecordChangesTest.csv(new RecordWorld());

        List<Problem> problems = problems(csv.replaceFirst("task_family", "task\"family"));

        assertThat(problems)
                .extracting(p -> p.code().word() + p.pointer() + " " + p.location())
                .containsExactly("json/syntax/rows 1:13");
    }

    @Test
    void anEmptyTableIsAHeaderLine() throws IOException {
        var world = new RecordWorld();
        ((ArrayNode) world.table.get("rows")).removeAll();

        assertThat(RecordChangesTest.csv(world).lines()).hasSize(1);
        assertThat(problems(RecordChangesTest.csv(world))).isEmpty();
    }

    private static List<Problem> problems(String csv) {
        return World.validate(Source.of("table.csv", csv.getBytes(UTF_8))).problems();
    }

    private static Table read(Source source) throws IOException {
        RecordFiles files = Intake.readTable(source, Progress.NONE);
        assertThat(files.problems().problems()).noneMatch(Problem::isError);
        return ((RecordFiles.Received) files).tables().getFirst().table();
    }

    private static byte[] bytes(Table table, RecordForm form) throws IOException {
        var out = new ByteArrayOutputStream();
        RecordsFile.write(table, form, out);
        return out.toByteArray();
    }

    private static ObjectNode random(SplittableRandom random) {
        var world = new RecordWorld();
        for (int i = 0; i < random.nextInt(5); i++) {
            ObjectNode row = world.addRow(random.nextInt(2)).put("replicate", i + 1);
            row.put("review_note", text(random)).put("raw_response", text(random));
            row.put("task_family", text(random)).put("condition", text(random));
            row.put("intent_correct", false).put("task_success", (Boolean) null);
            row.put("complete", (Boolean) null);
            row.putArray("packed_ids").add(text(random)).add(text(random));
            row.putArray("tool_trace").add(random.nextDouble() * 1e30).add(text(random));
            if (random.nextBoolean()) {
                row.putObject("x").put(text(random), random.nextLong());
            }
            RecordWorld.sign(row);
        }
        return world.table;
    }

    private static String text(SplittableRandom random) {
        String[] pieces = {
            "",
            "a",
            "'",
            "\"",
            ",",
            "\n",
            "\r",
            "\t",
            "=",
            "+",
            "-",
            "@",
            "\uFF1D",
            "\uFEFF",
            "\u00e9",
            "\ud83d\ude00",
            "\u0000",
            " ",
            "\u2028",
            "null",
            "true",
            "[]",
            "\uFFFF"
        };
        var text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(pieces[random.nextInt(pieces.length)]);
        }
        return text.toString();
    }
}
