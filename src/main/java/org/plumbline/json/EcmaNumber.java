package org.plumbline.json;

import java.math.BigDecimal;
import java.math.BigInteger;

/// A double as ECMAScript's `Number::toString` writes it, which RFC 8785 asks for.
///
/// The digits are the fewest that read back as the same double; of several such, the closest. They
/// stand plain from 1e-6 up to below 1e21, and with an exponent outside.
final class EcmaNumber {

    /// From here on a number is written with an exponent.
    private static final int PLAIN_DIGITS = 21;

    private static final int PLAIN_ZEROS = 6;

    private EcmaNumber() {}

    /// @throws IllegalArgumentException for what JSON has no number for
    static String of(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON has no number for " + value);
        }
        if (value == 0) {
            return "0";
        }
        // Double.toString gives d.ddd or d.dddE±x. BigDecimal takes it apart, exactly.
        BigDecimal shortest = new BigDecimal(Double.toString(Math.abs(value))).stripTrailingZeros();
        if (shortest.precision() == 2) {
            shortest = oneDigitWherePossible(shortest, Math.abs(value));
        }
        String digits = shortest.unscaledValue().toString();
        // value = 0.digits * 10^point
        int point = digits.length() - shortest.scale();
        return (value < 0 ? "-" : "") + layout(digits, point);
    }

    private static String layout(String digits, int point) {
        int length = digits.length();
        if (length <= point && point <= PLAIN_DIGITS) {
            return digits + "0".repeat(point - length);
        }
        if (0 < point && point <= PLAIN_DIGITS) {
            return digits.substring(0, point) + "." + digits.substring(point);
        }
        if (-PLAIN_ZEROS < point && point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        int exponent = point - 1;
        String mantissa = length == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
        return mantissa + "e" + (exponent < 0 ? "-" : "+") + Math.abs(exponent);
    }

    /// Java writes at least two digits and so may pick 4.9 where 5 reads back as well; ECMAScript
    /// wants the fewest.
    private static BigDecimal oneDigitWherePossible(BigDecimal twoDigits, double value) {
        int scale = twoDigits.scale() - 1;
        int lower = twoDigits.unscaledValue().intValueExact() / 10;
        BigDecimal exact = new BigDecimal(value);
        BigDecimal best = twoDigits;
        for (int digit = lower; digit <= lower + 1; digit++) {
            BigDecimal candidate = new BigDecimal(BigInteger.valueOf(digit), scale);
            boolean readsBack = candidate.doubleValue() == value;
            boolean closer =
                    best.precision() > 1
                            || candidate.subtract(exact).abs().compareTo(best.subtract(exact).abs())
                                    < 0;
            if (digit > 0 && readsBack && closer) {
                best = candidate.stripTrailingZeros();
            }
        }
        return best;
    }
}
