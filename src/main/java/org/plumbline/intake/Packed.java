package org.plumbline.intake;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/// Enums as one byte, in memory alone: a file has their words, so their order may change.
@SuppressWarnings("EnumOrdinal")
final class Packed {

    private Packed() {}

    static byte of(Enum<?> constant) {
        return (byte) constant.ordinal();
    }

    static <E extends Enum<E>> E to(E[] constants, byte packed) {
        return constants[packed];
    }

    /// A set of at most eight constants, a bit a constant.
    static byte ofAll(Collection<? extends Enum<?>> constants) {
        int bits = 0;
        for (Enum<?> constant : constants) {
            bits |= 1 << constant.ordinal();
        }
        return (byte) bits;
    }

    static <E extends Enum<E>> Set<E> toAll(E[] constants, byte packed) {
        return packed == 0
                ? Set.of()
                : Arrays.stream(constants)
                        .filter(constant -> (packed & 1 << constant.ordinal()) != 0)
                        .collect(Collectors.toUnmodifiableSet());
    }
}
