package org.plumbline.records;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;
import tools.jackson.databind.JsonNode;

/// The rows of a selection by the levels of its factors, of which each row has one. Every
/// combination of levels is a cell.
final class Cells {

    private final Selection selection;
    private final List<String> factors;

    /// The levels of each row, by the number of the row.
    private final Map<Integer, List<Level>> levels = new LinkedHashMap<>();

    private final Map<List<Level>, List<Integer>> rows = new HashMap<>();
    private final List<List<Level>> all;

    /// @param most how many cells are of use; where there are more, one more is made
    Cells(Selection selection, List<String> factors, int most) {
        this.selection = selection;
        this.factors = factors;
        for (int number : selection.rows()) {
            List<Level> of = read(number);
            levels.put(number, of);
            rows.computeIfAbsent(of, cell -> new ArrayList<>()).add(number);
        }
        this.all = combinations(most);
    }

    /// The combinations of levels, the last factor's changing fastest.
    List<List<Level>> all() {
        return all;
    }

    /// The rows in a cell, by task; tasks in code-point order.
    Map<String, List<Integer>> tasks(List<Level> cell) {
        return selection.byTask(rows.getOrDefault(cell, List.of()));
    }

    /// The levels of a cell by the names of their factors.
    Map<String, Level> named(List<Level> cell) {
        var named = new LinkedHashMap<String, Level>();
        for (int i = 0; i < cell.size(); i++) {
            named.put(factors.get(i), cell.get(i));
        }
        return named;
    }

    /// Refuses each task that is in some cells and not in all, at its first row: the means of two
    /// cells over different tasks differ by their tasks too.
    void refuseHoles() {
        selection
                .byTask(selection.rows())
                .forEach(
                        (task, numbers) -> {
                            var has = new HashSet<List<Level>>();
                            numbers.forEach(number -> has.add(levelsOf(number)));
                            if (has.size() < all.size()) {
                                refuse(task, numbers.getFirst(), has);
                            }
                        });
    }

    private void refuse(String task, int first, Set<List<Level>> has) {
        List<Level> lacking =
                all.stream().filter(cell -> !has.contains(cell)).findFirst().orElseThrow();
        int more = all.size() - has.size() - 1;
        selection.refuse(
                Code.RECORDS_MISSING_CELL,
                first,
                null,
                "the task %s has no row in the cell %s%s; cells are compared over the same tasks"
                        .formatted(
                                Quoted.of(task),
                                inWords(lacking),
                                more == 0 ? "" : " nor in %s more".formatted(more)));
    }

    private String inWords(List<Level> cell) {
        var words = new ArrayList<String>();
        named(cell)
                .forEach((factor, level) -> words.add(Quoted.of(factor) + ": " + level.inWords()));
        return String.join(", ", words);
    }

    private List<List<Level>> combinations(int most) {
        List<List<Level>> combinations = List.of(List.of());
        for (int factor = 0; factor < factors.size(); factor++) {
            var known = new TreeSet<Level>();
            for (List<Level> of : levels.values()) {
                known.add(of.get(factor));
            }
            var longer = new ArrayList<List<Level>>();
            for (List<Level> begun : combinations) {
                for (Level level : known) {
                    var extended = new ArrayList<>(begun);
                    extended.add(level);
                    longer.add(extended);
                    if (longer.size() > most) {
                        return longer;
                    }
                }
            }
            combinations = longer;
        }
        return combinations;
    }

    private List<Level> levelsOf(int number) {
        return Objects.requireNonNull(levels.get(number), "a row of the selection");
    }

    private List<Level> read(int number) {
        JsonNode x = selection.row(number).x();
        if (x == null) {
            throw new IllegalStateException("rows without levels are refused");
        }
        return factors.stream().map(factor -> Level.of(x.get(factor))).toList();
    }
}
