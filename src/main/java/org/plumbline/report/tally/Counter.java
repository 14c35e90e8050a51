package org.plumbline.report.tally;

import java.util.EnumMap;
import org.plumbline.report.Counts;

/// Counts that grow: one for each constant of an enum.
final class Counter<E extends Enum<E>> {

    private final EnumMap<E, Long> counts;

    Counter(Class<E> type) {
        counts = new EnumMap<>(type);
        for (E constant : type.getEnumConstants()) {
            counts.put(constant, 0L);
        }
    }

    void add(E constant, long amount) {
        counts.merge(constant, amount, Long::sum);
    }

    void addAll(Counter<E> other) {
        other.counts.forEach(this::add);
    }

    Counts<E> counts() {
        return new Counts<>(counts);
    }
}
