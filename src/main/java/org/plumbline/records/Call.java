package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One call as it was recorded.
///
/// @param packedIds empty where none are known
/// @param toolTrace empty where none is known
/// @param latencySeconds null where it was not measured
public record Call(
        CallKind kind,
        @Nullable String rawResponse,
        List<String> packedIds,
        List<JsonNode> toolTrace,
        @Nullable Double latencySeconds) {

    public Call {
        packedIds = List.copyOf(packedIds);
        toolTrace = List.copyOf(toolTrace);
    }
}
