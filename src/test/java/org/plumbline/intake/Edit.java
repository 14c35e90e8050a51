package org.plumbline.intake;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Another value for a member or an element of a file, or its removal where the value is a missing
/// one.
///
/// @param around the pointer of the object or array
/// @param name the member's name or the element's index there
record Edit(String around, String name, JsonNode value) {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// A removal, and one value of each type; `true` stands for `false` too.
    private static final List<JsonNode> OTHERS =
            List.of(
                    NODES.missingNode(),
                    NODES.nullNode(),
                    NODES.booleanNode(true),
                    NODES.numberNode(7),
                    NODES.stringNode("?"),
                    NODES.arrayNode(),
                    NODES.objectNode());

    /// The pointer of what is edited.
    String pointer() {
        return around + "/" + name;
    }

    boolean isRemoval() {
        return value.isMissingNode();
    }

    /// A copy of the file with the edit; the file as it is where an edit before took the place
    /// away.
    ObjectNode applyTo(ObjectNode file) {
        ObjectNode copy = file.deepCopy();
        JsonNode holder = copy.at(around);
        if (holder instanceof ObjectNode object && object.has(name)) {
            if (isRemoval()) {
                object.remove(name);
            } else {
                object.set(name, value);
            }
        } else if (holder instanceof ArrayNode array
                && name.matches("[0-9]+")
                && array.has(Integer.parseInt(name))) {
            if (isRemoval()) {
                array.remove(Integer.parseInt(name));
            } else {
                array.set(Integer.parseInt(name), value);
            }
        }
        return copy;
    }

    /// Each value of the file but those in `x` and in traces of tools, with each other value.
    static List<Edit> all(JsonNode file) {
        var edits = new ArrayList<Edit>();
        within(file, "", edits);
        return edits;
    }

    private static void within(JsonNode value, String pointer, List<Edit> edits) {
        if (pointer.matches(".*/(x|toolTrace|tool_trace)")) {
            return;
        }
        if (value instanceof ObjectNode object) {
            object.propertyNames().forEach(name -> add(object.get(name), pointer, name, edits));
        } else if (value instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                add(array.get(i), pointer, Integer.toString(i), edits);
            }
        }
    }

    private static void add(JsonNode value, String around, String name, List<Edit> edits) {
        OTHERS.forEach(other -> edits.add(new Edit(around, name, other)));
        within(value, around + "/" + name, edits);
    }
}
