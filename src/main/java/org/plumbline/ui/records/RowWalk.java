package org.plumbline.ui.records;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Row;
import org.plumbline.session.records.RecordReview;

/// Which rows of the open table are shown, and which of them is the current one. FX thread only.
final class RowWalk {

    private final RecordsModel model;
    private final Supplier<@Nullable RecordReview> open;
    private final Runnable leaving;

    /// @param open the table; null where none is
    /// @param leaving called before the current row is left
    RowWalk(RecordsModel model, Supplier<@Nullable RecordReview> open, Runnable leaving) {
        this.model = model;
        this.open = open;
        this.leaving = leaving;
    }

    /// Shows all rows of a table that was just opened, and goes to the first.
    void begin() {
        List<Row> rows = table().located().table().rows();
        model.families.setAll(
                rows.stream().map(row -> row.head().taskFamily()).distinct().sorted().toList());
        model.conditions.setAll(
                rows.stream().map(row -> row.head().condition()).distinct().sorted().toList());
        model.filter.set(RowFilter.ALL);
        model.row.set(-1);
        refilter();
        select(rows.isEmpty() ? -1 : 0);
    }

    /// What is shown of a table, and which row of it is the current one.
    record Place(RowFilter filter, int row) {}

    Place place() {
        return new Place(model.filter.get(), model.row.get());
    }

    /// Goes where this was, in the same table.
    void goOn(Place place) {
        filter(now -> place.filter());
        select(place.row());
    }

    /// A row with what counts of its reviews.
    Row row(int number) {
        return table().row(number);
    }

    private RecordReview table() {
        RecordReview now = open.get();
        if (now == null) {
            throw new IllegalStateException("no table is open");
        }
        return now;
    }

    void filter(UnaryOperator<RowFilter> change) {
        model.filter.set(change.apply(model.filter.get()));
        refilter();
        if (!model.shown.contains(model.row.get())) {
            select(model.shown.isEmpty() ? -1 : model.shown.getFirst());
        }
    }

    private void refilter() {
        RecordReview now = open.get();
        if (now != null) {
            RowFilter filter = model.filter.get();
            List<Integer> passing =
                    IntStream.range(0, now.size())
                            .filter(number -> filter.passes(now.row(number)))
                            .boxed()
                            .toList();
            model.shownTasks.set(Counted.tasks(passing.stream().map(now::row).toList()));
            model.shown.setAll(passing);
        }
    }

    void select(int number) {
        leaving.run();
        model.row.set(number);
        RecordReview now = open.get();
        model.current.set(
                now == null || number < 0 ? null : now.row(number, model.independent.get()));
    }

    /// The next (1) or previous (-1) row that is shown.
    void step(int step) {
        int place = model.shown.indexOf(model.row.get()) + step;
        if (place >= 0 && place < model.shown.size()) {
            select(model.shown.get(place));
        }
    }

    /// The next row that is shown and not reviewed, from the current one on and round again.
    void nextUnreviewed() {
        int from = model.shown.indexOf(model.row.get());
        int size = model.shown.size();
        for (int i = 1; i <= size; i++) {
            int number = model.shown.get(Math.floorMod(from + i, size));
            if (RowState.of(row(number)) == RowState.UNREVIEWED) {
                select(number);
                return;
            }
        }
    }
}
