package org.plumbline.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.problem.Code;
import org.plumbline.text.CodePointOrder;
import org.plumbline.text.Quoted;

/// Rows that are to be compared by a metric, and what stands against it. Rows are known by their
/// numbers in the table, so that a refusal can say where it comes from.
final class Selection {

    /// With fewer tasks an interval from resampling them is too short.
    private static final int FEWEST_TASKS = 30;

    private static final Comparator<String> ORDER = CodePointOrder.INSTANCE;

    private final Table table;
    private final Metric metric;
    private final List<Incomparable> refusals = new ArrayList<>();
    private final List<Integer> rows = new ArrayList<>();

    /// The rows of a family; with null those of the only one.
    Selection(Table table, Metric metric, @Nullable String family) {
        this.table = table;
        this.metric = metric;
        String first = family;
        for (int i = 0; i < table.rows().size(); i++) {
            String of = row(i).head().taskFamily();
            first = first == null ? of : first;
            if (of.equals(first)) {
                rows.add(i);
            } else if (family == null) {
                refuse(
                        Code.RECORDS_FAMILY,
                        i,
                        Column.TASK_FAMILY,
                        "a second task family, %s beside %s; say which one with --family"
                                .formatted(Quoted.of(of), Quoted.of(first)));
                return;
            }
        }
        if (rows.isEmpty() && family != null) {
            refusals.add(Incomparable.ofTable(Code.RECORDS_FAMILY, unknownFamily(family)));
        }
    }

    private String unknownFamily(String family) {
        Stream<String> known = table.rows().stream().map(row -> row.head().taskFamily());
        return "no row has the family %s; %s"
                .formatted(
                        Quoted.of(family),
                        table.rows().isEmpty()
                                ? "the table has no rows"
                                : "the table has " + Listed.of(known));
    }

    Row row(int number) {
        return table.rows().get(number);
    }

    List<Integer> rows() {
        return rows;
    }

    List<Incomparable> refusals() {
        return refusals;
    }

    void refuse(Code code, int row, @Nullable Column field, String message) {
        refusals.add(new Incomparable(code, row, field, message));
    }

    /// These rows by task, tasks in code-point order.
    Map<String, List<Integer>> byTask(List<Integer> numbers) {
        Map<String, List<Integer>> tasks = new TreeMap<>(ORDER);
        for (int number : numbers) {
            tasks.computeIfAbsent(row(number).head().taskId(), id -> new ArrayList<>()).add(number);
        }
        return new LinkedHashMap<>(tasks);
    }

    /// Refuses these rows where one has no score, or where synthetic ones stand beside others.
    void checkComparable(List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return;
        }
        boolean synthetic = isSynthetic(numbers.getFirst());
        for (int number : numbers) {
            if (isSynthetic(number) != synthetic) {
                refuse(
                        Code.RECORDS_MIXED,
                        number,
                        Column.DATA_KIND,
                        "%s beside %s; synthetic rows are compared with synthetic ones alone"
                                .formatted(
                                        row(number).head().dataKind().word(),
                                        row(numbers.getFirst()).head().dataKind().word()));
                break;
            }
        }
        for (int number : numbers) {
            if (metric.score(row(number)) == null) {
                refuse(
                        Code.RECORDS_UNREVIEWED,
                        number,
                        metric.column(),
                        "%s of %s is null; review the row first"
                                .formatted(metric.word(), row(number).key().inWords()));
            }
        }
    }

    /// The mean of the scores, 1 or 0, of rows that all have one: the quotient of two integers.
    double mean(List<Integer> numbers) {
        long good =
                numbers.stream()
                        .filter(number -> Boolean.TRUE.equals(metric.score(row(number))))
                        .count();
        return (double) good / numbers.size();
    }

    /// The interval for a mean over tasks; null but for synthetic rows with enough tasks, which
    /// differ: of equal ones every draw has the same mean, and an interval of no width would say
    /// that nothing else can be.
    @Nullable ResampledMean interval(List<Integer> numbers, double[] items, Resampling resampling) {
        boolean allowed =
                items.length >= FEWEST_TASKS
                        && Arrays.stream(items).distinct().limit(2).count() > 1
                        && numbers.stream().allMatch(this::isSynthetic);
        return allowed ? ResampledMean.of(items, resampling.draws(), resampling.seed()) : null;
    }

    /// What a comparison of these rows rests on.
    ///
    /// @param interval true where there is one
    Basis basis(List<Integer> numbers, boolean interval) {
        return Basis.of(table, numbers.stream().map(this::row).toList(), interval);
    }

    /// The sum from left to right by their number.
    static double meanOf(double[] items) {
        double sum = 0;
        for (double item : items) {
            sum += item;
        }
        return sum / items.length;
    }

    private boolean isSynthetic(int number) {
        return row(number).head().dataKind() == DataKind.SYNTHETIC;
    }
}
