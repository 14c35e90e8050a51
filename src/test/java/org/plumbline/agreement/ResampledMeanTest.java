package org.plumbline.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ResampledMeanTest {

    /// From the reference implementation of Vigna, seed 1234567.
    @Test
    void splitMixGivesTheNumbersOfItsReference() {
        var random = new SplitMix64(1234567);

        assertThat(new long[] {random.next(), random.next(), random.next()})
                .containsExactly(6457827717110365317L, 3203168211198807973L, -8629252141511181193L);
    }

    /// The Java library's generator of the same name begins with the same numbers.
    @Test
    void splitMixAgreesWithTheJavaLibrary() {
        for (long seed : new long[] {0, 1, -1, Long.MIN_VALUE, 42}) {
            var ours = new SplitMix64(seed);
            var theirs = new SplittableRandom(seed);
            for (int i = 0; i < 1000; i++) {
                assertThat(ours.next()).isEqualTo(theirs.nextLong());
            }
        }
    }

    @Test
    void anIndexIsNeverPastTheEnd() {
        double largest = 0x1.fffffffffffffp-1;
        for (int size : new int[] {1, 2, 3, 7, 1 << 30, Integer.MAX_VALUE}) {
            assertThat((int) (largest * size)).isLessThan(size);
        }
        var random = new SplitMix64(5);
        assertThat(random.nextIndex(1)).isZero();
    }

    /// quantile(c(1, 2, 4, 8, 16), c(0, .025, .5, .9, 1), type = 7) in R.
    @Test
    void quantilesAreThoseOfR() {
        double[] sorted = {1, 2, 4, 8, 16};

        assertThat(Quantile.of(sorted, 0)).isEqualTo(1);
        assertThat(Quantile.of(sorted, 0.025)).isEqualTo(1.1);
        assertThat(Quantile.of(sorted, 0.5)).isEqualTo(4);
        assertThat(Quantile.of(sorted, 0.9)).isEqualTo(12.8);
        assertThat(Quantile.of(sorted, 1)).isEqualTo(16);
        assertThat(Quantile.of(new double[] {3}, 0.975)).isEqualTo(3);
    }

    @Test
    void constantItemsHaveAnIntervalOfOnePoint() {
        var interval = ResampledMean.of(new double[] {0.5, 0.5, 0.5, 0.5}, 100, 9);

        assertThat(interval.low()).isEqualTo(0.5);
        assertThat(interval.high()).isEqualTo(0.5);
    }

    @Test
    void theSameSeedGivesTheSameInterval() {
        double[] items = {0, 1, 0, 1, 1, 0.5, 0.25};

        assertThat(ResampledMean.of(items, 1000, 7)).isEqualTo(ResampledMean.of(items, 1000, 7));
        assertThat(ResampledMean.of(items, 1000, 7)).isNotEqualTo(ResampledMean.of(items, 1000, 8));
    }
}
