package org.plumbline.records;

import org.plumbline.text.Quoted;

/// What makes a row the one it is; no table has one twice.
///
/// @param replicate at least 0
public record RowKey(String taskId, String condition, long replicate) {

    /// The key in words, for messages.
    public String inWords() {
        return "task %s, condition %s, replicate %s"
                .formatted(Quoted.of(taskId), Quoted.of(condition), replicate);
    }
}
