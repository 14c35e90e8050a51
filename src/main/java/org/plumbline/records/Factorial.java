package org.plumbline.records;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;
import tools.jackson.databind.JsonNode;

/// Summarises rows by factors, which are members of the rows' `x`. Every combination of levels is a
/// cell, also one that no row is in.
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
        List<List<Level>> combinations = combinations(selection, order);
        if (combinations.size() > MOST_CELLS) {
            return new Refused(
                    List.of(
                            Incomparable.ofTable(
                                    Code.SCHEMA_VALUE,
                                    "more than %s combinations of levels".formatted(MOST_CELLS))));
        }
        var cells = combinations.stream().map(levels -> cell(levels, selection, order)).toList();
        return new Summarised(
                new FactorialSummary(
                        order.factors(), order.metric(), cells, selection.samplingDesign()));
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

    /// All combinations of levels, the last factor's changing fastest; one more than the limit at
    /// most.
    private static List<List<Level>> combinations(Selection selection, Order order) {
        List<List<Level>> combinations = List.of(List.of());
        for (String factor : order.factors()) {
            var levels = new TreeSet<Level>();
            selection.rows().forEach(number -> levels.add(level(number, factor, selection)));
            var longer = new ArrayList<List<Level>>();
            for (List<Level> begun : combinations) {
                for (Level level : levels) {
                    var extended = new ArrayList<>(begun);
                    extended.add(level);
                    longer.add(extended);
                    if (longer.size() > MOST_CELLS) {
                        return longer;
                    }
                }
            }
            combinations = longer;
        }
        return combinations;
    }

    private static FactorialCell cell(List<Level> levels, Selection selection, Order order) {
        var tasks = selection.byTask(row -> isIn(row, levels, order.factors()));
        var named = new LinkedHashMap<String, Level>();
        for (int i = 0; i < levels.size(); i++) {
            named.put(order.factors().get(i), levels.get(i));
        }
        if (tasks.isEmpty()) {
            return new FactorialCell(named, 0, null, null);
        }
        double[] means = tasks.values().stream().mapToDouble(selection::mean).toArray();
        var numbers = tasks.values().stream().flatMap(List::stream).toList();
        ResampledMean interval = selection.interval(numbers, means, order.resampling());
        return new FactorialCell(named, means.length, Selection.meanOf(means), interval);
    }

    private static boolean isIn(Row row, List<Level> levels, List<String> factors) {
        JsonNode x = row.x();
        for (int i = 0; i < factors.size(); i++) {
            if (x == null || !levels.get(i).equals(Level.of(x.get(factors.get(i))))) {
                return false;
            }
        }
        return true;
    }

    private static Level level(int number, String factor, Selection selection) {
        JsonNode x = selection.row(number).x();
        if (x == null) {
            throw new IllegalStateException("rows without levels are refused");
        }
        return Level.of(x.get(factor));
    }
}
