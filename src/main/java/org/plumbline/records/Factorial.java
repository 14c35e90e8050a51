package org.plumbline.records;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;
import tools.jackson.databind.JsonNode;

/// Summarises rows by factors, which are members of the rows' `x`. Every combination of levels is a
/// cell, and a task is in all of them or refused.
public sealed interface Factorial {

    /// A table has no more cells than this.
    int MOST_CELLS = 100_000;

    /// What is summarised.
    ///
    /// @param factors names of members of `x`, at least one
    /// @param family the task family; null where the table has only one
    record Order(
            List<String> factors, Metric metric, @Nullable String family, Resampling resampling) {
        public Order {
            factors = List.copyOf(factors);
        }
    }

    /// Each row is in a cell.
    record Summarised(FactorialSummary summary) implements Factorial {}

    /// The rows cannot be summarised.
    ///
    /// @param refusals at least one
    record Refused(List<Incomparable> refusals) implements Factorial {
        public Refused {
            refusals = List.copyOf(refusals);
        }
    }

    /// Summarises the rows of a table without errors.
    static Factorial of(Table table, Order order) {
        var selection = new Selection(table, order.metric(), order.family());
        if (selection.refusals().isEmpty()) {
            selection.checkComparable(selection.rows());
            List<String> known =
                    order.factors().stream().filter(factor -> isKnown(factor, selection)).toList();
            selection.rows().forEach(number -> checkLevels(number, selection, known));
        }
        if (!selection.refusals().isEmpty()) {
            return new Refused(selection.refusals());
        }
        var cells = new Cells(selection, order.factors(), MOST_CELLS);
        if (cells.all().size() > MOST_CELLS) {
            return new Refused(
                    List.of(
                            Incomparable.ofTable(
                                    Code.SCHEMA_VALUE,
                                    "more than %s combinations of levels".formatted(MOST_CELLS))));
        }
        cells.refuseHoles();
        return selection.refusals().isEmpty()
                ? new Summarised(summary(cells, selection, order))
                : new Refused(selection.refusals());
    }

    private static FactorialSummary summary(Cells cells, Selection selection, Order order) {
        var summarised =
                cells.all().stream().map(levels -> cell(levels, cells, selection, order)).toList();
        boolean interval = summarised.stream().anyMatch(cell -> cell.interval() != null);
        return new FactorialSummary(
                order.factors(),
                order.metric(),
                summarised,
                selection.basis(selection.rows(), interval));
    }

    /// A factor that no row has is a slip of whoever named it, and told once.
    private static boolean isKnown(String factor, Selection selection) {
        Set<String> known = new HashSet<>();
        for (int number : selection.rows()) {
            JsonNode x = selection.row(number).x();
            if (x != null) {
                known.addAll(x.propertyNames());
            }
        }
        if (selection.rows().isEmpty() || known.contains(factor)) {
            return true;
        }
        selection.refuse(
                Code.SCHEMA_MISSING_FIELD,
                selection.rows().getFirst(),
                null,
                "no row has the factor %s; %s"
                        .formatted(
                                Quoted.of(factor),
                                known.isEmpty()
                                        ? "factors are members of the rows' x, and no row has any"
                                        : "members of the rows' x are "
                                                + Listed.of(known.stream())));
        return false;
    }

    private static void checkLevels(int number, Selection selection, List<String> factors) {
        JsonNode x = selection.row(number).x();
        for (String factor : factors) {
            JsonNode value = x == null ? null : x.get(factor);
            if (value == null) {
                selection.refuse(
                        Code.SCHEMA_MISSING_FIELD,
                        number,
                        null,
                        "the factor %s is missing in x".formatted(Quoted.of(factor)));
            } else if (value.isContainer()) {
                selection.refuse(
                        Code.SCHEMA_TYPE,
                        number,
                        null,
                        "the factor %s is an object or array; a level is a string, number, boolean or null"
                                .formatted(Quoted.of(factor)));
            }
        }
    }

    private static FactorialCell cell(
            List<Level> levels, Cells cells, Selection selection, Order order) {
        var tasks = cells.tasks(levels);
        double[] means = tasks.values().stream().mapToDouble(selection::mean).toArray();
        var numbers = tasks.values().stream().flatMap(List::stream).toList();
        ResampledMean interval = selection.interval(numbers, means, order.resampling());
        return new FactorialCell(
                cells.named(levels), means.length, Selection.meanOf(means), interval);
    }
}
