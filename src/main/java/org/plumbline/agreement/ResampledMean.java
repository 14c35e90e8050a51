package org.plumbline.agreement;

import java.util.Arrays;

/// A percentile bootstrap interval for a mean: the items are drawn with replacement as often as
/// there are items, the mean of each such draw is taken, and the interval ends at the quantiles
/// .025 and .975 of these means (Efron and Tibshirani 1993, chapter 13).
///
/// @param level what share of such intervals is to contain the true mean
/// @param draws how many means were taken
/// @param seed of the [SplitMix64] that drew
public record ResampledMean(double low, double high, double level, int draws, long seed) {

    private static final double LEVEL = 0.95;
    private static final double LOW = 0.025;
    private static final double HIGH = 0.975;

    /// The interval for the mean of these items.
    ///
    /// @param items at least one; their order is part of the result
    /// @param draws at least one
    public static ResampledMean of(double[] items, int draws, long seed) {
        var random = new SplitMix64(seed);
        double[] means = new double[draws];
        for (int draw = 0; draw < draws; draw++) {
            double sum = 0;
            for (int i = 0; i < items.length; i++) {
                sum += items[random.nextIndex(items.length)];
            }
            means[draw] = sum / items.length;
        }
        Arrays.sort(means);
        return new ResampledMean(
                Quantile.of(means, LOW), Quantile.of(means, HIGH), LEVEL, draws, seed);
    }
}
