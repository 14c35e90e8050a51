package org.plumbline.ui.records;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.records.DataKind;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Metric;
import org.plumbline.records.Pairing;
import org.plumbline.records.Pairs;
import org.plumbline.records.Resampling;
import org.plumbline.records.Row;
import org.plumbline.session.RecordReview;
import org.plumbline.session.RecordTable;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Words;

/// Compares two conditions of the open table, anew after each change. FX thread only.
final class Comparison {

    private final RecordsModel model;
    private final Background background;
    private final Supplier<@Nullable RecordReview> open;
    private int asked;
    private boolean choosing;

    Comparison(
            RecordsModel model, Background background, Supplier<@Nullable RecordReview> open) {
        this.model = model;
        this.background = background;
        this.open = open;
    }

    /// Chooses two conditions of one family that can be compared, of a table that was just opened.
    void begin(List<Row> rows) {
        choosing = true;
        String family = null;
        String a = null;
        String b = null;
        for (Row row : rows) {
            boolean baseline = row.head().dataKind() == DataKind.DETERMINISTIC_BASELINE;
            if (family == null && baseline) {
                family = row.head().taskFamily();
                a = row.head().condition();
            }
        }
        for (Row row : rows) {
            String condition = row.head().condition();
            boolean fits = family == null || family.equals(row.head().taskFamily());
            a = a == null && fits ? condition : a;
            b = b == null && fits && !condition.equals(a) ? condition : b;
        }
        model.family.set(family == null && !rows.isEmpty() ? familyOf(rows) : family);
        model.conditionA.set(a);
        model.conditionB.set(b);
        choosing = false;
        compare();
    }

    private static String familyOf(List<Row> rows) {
        return rows.getFirst().head().taskFamily();
    }

    void metric(Metric metric) {
        model.metric.set(metric);
        compare();
    }

    void family(@Nullable String family) {
        model.family.set(family);
        compare();
    }

    void a(@Nullable String condition) {
        model.conditionA.set(condition);
        compare();
    }

    void b(@Nullable String condition) {
        model.conditionB.set(condition);
        compare();
    }

    /// The rows that are compared for a task.
    List<Row> rows(String taskId, String condition) {
        RecordReview review = open.get();
        return review == null
                ? List.of()
                : review.table().rows().stream()
                        .filter(row -> row.head().taskId().equals(taskId))
                        .filter(row -> row.head().condition().equals(condition))
                        .toList();
    }

    void compare() {
        RecordReview review = open.get();
        String a = model.conditionA.get();
        String b = model.conditionB.get();
        if (review == null || choosing) {
            return;
        }
        if (a == null || b == null || a.equals(b)) {
            show(null, Words.get("records.compare.choose"));
            return;
        }
        var order =
                new Pairing.Order(
                        a, b, model.metric.get(), model.family.get(), Resampling.DEFAULT);
        var located =
                new LocatedTable(
                        review.located().file(),
                        review.located().sha256(),
                        review.table(),
                        review.located().places());
        int number = ++asked;
        background
                .run(() -> RecordTable.pair(located, order))
                .onDone(
                        outcome -> {
                            // An answer to an earlier question must not stand under this one.
                            if (number == asked) {
                                shown(outcome);
                            }
                        });
    }

    private void shown(RecordTable.Outcome<Pairs> outcome) {
        switch (outcome) {
            case RecordTable.Outcome.Made<Pairs>(Pairs pairs) -> show(pairs, "");
            case RecordTable.Outcome.Declined<Pairs>(var problems) ->
                    show(
                            null,
                            problems.problems().stream()
                                    .map(Comparison::words)
                                    .collect(Collectors.joining("\n")));
        }
    }

    private static String words(Problem problem) {
        return problem.code().word() + " · " + problem.pointer() + " · " + problem.message();
    }

    private void show(@Nullable Pairs pairs, String refusal) {
        model.pairs.set(pairs);
        model.refusal.set(refusal);
    }
}
