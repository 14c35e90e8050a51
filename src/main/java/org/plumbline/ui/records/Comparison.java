package org.plumbline.ui.records;

import java.util.Comparator;
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
import org.plumbline.records.RowHead;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.RecordTable;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Compares two conditions of the open table, anew after each change. FX thread only.
final class Comparison {

    private final RecordsModel model;
    private final Supplier<@Nullable RecordReview> open;
    private final Latest pairings;
    private boolean choosing;

    Comparison(RecordsModel model, Background background, Supplier<@Nullable RecordReview> open) {
        this.model = model;
        this.open = open;
        pairings = new Latest(background);
    }

    /// Chooses the family with the most tasks, and conditions of it, of a table that was just
    /// opened.
    void begin(List<Row> rows) {
        choosing = true;
        String best = null;
        long most = 0;
        for (String family : model.families) {
            long tasks = tasks(rows, family);
            if (tasks > most) {
                best = family;
                most = tasks;
            }
        }
        choose(rows, best);
        choosing = false;
        compare();
    }

    private static long tasks(List<Row> rows, String family) {
        return rows.stream()
                .map(Row::head)
                .filter(head -> head.taskFamily().equals(family))
                .map(RowHead::taskId)
                .distinct()
                .count();
    }

    /// A family with the first two of its conditions, a baseline before others.
    private void choose(List<Row> rows, @Nullable String family) {
        List<String> conditions =
                rows.stream()
                        .map(Row::head)
                        .filter(head -> head.taskFamily().equals(family))
                        .sorted(Comparator.comparing(Comparison::isNoBaseline))
                        .map(RowHead::condition)
                        .distinct()
                        .toList();
        model.family.set(family);
        model.conditionA.set(conditions.isEmpty() ? null : conditions.getFirst());
        model.conditionB.set(conditions.size() < 2 ? null : conditions.get(1));
    }

    private static boolean isNoBaseline(RowHead head) {
        return head.dataKind() != DataKind.DETERMINISTIC_BASELINE;
    }

    void metric(Metric metric) {
        model.metric.set(metric);
        compare();
    }

    void family(@Nullable String family) {
        RecordReview review = open.get();
        if (review != null) {
            choosing = true;
            choose(review.located().table().rows(), family);
            choosing = false;
        }
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
                : review.table(model.independent.get()).rows().stream()
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
            pairings.forget();
            show(null, Words.get("records.compare.choose"));
            return;
        }
        var order =
                new Pairing.Order(a, b, model.metric.get(), model.family.get(), Resampling.DEFAULT);
        var located =
                new LocatedTable(
                        review.located().file(),
                        review.located().sha256(),
                        review.table(model.independent.get()),
                        review.located().places());
        pairings.run(() -> RecordTable.pair(located, order), this::shown, failure -> {});
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
        return problem.code().word()
                + " · "
                + Shown.of(String.valueOf(problem.pointer()))
                + " · "
                + Shown.of(problem.message());
    }

    private void show(@Nullable Pairs pairs, String refusal) {
        model.pairs.set(pairs);
        model.refusal.set(refusal);
    }
}
