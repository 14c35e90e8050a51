package org.plumbline.intake;

import org.plumbline.files.Source;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Files in the form of JSON Lines.
final class Lines {

    private Lines() {}

    /// The same file, with its collection a line an element; without one, the one line.
    static Source of(String name, ObjectNode file) {
        var header = file.deepCopy();
        var text = new StringBuilder();
        boolean recording = file.path("format").asString("").equals("plumbline-recording");
        String[] collections =
                recording
                        ? new String[] {"calls"}
                        : new String[] {"cases", "requests", "ratings", "decisions", "rows"};
        for (String collection : collections) {
            JsonNode elements = header.get(collection);
            if (elements != null && elements.isArray()) {
                header.remove(collection);
                elements.forEach(element -> text.append(element).append('\n'));
            }
        }
        return World.source(name.replace(".json", ".jsonl"), header + "\n" + text);
    }
}
