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
    Location location() {
        return new Location(tree.nodes.line(node), tree.nodes.column(node));
    }

    public JsonValue value() {
        return new JsonValue(tree, node + 1);
    }

    /// True where the name, unescaped, is this one of ASCII characters.
    public boolean isNamed(String name) {
        return tree.isName(node, name);
    }
}
