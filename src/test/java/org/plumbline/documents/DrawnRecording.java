package org.plumbline.documents;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Draws a recording: calls, numbered from 0 in the order in which they are added, and rows of
/// them.
final class DrawnRecording {

    final ObjectNode node =
            Drawing.read(
                    "{\"format\": \"plumbline-recording\", \"version\": 1, \"rows\": [], \"calls\": []}");

    DrawnRecording llm(@Nullable String response, @Nullable Double seconds, String... packed) {
        return call("llm", response, null, seconds, packed);
    }

    DrawnRecording tool(@Nullable String response, Object observed, @Nullable Double seconds) {
        return call("tool", response, List.of(observed), seconds);
    }

    private DrawnRecording call(
            String kind,
            @Nullable String response,
            @Nullable Object trace,
            @Nullable Double seconds,
            String... packed) {
        ObjectNode call = ((ArrayNode) node.get("calls")).addObject().put("kind", kind);
        Drawing.put(call, "/rawResponse", response);
        Drawing.put(call, "/packedIds", packed);
        Drawing.put(call, "/toolTrace", trace);
        Drawing.put(call, "/latencySeconds", seconds);
        return this;
    }

    /// A row of a model's calls.
    DrawnRecording row(String task, String condition, int... calls) {
        return row(task, condition, "llm", "model-1", calls);
    }

    DrawnRecording row(
            String task, String condition, String kind, @Nullable String model, int... calls) {
        ObjectNode row =
                ((ArrayNode) node.get("rows"))
                        .addObject()
                        .put("task_id", task)
                        .put("task_family", "f")
                        .put("condition", condition)
                        .put("replicate", 0)
                        .put("data_kind", kind)
                        .put("model_id", model)
                        .put("prompt_version", "1");
        Drawing.put(row, "/call_ids", calls);
        return this;
    }
}
