package org.plumbline.agreement;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How often one side said `i` where the other said `j`, over everything that both rated.
///
/// Categories are numbers from 0; what they mean is the caller's.
public final class Confusion {

    private final int categories;
    private final long[] counts;

    private Confusion(int categories, long[] counts) {
        this.categories = categories;
        this.counts = counts;
    }

    /// A square table, row by row: rows are the first side, columns the second.
    public static Confusion of(int categories, long... counts) {
        if (counts.length != categories * categories) {
            throw new IllegalArgumentException(
                    counts.length + " counts for " + categories + " categories");
        }
        if (Arrays.stream(counts).anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("a count below 0");
        }
        return new Confusion(categories, counts.clone());
    }

    public int categories() {
        return categories;
    }

    public long count(int first, int second) {
        return counts[first * categories + second];
    }

    /// The same table with the sides exchanged.
    Confusion transposed() {
        long[] turned = new long[counts.length];
        for (int i = 0; i < categories; i++) {
            for (int j = 0; j < categories; j++) {
                turned[j * categories + i] = count(i, j);
            }
        }
        return new Confusion(categories, turned);
    }

    /// How much both rated.
    public long n() {
        return Arrays.stream(counts).sum();
    }

    /// On how much of it they said the same.
    public long agreements() {
        long sum = 0;
        for (int i = 0; i < categories; i++) {
            sum += count(i, i);
        }
        return sum;
    }

    /// Agreements / n; empty where n is 0.
    public Optional<Ratio> rawAgreement() {
        return n() == 0 ? Optional.empty() : Optional.of(Ratio.of(agreements(), n()));
    }

    /// Cohen's kappa, kappa = (po - pe) / (1 - pe). With po = Σ agreements / n and pe = Σ aₖ·bₖ /
    /// n² this is (n·agreements - Σ aₖ·bₖ) / (n² - Σ aₖ·bₖ): integers, and one division. The
    /// denominator is 0 only where both sides said one and the same throughout.
    public Kappa kappa() {
        if (n() == 0) {
            return Kappa.Undefined.NO_OVERLAP;
        }
        BigInteger n = BigInteger.valueOf(n());
        BigInteger byChance = BigInteger.ZERO;
        for (int k = 0; k < categories; k++) {
            byChance =
                    byChance.add(
                            BigInteger.valueOf(row(k)).multiply(BigInteger.valueOf(column(k))));
        }
        BigInteger denominator = n.multiply(n).subtract(byChance);
        if (denominator.signum() == 0) {
            return Kappa.Undefined.CONSTANT_LABELS;
        }
        BigInteger numerator = n.multiply(BigInteger.valueOf(agreements())).subtract(byChance);
        return new Kappa.Value(new Ratio(numerator, denominator));
    }

    /// False where kappa is null.
    public boolean hasKappa() {
        return kappa() instanceof Kappa.Value;
    }

    private long row(int first) {
        long sum = 0;
        for (int j = 0; j < categories; j++) {
            sum += count(first, j);
        }
        return sum;
    }

    private long column(int second) {
        long sum = 0;
        for (int i = 0; i < categories; i++) {
            sum += count(i, second);
        }
        return sum;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Confusion that
                && categories == that.categories
                && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return "confusion " + Arrays.toString(counts);
    }
}
