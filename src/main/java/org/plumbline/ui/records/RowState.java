package org.plumbline.ui.records;

import org.plumbline.records.Row;

/// How far a row is, and what came of it.
enum RowState {
    UNREVIEWED("○", "unreviewed"),
    SUCCESS("✓", "success"),
    FAILED("✕", "failed");

    private final String sign;
    private final String key;

    RowState(String sign, String key) {
        this.sign = sign;
        this.key = key;
    }

    static RowState of(Row row) {
        Boolean success = row.taskSuccess();
        if (success == null) {
            return UNREVIEWED;
        }
        return success ? SUCCESS : FAILED;
    }

    /// A sign that says it without a colour.
    String sign() {
        return sign;
    }

    /// The last part of the keys of its words.
    String key() {
        return key;
    }
}
