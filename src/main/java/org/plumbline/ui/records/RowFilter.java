package org.plumbline.ui.records;

import org.jspecify.annotations.Nullable;
import org.plumbline.records.DataKind;
import org.plumbline.records.Row;

/// Which rows are shown; null lets all pass.
record RowFilter(
        @Nullable String family,
        @Nullable String condition,
        @Nullable DataKind kind,
        @Nullable RowState state) {

    static final RowFilter ALL = new RowFilter(null, null, null, null);

    boolean passes(Row row) {
        return (family == null || family.equals(row.head().taskFamily()))
                && (condition == null || condition.equals(row.head().condition()))
                && (kind == null || kind == row.head().dataKind())
                && (state == null || state == RowState.of(row));
    }

    RowFilter withFamily(@Nullable String other) {
        return new RowFilter(other, condition, kind, state);
    }

    RowFilter withCondition(@Nullable String other) {
        return new RowFilter(family, other, kind, state);
    }

    RowFilter withKind(@Nullable DataKind other) {
        return new RowFilter(family, condition, other, state);
    }

    RowFilter withState(@Nullable RowState other) {
        return new RowFilter(family, condition, kind, other);
    }
}
