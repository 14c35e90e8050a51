package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.labels.LabelField;
import org.plumbline.report.tally.DisputeTally;
import org.plumbline.report.tally.Standing;
import org.plumbline.text.CodePointOrder;

/// Disputes beside the report's counts, on worlds from seeds.
class DisputeTallyTest {

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    private static List<Disputed> disputed(World world) {
        var tally = new DisputeTally();
        world.cases.forEach(tally::add);
        return tally.disputed(world.book());
    }

    /// Each pair differs where `n` minus the agreements of the report says so.
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void eachPairDiffersAsOftenAsTheReportSays(long seed) {
        World world = RandomWorld.of(seed);
        List<Disputed> all = disputed(world);
        for (RaterPair pair : world.report().agreement()) {
            long apart =
                    all.stream()
                            .filter(one -> one.field() == pair.field())
                            .filter(one -> differ(one, pair.a(), pair.b()))
                            .count();

            assertThat(apart)
                    .as("%s and %s on %s", pair.a(), pair.b(), pair.field())
                    .isEqualTo(pair.table().n() - pair.table().agreements());
        }
    }

    private static boolean differ(Disputed value, String a, String b) {
        Map<String, Disputed.Said> said =
                value.said().stream().collect(Collectors.toMap(Disputed.Said::rater, one -> one));
        return said.containsKey(a)
                && said.containsKey(b)
                && !said.get(a).value().equals(said.get(b).value());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void asManyAreOpenInAStratumAsTheReportCountsDisputed(long seed) {
        World world = RandomWorld.of(seed);
        world.minRaters = 1;
        var open = new TreeMap<StratumKey, Long>();
        disputed(world).stream()
                .filter(Disputed::isOpen)
                // Of all attempts whose capture did not fail; the other fields are of trials.
                .filter(one -> one.field() == LabelField.CORRECT_WITHHOLDING)
                .filter(one -> isEligible(world, one))
                .forEach(one -> open.merge(stratum(one), 1L, Long::sum));
        var reported = new TreeMap<StratumKey, Long>();
        for (Stratum stratum : world.report().strata()) {
            long disputed =
                    stratum.quality().all().stream()
                            .filter(one -> one.field() == LabelField.CORRECT_WITHHOLDING)
                            .mapToLong(LabelCounts::disputed)
                            .sum();
            if (disputed > 0) {
                reported.put(stratum.key(), disputed);
            }
        }

        assertThat(open).isEqualTo(reported);
    }

    private static StratumKey stratum(Disputed one) {
        return Objects.requireNonNull(one.place().stratum());
    }

    private static boolean isEligible(World world, Disputed one) {
        return world.cases.stream()
                .filter(each -> each.sampleId().equals(one.place().sampleId()))
                .anyMatch(each -> Standing.of(each) != Standing.FAILED);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void samplesAndRatersComeByCodePoint(long seed) {
        List<Disputed> all = disputed(RandomWorld.of(seed));
        var byId =
                Comparator.comparing(
                        (Disputed one) -> one.place().sampleId(), CodePointOrder.INSTANCE);

        assertThat(all).isSortedAccordingTo(byId);
        for (Disputed one : all) {
            assertThat(one.said())
                    .isSortedAccordingTo(
                            Comparator.comparing(Disputed.Said::rater, CodePointOrder.INSTANCE));
        }
    }
}
