package org.plumbline.json;

import java.math.BigDecimal;
import java.math.BigInteger;

/// Reads numbers from their text, exactly.
///
/// Never through [BigDecimal] where the exponent could make it large: `1e300` has 301 digits there,
/// and a number may have an exponent of hundreds of digits that is still a finite double.
final class DecimalText {

    private static final int LONGEST_LONG = 18;

    private DecimalText() {}

    /// True where the value has no fraction.
    static boolean isInteger(String text) {
        Parts parts = Parts.of(text);
        return parts.digits.isEmpty() || parts.exponent.signum() >= 0;
    }

    /// True for a few digits without sign, point or exponent, which most integers are.
    static boolean isShort(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] < '0' || bytes[i] > '9') {
                return false;
            }
        }
        return to - from <= LONGEST_LONG;
    }

    /// The integer of a few digits.
    static long ofShort(byte[] bytes, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = value * 10 + (bytes[i] - '0');
        }
        return value;
    }

    /// The integer, or the nearest long where it is beyond.
    static long clamped(String text) {
        Parts parts = Parts.of(text);
        if (parts.digits.isEmpty()) {
            return 0;
        }
        boolean small =
                parts.exponent.bitLength() < Integer.SIZE - 1
                        && parts.digits.length() + parts.exponent.longValue() <= LONGEST_LONG;
        if (!small) {
            return parts.negative ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        long value =
                new BigDecimal(parts.digits)
                        .scaleByPowerOfTen(parts.exponent.intValueExact())
                        .longValueExact();
        return parts.negative ? -value : value;
    }

    /// True where the form of RFC 8785, which goes through a double, has the same decimal value.
    static boolean isCanonicallyKept(String text) {
        double nearest = Double.parseDouble(text);
        return Double.isFinite(nearest) && Parts.of(text).equals(Parts.of(EcmaNumber.of(nearest)));
    }

    /// The order of the number and an integer, as [Comparable] has it.
    static int compare(String text, long integer) {
        Parts parts = Parts.of(text);
        if (parts.digits.isEmpty()) {
            return Long.compare(0, integer);
        }
        int sign = parts.negative ? -1 : 1;
        BigInteger point = parts.exponent.add(BigInteger.valueOf(parts.digits.length()));
        if (point.bitLength() >= Short.SIZE) {
            // So large, or so small, that only the sign is left to compare.
            return point.signum() > 0 || integer == 0 ? sign : Long.compare(0, integer);
        }
        var value = new BigDecimal(parts.digits).scaleByPowerOfTen(parts.exponent.intValueExact());
        return (sign < 0 ? value.negate() : value).compareTo(BigDecimal.valueOf(integer));
    }

    /// A number as `digits · 10^exponent`, with digits that neither begin nor end with 0; zero has
    /// none. Equal numbers are equal.
    private record Parts(boolean negative, String digits, BigInteger exponent) {

        static Parts of(String text) {
            boolean negative = text.startsWith("-");
            int e = Math.max(text.indexOf('e'), text.indexOf('E'));
            String mantissa = text.substring(negative ? 1 : 0, e < 0 ? text.length() : e);
            BigInteger exponent = e < 0 ? BigInteger.ZERO : new BigInteger(text.substring(e + 1));
            int point = mantissa.indexOf('.');
            String digits = mantissa;
            if (point >= 0) {
                digits = mantissa.substring(0, point) + mantissa.substring(point + 1);
                exponent = exponent.subtract(BigInteger.valueOf(mantissa.length() - point - 1));
            }
            int from = 0;
            while (from < digits.length() && digits.charAt(from) == '0') {
                from++;
            }
            int to = digits.length();
            while (to > from && digits.charAt(to - 1) == '0') {
                to--;
            }
            if (from == to) {
                return new Parts(false, "", BigInteger.ZERO);
            }
            exponent = exponent.add(BigInteger.valueOf(digits.length() - to));
            return new Parts(negative, digits.substring(from, to), exponent);
        }
    }
}
