package org.plumbline.agreement;

/// Sample quantiles of type 7 of Hyndman and Fan (The American Statistician 50, 1996), which R,
/// NumPy and Excel have as their default.
final class Quantile {

    private Quantile() {}

    /// With h = (n − 1) · p: x[⌊h⌋] + (h − ⌊h⌋) · (x[⌊h⌋ + 1] − x[⌊h⌋]).
    ///
    /// @param sorted at least one number, ascending
    /// @param p 0 to 1
    static double of(double[] sorted, double p) {
        if (sorted.length == 0 || !(p >= 0 && p <= 1)) {
            throw new IllegalArgumentException("no quantile " + p + " of " + sorted.length);
        }
        double h = (sorted.length - 1) * p;
        int below = (int) h;
        if (below + 1 == sorted.length) {
            return sorted[below];
        }
        return sorted[below] + (h - below) * (sorted[below + 1] - sorted[below]);
    }
}
