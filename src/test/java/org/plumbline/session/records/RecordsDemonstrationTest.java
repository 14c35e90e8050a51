package org.plumbline.session.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import org.plumbline.records.DataKind;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import org.plumbline.records.Row;
import org.plumbline.records.Shortfall;
import org.plumbline.records.Support;
import org.plumbline.records.Table;
import org.plumbline.records.TaskSuccess;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.ReadProgress;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The bundled demonstration and the five fixtures are what building makes of their recordings.
class RecordsDemonstrationTest {

    private static final Rubric GUIDE = Bundled.recordsGuide();
    private static final ReadProgress SILENT = (read, total) -> {};
    private static final Path FOLDER = Path.of("assets/records");

    @Test
    void theTableIsBuiltByteForByteFromItsRecordingsAndAnnotations() throws IOException {
        Table table = built(Bundled.recordings(), Bundled.annotations());
        writeWhenAsked("table.json", table);

        assertThat(json(table)).isEqualTo(Files.readString(FOLDER.resolve("table.json")));
        assertThat(table.rows()).hasSize(14);
    }

    @Test
    void theTableHasFourFamiliesBaselinesAndEveryFailure() throws IOException {
        List<Row> rows = opened(Bundled.records()).table().rows();

        assertThat(rows.stream().map(row -> row.head().taskFamily()).collect(Collectors.toSet()))
                .hasSize(4);
        assertThat(rows).filteredOn(row -> row.head().dataKind() == DataKind.LLM).hasSize(8);
        assertThat(rows)
                .filteredOn(row -> row.head().dataKind() == DataKind.DETERMINISTIC_BASELINE)
                .hasSize(6)
                .allMatch(row -> row.cost().latencySeconds() == null);
        assertThat(rows).allMatch(row -> row.taskSuccess() != null);
        assertThat(rows).filteredOn(row -> Boolean.FALSE.equals(row.taskSuccess())).hasSize(7);
    }

    @Test
    void theFixturesKeepAScoreHonest() throws IOException {
        Source recording = source("fixtures-recording.json");
        Source annotations = source("fixtures-annotations.json");
        Table table = built(List.of(recording), List.of(annotations));
        writeWhenAsked("fixtures.json", table);

        assertThat(json(table)).isEqualTo(Files.readString(FOLDER.resolve("fixtures.json")));
        assertThat(table.rows())
                .allMatch(row -> row.head().dataKind() == DataKind.SCRIPTED_FIXTURE)
                .extracting(
                        row -> row.review().semanticSupport(),
                        row -> row.review().complete(),
                        Row::taskSuccess)
                .containsExactly(
                        tuple(Support.SUPPORTED, true, true),
                        tuple(Support.CONTRADICTED, true, false),
                        tuple(Support.INSUFFICIENT_EVIDENCE, false, false),
                        tuple(Support.SUPPORTED, false, false),
                        tuple(null, null, null));
        Row complete = table.rows().get(1);
        assertThat(TaskSuccess.of(complete.review()).shortfalls())
                .containsExactly(Shortfall.CONTRADICTED);
    }

    @Test
    void aReplacedAnswerNeedsANewReviewAndNoTableIsBuilt() throws IOException {
        String recording = Files.readString(FOLDER.resolve("retrieval.json"));
        String changed = recording.replace("Two locks are mentioned", "Three locks are mentioned");
        assertThat(changed).isNotEqualTo(recording);
        var recordings = List.of(Source.of("retrieval.json", changed.getBytes(UTF_8)));

        RecordTable table =
                RecordTable.buildFrom(recordings, List.of(retrievalOnly()), GUIDE, SILENT);

        assertThat(table).isInstanceOf(RecordTable.Refused.class);
        List<Problem> problems = ((RecordTable.Refused) table).problems().problems();
        assertThat(problems).extracting(Problem::code).containsExactly(Code.RECORDS_STALE);
        assertThat(problems.getFirst().message())
                .contains("\"llm_inspection\"", "review the row again");
    }

    @Test
    void aRowThatNobodyAnnotatedHasNoLabels() throws IOException {
        Table table = built(Bundled.recordings(), List.of());

        assertThat(table.rows()).hasSize(14).allMatch(row -> row.taskSuccess() == null);
    }

    @Test
    void oneRowInTwoRecordingsIsRefused() throws IOException {
        Source recording = source("retrieval.json");

        RecordTable table =
                RecordTable.buildFrom(List.of(recording, recording), List.of(), GUIDE, SILENT);

        assertThat(((RecordTable.Refused) table).problems().problems())
                .extracting(Problem::code)
                .containsOnly(Code.RECORDS_REPEATED);
    }

    /// `-Drecords.write=true` writes the bundled tables anew.
    private static void writeWhenAsked(String name, Table table) throws IOException {
        if (Boolean.getBoolean("records.write")) {
            Files.writeString(FOLDER.resolve(name), json(table));
        }
    }

    private static Source retrievalOnly() throws IOException {
        var json = new JsonMapper();
        var file = (ObjectNode) json.readTree(FOLDER.resolve("annotations.json").toFile());
        var rows = file.withArray("rows");
        for (int i = rows.size() - 1; i >= 0; i--) {
            if (!rows.get(i).get("task_id").stringValue().equals("which-lock")) {
                rows.remove(i);
            }
        }
        return Source.of("annotations.json", file.toString().getBytes(UTF_8));
    }

    private static Source source(String name) throws IOException {
        return Source.of(name, Files.readAllBytes(FOLDER.resolve(name)));
    }

    private static Table built(List<Source> recordings, List<Source> annotations)
            throws IOException {
        RecordTable table = RecordTable.buildFrom(recordings, annotations, GUIDE, SILENT);
        assertThat(table).isInstanceOf(RecordTable.Ready.class);
        return ((RecordTable.Ready) table).table();
    }

    private static RecordTable.Ready opened(Source source) throws IOException {
        return (RecordTable.Ready) RecordTable.open(source, SILENT);
    }

    private static String json(Table table) throws IOException {
        var out = new ByteArrayOutputStream();
        RecordsFile.write(table, RecordForm.JSON, out);
        return out.toString(UTF_8);
    }
}
