package org.plumbline.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.CanonicalJson;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// What a reviewer has to look at: the response, the ids of the evidence that was packed for it,
/// and what tools said.
///
/// @param toolTrace free JSON, which nobody changes
public record RowEvidence(
        @Nullable String rawResponse, List<String> packedIds, List<JsonNode> toolTrace) {

    public RowEvidence {
        packedIds = List.copyOf(packedIds);
        toolTrace = List.copyOf(toolTrace);
    }

    /// SHA-256 over the canonical JSON of the three. A review is of these bytes and of no others.
    public Sha256 sha256() {
        var object = JsonNodeFactory.instance.objectNode();
        var ids = object.putArray("packed_ids");
        packedIds.forEach(ids::add);
        object.put("raw_response", rawResponse);
        object.putArray("tool_trace").addAll(toolTrace);
        return CanonicalJson.sha256(object);
    }
}
