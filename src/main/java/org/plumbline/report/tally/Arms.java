package org.plumbline.report.tally;

import org.jspecify.annotations.Nullable;

/// The set of models, or of prompts, that the trials of a stratum come from.
final class Arms {

    private final NameNumbers known = new NameNumbers();
    private boolean unknown;

    void add(@Nullable String name) {
        if (name == null) {
            unknown = true;
        } else {
            known.number(name);
        }
    }

    void addAll(Arms other) {
        known.addAll(other.known);
        unknown |= other.unknown;
    }

    boolean hasUnknown() {
        return unknown;
    }

    /// True where there are two or more; an unknown one is none of them.
    boolean isMixed() {
        return known.size() > 1;
    }

    /// True where both are the same set, unknown included.
    boolean isSameAs(Arms other) {
        return unknown == other.unknown && known.hasNamesOf(other.known);
    }
}
