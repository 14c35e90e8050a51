package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.report.captures.CaptureSums;

/// The sums of captures beside the report's, on worlds from seeds.
class CaptureSumsTest {

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void theSumsOfCapturesAreTheReports(long seed) {
        World world = RandomWorld.of(seed);
        var sums = new CaptureSums();
        world.cases.forEach(sums::add);
        var summed = new TreeMap<StratumKey, AttemptCounts>();
        sums.strata().forEach(one -> summed.put(one.key(), one.counts().attempts()));
        var reported = new TreeMap<StratumKey, AttemptCounts>();
        world.report().strata().forEach(one -> reported.put(one.key(), one.attempts()));

        assertThat(summed).isEqualTo(reported);
        for (var stratum : sums.strata()) {
            var attempts = stratum.counts().attempts();
            for (ProducerStatus producer : ProducerStatus.values()) {
                assertThat(stratum.counts().kept(producer).total())
                        .as("each attempt was kept in one way")
                        .isEqualTo(attempts.producerCapture().of(producer));
            }
        }
    }
}
