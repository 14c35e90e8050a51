package org.plumbline.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.plumbline.agreement.Kappa;
import org.plumbline.agreement.Ratio;

/// Numbers as people read them in the window, in text and in HTML.
public final class Figures {

    /// Digits of a kappa after the point.
    private static final int KAPPA_PLACES = 3;

    private Figures() {}

    /// `17.5 %`, half up from the exact fraction.
    public static String percent(Ratio ratio) {
        return ratio.percent() + " %";
    }

    /// The same, or `none` where there is no ratio.
    public static String percent(Optional<Ratio> ratio, String none) {
        return ratio.map(Figures::percent).orElse(none);
    }

    /// `17.0, 44.8`, in percent.
    public static String bounds(Estimate.Interval interval) {
        return percent(interval.bounds().low()) + ", " + percent(interval.bounds().high());
    }

    /// `0.694`, half up from the exact fraction.
    public static String kappa(Kappa.Value kappa) {
        return kappa.ratio().decimal(KAPPA_PLACES);
    }

    /// The same with a minus sign in the place of a hyphen.
    public static String typeset(Kappa.Value kappa) {
        return kappa(kappa).replace('-', '\u2212');
    }

    private static String percent(double share) {
        return new BigDecimal(share)
                .movePointRight(2)
                .setScale(1, RoundingMode.HALF_UP)
                .toPlainString();
    }

    /// `1 claim`, `2 claims`.
    public static String count(long count, String one, String more) {
        return count + " " + (count == 1 ? one : more);
    }
}
