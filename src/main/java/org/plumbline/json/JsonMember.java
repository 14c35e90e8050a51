package org.plumbline.json;

import org.plumbline.problem.Location;

/// A name and its value in an object.
public final class JsonMember {

    private final JsonTree tree;
    private final int node;

    JsonMember(JsonTree tree, int node) {
        this.tree = tree;
        this.node = node;
    }

    /// The name, unescaped.
    public String name() {
        return new JsonValue(tree, node).string();
    }

    /// False for a name with an unpaired surrogate, which has a problem of its own.
    public boolean hasBytes() {
        return !tree.nodes.is(node, Nodes.UNPAIRED);
    }

    /// Where the name begins.
    public Location location() {
        return new Location(tree.nodes.line(node), tree.nodes.column(node));
    }

    public JsonValue value() {
        return new JsonValue(tree, node + 1);
    }

    boolean isNamed(String name) {
        if (tree.nodes.is(node, Nodes.ESCAPED)) {
            return name().equals(name);
        }
        int start = tree.origin + tree.nodes.start(node);
        if (tree.nodes.end(node) - tree.nodes.start(node) != name.length()) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (tree.bytes[start + i] != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
