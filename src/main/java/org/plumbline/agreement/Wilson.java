package org.plumbline.agreement;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/// Wilson's score interval for a proportion at 95 %, z = 1.959963984540054 (Wilson 1927).
///
/// @param low at least 0, exactly 0 where no trial is an error
/// @param high at most 1, exactly 1 where each trial is an error
public record Wilson(double low, double high) {

    private static final double ALPHA = 0.05;

    /// The interval for `errors` of `trials`.
    ///
    /// @param trials at least 1
    /// @param errors 0 to `trials`
    public static Wilson of(int errors, int trials) {
        var interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(trials, errors, ALPHA);
        // The library's arithmetic gives -3.5e-18 for 0 of 77 and 0.9999999999999999 for 10 of 10.
        double low = errors == 0 ? 0 : Math.max(0, interval.getLowerBound());
        double high = errors == trials ? 1 : Math.min(1, interval.getUpperBound());
        return new Wilson(low, high);
    }
}
