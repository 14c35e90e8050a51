package org.plumbline.agreement;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/// The quotient of two integers, exact until it is asked for.
///
/// @param denominator greater than 0
public record Ratio(BigInteger numerator, BigInteger denominator) {

    private static final int DOUBLE_BITS = 53;

    /// Fits a long, and leaves more than a double keeps.
    private static final int QUOTIENT_BITS = 62;

    public Ratio {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException("a denominator is above 0, not " + denominator);
        }
    }

    public static Ratio of(long numerator, long denominator) {
        return new Ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /// The double nearest to the quotient; of two that are as near, the even one.
    public double value() {
        if (numerator.bitLength() <= DOUBLE_BITS && denominator.bitLength() <= DOUBLE_BITS) {
            return numerator.doubleValue() / denominator.doubleValue();
        }
        // Dividing two rounded doubles would round three times. Here the quotient is cut to 62 or
        // 63 bits, its last bit says whether anything was cut off, and the conversion rounds once.
        BigInteger magnitude = numerator.abs();
        int shift = QUOTIENT_BITS - (magnitude.bitLength() - denominator.bitLength());
        BigInteger[] quotient =
                magnitude
                        .shiftLeft(Math.max(shift, 0))
                        .divideAndRemainder(denominator.shiftLeft(Math.max(-shift, 0)));
        long bits = quotient[0].longValueExact();
        if (quotient[1].signum() != 0) {
            bits |= 1;
        }
        return Math.scalb((double) bits, -shift) * numerator.signum();
    }

    /// The quotient as a plain decimal, half up from the exact fraction.
    ///
    /// @param places digits after the point
    public String decimal(int places) {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP)
                .toPlainString();
    }

    /// The quotient in percent with one decimal, half up from the exact fraction, without a sign:
    /// `17.5`.
    public String percent() {
        return new Ratio(numerator.multiply(BigInteger.valueOf(100)), denominator).decimal(1);
    }
}
