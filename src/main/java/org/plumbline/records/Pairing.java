package org.plumbline.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// Pairs the rows of two conditions by task, never by the order of rows.
public sealed interface Pairing {

    /// What is compared.
    ///
    /// @param family the task family; null where the table has only one
    record Order(
            String conditionA,
            String conditionB,
            Metric metric,
            @Nullable String family,
            Resampling resampling) {}

    /// Each task has both conditions.
    record Paired(Pairs pairs) implements Pairing {}

    /// The rows cannot be compared.
    ///
    /// @param refusals at least one
    record Refused(List<Incomparable> refusals) implements Pairing {
        public Refused {
            refusals = List.copyOf(refusals);
        }
    }

    /// Pairs the rows of a table without errors.
    static Pairing of(Table table, Order order) {
        var selection = new Selection(table, order.metric(), order.family());
        if (!selection.refusals().isEmpty()) {
            return new Refused(selection.refusals());
        }
        if (selection.rows().isEmpty()) {
            return new Refused(
                    List.of(
                            Incomparable.ofTable(
                                    Code.RECORDS_MISSING_CONDITION, "the table has no rows")));
        }
        var compared = new ArrayList<Integer>();
        for (int number : selection.rows()) {
            String condition = selection.row(number).head().condition();
            if (condition.equals(order.conditionA()) || condition.equals(order.conditionB())) {
                compared.add(number);
            }
        }
        selection.checkComparable(compared);
        for (String condition : List.of(order.conditionA(), order.conditionB())) {
            checkKnown(condition, selection);
        }
        if (!selection.refusals().isEmpty()) {
            return new Refused(selection.refusals());
        }
        var tasks = new ArrayList<PairedTask>();
        selection
                .byTask(selection.rows())
                .forEach(
                        (taskId, numbers) -> {
                            PairedTask task = task(taskId, numbers, selection, order);
                            if (task != null) {
                                tasks.add(task);
                            }
                        });
        if (!selection.refusals().isEmpty()) {
            return new Refused(selection.refusals());
        }
        double[] differences = tasks.stream().mapToDouble(PairedTask::difference).toArray();
        var interval = selection.interval(compared, differences, order.resampling());
        return new Paired(
                new Pairs(
                        order.conditionA(),
                        order.conditionB(),
                        order.metric(),
                        tasks,
                        interval,
                        selection.basis(compared, interval != null)));
    }

    /// A condition that no row has is a slip of whoever named it, and no matter of each task.
    private static void checkKnown(String condition, Selection selection) {
        if (of(condition, selection.rows(), selection).isEmpty()) {
            var known =
                    selection.rows().stream()
                            .map(number -> selection.row(number).head().condition());
            selection.refuse(
                    Code.RECORDS_MISSING_CONDITION,
                    selection.rows().getFirst(),
                    null,
                    "no row that is compared has the condition %s; they have %s"
                            .formatted(Quoted.of(condition), Listed.of(known)));
        }
    }

    private static @Nullable PairedTask task(
            String taskId, List<Integer> numbers, Selection selection, Order order) {
        List<Integer> a = of(order.conditionA(), numbers, selection);
        List<Integer> b = of(order.conditionB(), numbers, selection);
        if (a.isEmpty() || b.isEmpty()) {
            var lacking = new ArrayList<String>();
            if (a.isEmpty()) {
                lacking.add(Quoted.of(order.conditionA()));
            }
            if (b.isEmpty()) {
                lacking.add(Quoted.of(order.conditionB()));
            }
            selection.refuse(
                    Code.RECORDS_MISSING_CONDITION,
                    numbers.getFirst(),
                    null,
                    "the task %s has no row of the condition %s"
                            .formatted(Quoted.of(taskId), String.join(" nor ", lacking)));
            return null;
        }
        return new PairedTask(taskId, selection.mean(a), selection.mean(b));
    }

    private static List<Integer> of(String condition, List<Integer> numbers, Selection selection) {
        return numbers.stream()
                .filter(number -> selection.row(number).head().condition().equals(condition))
                .toList();
    }
}
