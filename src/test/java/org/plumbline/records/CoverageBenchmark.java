package org.plumbline.records;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.agreement.ResampledMean;

/// How often the interval of a paired comparison contains the difference that is really there.
@Tag("bench")
class CoverageBenchmark {

    private static final int REPETITIONS = 1000;
    private static final int TASKS = 240;

    /// Enough for quantiles whose own error is small beside that of 1,000 repetitions.
    private static final int DRAWS = 2000;

    /// Of tasks that are drawn from a population in which a task of difficulty d succeeds with
    /// probability 1 − d under a and with 1 − d² under b, d even from 0 to 1: the true difference
    /// of the means is 2/3 − 1/2.
    @Test
    void ninetyFiveOfAHundredIntervalsContainTheTruth() {
        double truth = 2.0 / 3 - 0.5;
        int covered = 0;
        for (int repetition = 0; repetition < REPETITIONS; repetition++) {
            ResampledMean interval = interval(new Random(20_261_130L + repetition), repetition);
            covered += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
        }
        System.out.printf("%d of %d intervals contain the truth%n", covered, REPETITIONS);

        assertThat(covered / (double) REPETITIONS).isBetween(0.93, 0.97);
    }

    private static ResampledMean interval(Random random, int seed) {
        var rows = new ArrayList<Row>();
        for (int task = 0; task < TASKS; task++) {
            double difficulty = random.nextDouble();
            String id = "task-" + task;
            rows.add(Rows.synthetic(id, "a", random.nextDouble() < 1 - difficulty));
            rows.add(Rows.synthetic(id, "b", random.nextDouble() < 1 - difficulty * difficulty));
        }
        var order =
                new Pairing.Order("a", "b", Metric.TASK_SUCCESS, null, new Resampling(DRAWS, seed));
        ResampledMean interval =
                ((Pairing.Paired) Pairing.of(Rows.table(rows), order)).pairs().interval();
        return requireNonNull(interval, "thirty synthetic tasks have an interval");
    }
}
