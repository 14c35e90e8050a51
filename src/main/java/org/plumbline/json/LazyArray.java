package org.plumbline.json;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.POJONode;

/// An array in a tree that is to be written, each of its elements made when its turn comes: a
/// hundred thousand claims as nodes would need many times the room of the case that has them.
public final class LazyArray implements Iterable<JsonNode> {

    private final Iterable<JsonNode> elements;

    private LazyArray(Iterable<JsonNode> elements) {
        this.elements = elements;
    }

    /// A node that is written as the array of what `toNode` makes of each value.
    public static <T> JsonNode of(List<T> values, Function<T, JsonNode> toNode) {
        Iterable<JsonNode> elements = () -> values.stream().map(toNode).iterator();
        return JsonNodeFactory.instance.pojoNode(new LazyArray(elements));
    }

    /// The array that a node stands for; null where it stands for something else.
    static @Nullable LazyArray in(JsonNode node) {
        return node instanceof POJONode held && held.getPojo() instanceof LazyArray array
                ? array
                : null;
    }

    @Override
    public Iterator<JsonNode> iterator() {
        return elements.iterator();
    }
}
