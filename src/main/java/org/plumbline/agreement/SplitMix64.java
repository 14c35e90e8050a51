package org.plumbline.agreement;

/// Steele, Lea and Flood's SplitMix64 (OOPSLA 2014): the same seed gives the same numbers in every
/// program that has it, which no generator of the Java library promises.
final class SplitMix64 {

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    SplitMix64(long seed) {
        this.state = seed;
    }

    /// The next 64 bits.
    long next() {
        state += GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /// The next number of 0 up to below 1, a multiple of 2⁻⁵³.
    double nextDouble() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /// The next index of 0 up to below `size`: floor((next >>> 11) · 2⁻⁵³ · size).
    ///
    /// The product never rounds up to `size`: the largest factor below 1 is further from 1 than
    /// half the distance between two doubles at `size`.
    int nextIndex(int size) {
        return (int) (nextDouble() * size);
    }
}
