package org.plumbline.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.problem.Code;
import tools.jackson.databind.node.JsonNodeFactory;

class PairingTest {

    @Test
    void aTaskIsTheMeanOverItsReplicatesAndADifferenceIsBMinusA() {
        var rows =
                List.of(
                        Rows.row("t", "b", 0, DataKind.LLM, Rows.GOOD),
                        Rows.row("t", "a", 1, DataKind.LLM, Rows.GOOD),
                        Rows.row("t", "a", 0, DataKind.LLM, Rows.BAD),
                        Rows.row("t", "b", 1, DataKind.LLM, Rows.GOOD),
                        Rows.row("t", "b", 2, DataKind.LLM, Rows.BAD));

        Pairs pairs = paired(rows);

        assertThat(pairs.tasks()).containsExactly(new PairedTask("t", 0.5, 2.0 / 3));
        assertThat(pairs.tasks().getFirst().difference()).isEqualTo(2.0 / 3 - 0.5);
        assertThat(pairs.better()).isOne();
    }

    @Test
    void tasksAreSortedByCodePointAndTheOrderOfRowsChangesNothing() throws IOException {
        var rows = new ArrayList<Row>();
        for (String task : List.of("\uFB33", "\ud83d\ude00", "b", "B", "")) {
            rows.add(Rows.llm(task, "a", task.isEmpty()));
            rows.add(Rows.llm(task, "b", true));
        }
        String written = written(paired(rows));
        assertThat(paired(rows).tasks())
                .extracting(PairedTask::taskId)
                .containsExactly("", "B", "b", "\uFB33", "\ud83d\ude00");
        for (int seed = 0; seed < 50; seed++) {
            Collections.shuffle(rows, new Random(seed));
            assertThat(written(paired(rows))).as("seed %d", seed).isEqualTo(written);
        }
    }

    @Test
    void aTaskThatLacksAConditionIsRefusedAtItsFirstRow() {
        Incomparable refusal =
                refused(
                                List.of(
                                        Rows.llm("t", "a", true), Rows.llm("t", "b", true),
                                        Rows.llm("u", "c", true), Rows.llm("u", "a", true)))
                        .getFirst();

        assertThat(refusal.code()).isEqualTo(Code.RECORDS_MISSING_CONDITION);
        assertThat(refusal.pointer()).isEqualTo("/rows/2");
        assertThat(refusal.message()).contains("\"u\"", "\"b\"");
    }

    @Test
    void aTaskThatHasNeitherConditionIsNotDropped() {
        var refusals =
                refused(
                        List.of(
                                Rows.llm("t", "a", true),
                                Rows.llm("t", "b", true),
                                Rows.llm("u", "c", true)));

        assertThat(refusals).hasSize(1);
        assertThat(refusals.getFirst().message()).contains("\"a\" nor \"b\"");
    }

    @Test
    void aRowWithoutAReviewIsRefusedAtItsScore() {
        var refusals =
                refused(
                        List.of(
                                Rows.row("t", "a", 0, DataKind.LLM, Review.NONE),
                                Rows.llm("t", "b", true)));

        assertThat(refusals).hasSize(1);
        assertThat(refusals.getFirst().code()).isEqualTo(Code.RECORDS_UNREVIEWED);
        assertThat(refusals.getFirst().pointer()).isEqualTo("/rows/0/task_success");
    }

    @Test
    void syntheticRowsAreNotComparedWithOthers() {
        var refusals = refused(List.of(Rows.llm("t", "a", true), Rows.synthetic("t", "b", true)));

        assertThat(refusals).hasSize(1);
        assertThat(refusals.getFirst().code()).isEqualTo(Code.RECORDS_MIXED);
        assertThat(refusals.getFirst().pointer()).isEqualTo("/rows/1/data_kind");
    }

    @Test
    void aBaselineIsComparedWithAModel() {
        var baseline = Rows.row("t", "a", 0, DataKind.DETERMINISTIC_BASELINE, Rows.BAD);

        assertThat(paired(List.of(baseline, Rows.llm("t", "b", true))).mean()).isEqualTo(1);
    }

    @Test
    void twoFamiliesNeedAChoice() {
        Row first = Rows.llm("t", "a", true);
        Row other = inFamily(Rows.llm("u", "a", true), "other");
        var rows = List.of(first, Rows.llm("t", "b", false), other);

        assertThat(refused(rows).getFirst().code()).isEqualTo(Code.RECORDS_FAMILY);
        assertThat(refused(rows).getFirst().pointer()).isEqualTo("/rows/2/task_family");
        assertThat(pairing(rows, "family")).isInstanceOf(Pairing.Paired.class);
        assertThat(((Pairing.Refused) pairing(rows, "none")).refusals().getFirst().code())
                .isEqualTo(Code.RECORDS_FAMILY);
    }

    @Test
    void aNameThatNoRowHasIsRefusedOnceWithThoseThatAreThere() {
        var rows = new ArrayList<Row>();
        for (int i = 0; i < 14; i++) {
            rows.add(Rows.llm("t" + i % 2, "c" + (char) ('a' + i), true));
        }

        var refusals = refused(rows);

        assertThat(refusals)
                .extracting(Incomparable::pointer)
                .containsExactly("/rows/0", "/rows/0");
        assertThat(refusals.getFirst().message())
                .contains("\"a\"", "\"ca\", \"cb\", ", "\"cl\" and 2 more")
                .doesNotContain("\"cm\"");
        assertThat(((Pairing.Refused) pairing(rows, "none")).refusals().getFirst().message())
                .isEqualTo("no row has the family \"none\"; the table has \"family\"");
    }

    @Test
    void anEmptyTableIsRefused() {
        assertThat(refused(List.of()).getFirst().pointer()).isEmpty();
    }

    @Test
    void onlySyntheticRowsOfThirtyTasksHaveAnInterval() {
        assertThat(paired(many(30, DataKind.SYNTHETIC)).interval()).isNotNull();
        assertThat(paired(many(29, DataKind.SYNTHETIC)).interval()).isNull();
        assertThat(paired(many(30, DataKind.LLM)).interval()).isNull();
    }

    @Test
    void tasksThatDifferInNothingHaveNoInterval() {
        var tied = new ArrayList<Row>();
        for (int i = 0; i < 40; i++) {
            Review both = i % 2 == 0 ? Rows.GOOD : Rows.BAD;
            tied.add(Rows.row("t" + i, "a", 0, DataKind.SYNTHETIC, both));
            tied.add(Rows.row("t" + i, "b", 0, DataKind.SYNTHETIC, both));
        }

        assertThat(paired(tied).interval()).isNull();
        assertThat(paired(tied).mean()).isZero();

        tied.set(0, Rows.row("t0", "a", 0, DataKind.SYNTHETIC, Rows.BAD));
        assertThat(paired(tied).interval()).isNotNull();
    }

    /// Computed by another program (a few lines of Python).
    @Test
    void theFileIsTheOneAnotherProgramComputes() throws IOException {
        var table =
                new Table(
                        many(30, DataKind.SYNTHETIC),
                        JsonNodeFactory.instance.objectNode().put("samplingDesign", "all of 30"));
        var order =
                new Pairing.Order("a", "b", Metric.TASK_SUCCESS, null, new Resampling(1000, 42));

        String json = written(((Pairing.Paired) Pairing.of(table, order)).pairs());

        assertThat(json)
                .contains("\"n\": 30", "\"samplingDesign\": \"all of 30\"", "\"task-sampling\"")
                .contains("\"mean\": " + MEAN, "\"low\": " + LOW, "\"high\": " + HIGH)
                .contains("\"level\": 0.95", "\"draws\": 1000", "\"seed\": 42");
    }

    /// Up to its uncertainty what the program wrote member by member, before the file was bound to
    /// its record.
    @Test
    void theFileIsWrittenAsItAlwaysWas() throws IOException {
        var interval = new ResampledMean(-0.5, 1e-7, 0.95, 1000, 9_007_199_254_740_991L);
        var pairs =
                new Pairs(
                        "a\u001f",
                        "b\"",
                        Metric.SEMANTIC_SUPPORT,
                        List.of(new PairedTask("t\n1", 0, 1), new PairedTask("é🦀", 2.0 / 3, 0.5)),
                        interval,
                        new Basis(
                                "drawn\tby lot",
                                List.of("task-sampling", "drift\t"),
                                List.of("ada", "é"),
                                false));

        assertThat(written(pairs))
                .isEqualTo(
                        """
                        {
                          "format": "plumbline-pairs",
                          "version": 1,
                          "conditionA": "a\\u001f",
                          "conditionB": "b\\"",
                          "metric": "semantic_support",
                          "tasks": [
                            {
                              "taskId": "t\\n1",
                              "a": 0,
                              "b": 1,
                              "difference": 1
                            },
                            {
                              "taskId": "é🦀",
                              "a": 0.6666666666666666,
                              "b": 0.5,
                              "difference": -0.16666666666666663
                            }
                          ],
                          "n": 2,
                          "mean": 0.4166666666666667,
                          "better": 1,
                          "equal": 0,
                          "worse": 1,
                          "interval": {
                            "low": -0.5,
                            "high": 1e-7,
                            "level": 0.95,
                            "draws": 1000,
                            "seed": 9007199254740991
                          },
                          "samplingDesign": "drawn\\tby lot",
                          "uncertainty": [
                            "task-sampling",
                            "drift\\t"
                          ],
                          "annotators": [
                            "ada",
                            "é"
                          ],
                          "independent": false
                        }
                        """);
        assertThat(written(paired(List.of(Rows.llm("t", "a", true), Rows.llm("t", "b", true)))))
                .endsWith(
                        """
                          "interval": null,
                          "samplingDesign": null,
                          "uncertainty": [],
                          "annotators": [],
                          "independent": null
                        }
                        """);
    }

    private static final String MEAN = "0.16666666666666666";
    private static final String LOW = "-0.06749999999999995";
    private static final String HIGH = "0.43333333333333335";

    @Test
    void eachMetricHasItsOwnScore() {
        Row partial =
                Rows.row(
                        "t",
                        "a",
                        0,
                        DataKind.LLM,
                        new Review(false, null, true, Support.SUPPORTED, true, true, "n"));

        assertThat(Metric.TASK_SUCCESS.score(partial)).isFalse();
        assertThat(Metric.SEMANTIC_SUPPORT.score(partial)).isTrue();
        assertThat(Metric.COMPLETE.score(partial)).isTrue();
        assertThat(
                        Metric.SEMANTIC_SUPPORT.score(
                                partial.with(Review.NONE, new Annotator("ada", null))))
                .isNull();
    }

    /// Task i succeeds under a where i is divisible by 3, under b where it is divisible by 2.
    private static List<Row> many(int tasks, DataKind kind) {
        var rows = new ArrayList<Row>();
        for (int i = 0; i < tasks; i++) {
            String task = "task-%02d".formatted(i);
            rows.add(Rows.row(task, "a", 0, kind, i % 3 == 0 ? Rows.GOOD : Rows.BAD));
            rows.add(Rows.row(task, "b", 0, kind, i % 2 == 0 ? Rows.GOOD : Rows.BAD));
        }
        return rows;
    }

    private static Row inFamily(Row row, String family) {
        RowHead head = row.head();
        return new Row(
                new RowHead(
                        head.taskId(), family, head.condition(), 0, head.dataKind(), null, null),
                row.source(),
                row.evidence(),
                row.review(),
                row.cost(),
                null);
    }

    private static Pairs paired(List<Row> rows) {
        return ((Pairing.Paired) pairing(rows, null)).pairs();
    }

    private static List<Incomparable> refused(List<Row> rows) {
        return ((Pairing.Refused) pairing(rows, null)).refusals();
    }

    private static Pairing pairing(List<Row> rows, @Nullable String family) {
        return Pairing.of(
                Rows.table(rows),
                new Pairing.Order("a", "b", Metric.TASK_SUCCESS, family, Resampling.DEFAULT));
    }

    private static String written(Pairs pairs) throws IOException {
        var out = new ByteArrayOutputStream();
        pairs.write(out);
        return out.toString(UTF_8);
    }
}
