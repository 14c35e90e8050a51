package org.plumbline.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Code;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

class FactorialTest {

    @Test
    void keepsEveryCellAndAveragesReplicatesWithinTasksFirst() {
        var rows =
                List.of(
                        of("t", 0, Rows.levels("on", true), true),
                        of("t", 1, Rows.levels("on", true), false),
                        of("u", 0, Rows.levels("on", true), true),
                        of("t", 2, Rows.levels("off", true), false),
                        of("u", 1, Rows.levels("off", true), false));

        var cells = summary(rows).cells();

        assertThat(cells).extracting(FactorialCell::n).containsExactly(2, 2);
        assertThat(cells).extracting(FactorialCell::mean).containsExactly(0.0, 0.75);
    }

    @Test
    void theOrderOfRowsChangesNothing() throws IOException {
        var rows = new ArrayList<Row>();
        for (int i = 0; i < 31 * 4; i++) {
            int cell = i / 31;
            rows.add(of("t" + i % 31, i, Rows.levels("r" + cell % 2, cell > 1), i % 5 == 0));
        }
        String written = written(summary(rows));
        assertThat(written).contains("\"task-sampling\"");
        for (int seed = 0; seed < 20; seed++) {
            Collections.shuffle(rows, new Random(seed));
            assertThat(written(summary(rows))).as("seed %d", seed).isEqualTo(written);
        }
    }

    @Test
    void aCellWhoseTasksHaveOneMeanHasNoInterval() {
        var rows = new ArrayList<Row>();
        for (int i = 0; i < 40; i++) {
            rows.add(of("t" + i, 0, Rows.levels("same", true), true));
            rows.add(of("t" + i, 1, Rows.levels("other", true), i > 0));
        }

        var cells = summary(rows).cells();

        assertThat(cells).extracting(FactorialCell::n).containsExactly(40, 40);
        assertThat(cells.getFirst().interval()).as("other").isNotNull();
        assertThat(cells.getLast().interval()).as("same").isNull();
    }

    @Test
    void numbersAreLevelsBySizeAndEqualOnesAreOne() {
        var nodes = JsonNodeFactory.instance;
        JsonNode ten = nodes.objectNode().put("retry", 10).put("cache", true);
        JsonNode two = nodes.objectNode().put("retry", 2.0).put("cache", true);
        JsonNode alsoTwo = nodes.objectNode().put("retry", 2).put("cache", true);

        var cells =
                summary(
                                List.of(
                                        of("t", 0, ten, true),
                                        of("u", 0, ten, true),
                                        of("t", 1, two, true),
                                        of("u", 2, alsoTwo, true)))
                        .cells();

        assertThat(cells)
                .extracting(cell -> cell.levels().values().iterator().next().canonical())
                .containsExactly("2", "10");
        assertThat(cells).extracting(FactorialCell::n).containsExactly(2, 2);
    }

    /// What the program wrote member by member, before the file was bound to its record. A level
    /// keeps the digits of its file, also where no double has so many.
    @Test
    void theFileIsWrittenAsItAlwaysWas() throws IOException {
        var nodes = JsonNodeFactory.instance;
        JsonNode digits = nodes.numberNode(new BigDecimal("0.10000000000000000000000000010"));
        var rows = new ArrayList<Row>();
        for (JsonNode retry :
                List.of(digits, nodes.numberNode(2.50), nodes.stringNode("\u0007 é"))) {
            for (JsonNode cache : List.of(nodes.nullNode(), nodes.booleanNode(true))) {
                JsonNode x = nodes.objectNode().set("retry", retry).set("cache", cache);
                rows.add(of("t", rows.size(), x, !cache.isNull()));
            }
        }

        assertThat(written(summary(rows)))
                .startsWith(
                        """
                        {
                          "format": "plumbline-factorial",
                          "version": 1,
                          "factors": [
                            "retry",
                            "cache"
                          ],
                          "metric": "task_success",
                          "cells": [
                            {
                              "levels": {
                                "retry": 0.10000000000000000000000000010,
                                "cache": null
                              },
                              "n": 1,
                              "mean": 0,
                              "interval": null
                            },
                            {
                              "levels": {
                                "retry": 0.10000000000000000000000000010,
                                "cache": true
                              },
                              "n": 1,
                              "mean": 1,
                              "interval": null
                            },
                            {
                              "levels": {
                                "retry": 2.5,
                                "cache": null
                              },
                        """)
                .endsWith(
                        """
                            {
                              "levels": {
                                "retry": "\\u0007 é",
                                "cache": true
                              },
                              "n": 1,
                              "mean": 1,
                              "interval": null
                            }
                          ],
                          "samplingDesign": null,
                          "uncertainty": [],
                          "annotators": [],
                          "independent": null
                        }
                        """);
    }

    @Test
    void aRowWithoutAFactorIsRefused() {
        Row without = Rows.synthetic("t", "a", true);

        var refusals = ((Factorial.Refused) factorial(List.of(without))).refusals();

        assertThat(refusals)
                .extracting(Incomparable::code)
                .containsExactly(Code.SCHEMA_MISSING_FIELD, Code.SCHEMA_MISSING_FIELD);
        assertThat(refusals.getFirst().pointer()).isEqualTo("/rows/0");
    }

    @Test
    void aFactorThatNoRowHasIsRefusedOnceWithThoseThatAreThere() {
        JsonNode other = JsonNodeFactory.instance.objectNode().put("tier", 1).put("cache", true);

        var refusals =
                ((Factorial.Refused)
                                factorial(
                                        List.of(of("t", 0, other, true), of("u", 1, other, true))))
                        .refusals();

        assertThat(refusals)
                .extracting(Incomparable::message)
                .containsExactly(
                        "no row has the factor \"retry\"; members of the rows' x are"
                                + " \"cache\", \"tier\"");
    }

    @Test
    void syntheticRowsAreNotPooledWithOthers() {
        Row real = Rows.row("t", "c", 9, DataKind.LLM, Rows.GOOD, Rows.levels("on", true));

        var refusals =
                ((Factorial.Refused)
                                factorial(List.of(of("t", 0, Rows.levels("on", true), true), real)))
                        .refusals();

        assertThat(refusals).extracting(Incomparable::code).containsExactly(Code.RECORDS_MIXED);
    }

    private static Row of(String task, int replicate, JsonNode x, boolean success) {
        Review review = success ? Rows.GOOD : Rows.BAD;
        return Rows.row(task, "c", replicate, DataKind.SYNTHETIC, review, x);
    }

    private static FactorialSummary summary(List<Row> rows) {
        return ((Factorial.Summarised) factorial(rows)).summary();
    }

    private static Factorial factorial(List<Row> rows) {
        return Factorial.of(
                Rows.table(rows),
                new Factorial.Order(
                        List.of("retry", "cache"),
                        Metric.TASK_SUCCESS,
                        null,
                        new Resampling(1000, 1)));
    }

    private static String written(FactorialSummary summary) throws IOException {
        var out = new ByteArrayOutputStream();
        summary.write(out);
        return out.toString(UTF_8);
    }
}
