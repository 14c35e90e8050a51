package org.plumbline.json;

import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Location;

/// Takes the members of a root that it knows, and passes over all else, what is wrong with the
/// document too: for a look before a file is read for its problems.
public abstract class Skimmer implements DocumentHandler {

    @Override
    public void array(String name, Location nameAt, Location at) {}

    @Override
    public boolean wantsElements(String name) {
        return false;
    }

    @Override
    public void element(JsonTree element) {
        throw new IllegalStateException("no elements are wanted");
    }

    @Override
    public void closed(Location root) {}

    @Override
    public void notAnObject(JsonTree root) {}

    @Override
    public void fault(JsonFault fault, @Nullable JsonTree unfinished) {}

    @Override
    public @Nullable String lines() {
        return null;
    }

    /// A string that has bytes; null for anything else.
    protected static @Nullable String text(@Nullable JsonValue value) {
        return value == null || value.kind() != Kind.STRING || value.hasUnpairedSurrogate()
                ? null
                : value.string();
    }
}
