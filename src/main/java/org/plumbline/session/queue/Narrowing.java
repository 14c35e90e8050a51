package org.plumbline.session.queue;

import java.util.HashSet;
import java.util.Set;

/// Which samples a queue shows: those that have, of each kind that is named, one of the facets.
public record Narrowing(Set<Facet> facets) {

    /// Shows all samples.
    public static final Narrowing NONE = new Narrowing(Set.of());

    public Narrowing {
        facets = Set.copyOf(facets);
    }

    public boolean isNone() {
        return facets.isEmpty();
    }

    public boolean has(Facet facet) {
        return facets.contains(facet);
    }

    /// Names a facet, or no longer where it is named.
    public Narrowing toggled(Facet facet) {
        var others = new HashSet<>(facets);
        if (!others.remove(facet)) {
            others.add(facet);
        }
        return new Narrowing(others);
    }
}
