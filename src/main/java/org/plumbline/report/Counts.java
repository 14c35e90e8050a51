package org.plumbline.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// How often each constant of an enum was counted.
///
/// @param byConstant each constant is there, in the order of the file formats
public record Counts<E extends Enum<E>>(Map<E, Long> byConstant) {

    public Counts {
        byConstant = Collections.unmodifiableMap(new EnumMap<>(byConstant));
    }

    public long of(E constant) {
        return byConstant.getOrDefault(constant, 0L);
    }

    public List<E> constants() {
        return List.copyOf(byConstant.keySet());
    }

    long total() {
        return byConstant.values().stream().mapToLong(Long::longValue).sum();
    }
}
