package org.plumbline.records;

import org.jspecify.annotations.Nullable;
import org.plumbline.text.Term;

/// What a row is scored by.
public enum Metric implements Term {
    TASK_SUCCESS("task_success"),
    SEMANTIC_SUPPORT("semantic_support"),
    COMPLETE("complete");

    private final String word;

    Metric(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// The field it is taken from.
    Column column() {
        return switch (this) {
            case TASK_SUCCESS -> Column.TASK_SUCCESS;
            case SEMANTIC_SUPPORT -> Column.SEMANTIC_SUPPORT;
            case COMPLETE -> Column.COMPLETE;
        };
    }

    /// True for 1, false for 0; null while the row is not reviewed for this.
    @Nullable Boolean score(Row row) {
        return switch (this) {
            case TASK_SUCCESS -> row.taskSuccess();
            case SEMANTIC_SUPPORT -> {
                Support support = row.review().semanticSupport();
                yield support == null ? null : support == Support.SUPPORTED;
            }
            case COMPLETE -> row.review().complete();
        };
    }
}
