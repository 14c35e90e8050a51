package org.plumbline.records;

import org.jspecify.annotations.Nullable;

/// What was asked of whom.
///
/// @param replicate at least 0
/// @param modelId null for a baseline, or where it is not known
public record RowHead(
        String taskId,
        String taskFamily,
        String condition,
        long replicate,
        DataKind dataKind,
        @Nullable String modelId,
        @Nullable String promptVersion) {

    public RowKey key() {
        return new RowKey(taskId, condition, replicate);
    }
}
