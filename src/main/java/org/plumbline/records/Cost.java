package org.plumbline.records;

import org.jspecify.annotations.Nullable;

/// What a row took; the two kinds of call are never added up.
///
/// @param latencySeconds sum of the model calls' latencies; null is not measured, which is not 0
public record Cost(
        @Nullable Long llmCalls, @Nullable Long toolCalls, @Nullable Double latencySeconds) {}
