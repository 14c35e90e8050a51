package org.plumbline.intake;

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
}
