package org.plumbline.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The bundled synthetic table is what its generator writes, and the comparisons find in it what
/// was put into it.
class RetryCacheTest {

    private static final Path FILE = Path.of("assets/records/retry-cache.jsonl");

    /// Three standard errors of a mean over 480 draws, each of a variance of at most 1/4.
    private static final double NEAR = 3 * Math.sqrt(0.25 / 480);

    private final Table table = RetryCache.table();

    @Test
    void theBundledTableIsWhatTheSeedGives() throws IOException {
        var out = new ByteArrayOutputStream();
        RecordsFile.write(table, RecordForm.JSON_LINES, out);
        if (Boolean.getBoolean("records.write")) {
            Files.write(FILE, out.toByteArray());
        }

        assertThat(Files.readString(FILE)).isEqualTo(out.toString(UTF_8));
        assertThat(table.rows()).hasSize(240 * 4 * 2);
    }

    @Test
    void aLookupIsAToolCallAndNoModelIsCalled() {
        assertThat(table.rows())
                .allSatisfy(
                        row -> {
                            assertThat(row.head().dataKind()).isEqualTo(DataKind.SYNTHETIC);
                            assertThat(row.head().modelId()).isNull();
                            assertThat(row.cost().llmCalls()).isZero();
                            assertThat(row.cost().toolCalls())
                                    .isEqualTo(row.evidence().toolTrace().size());
                        });
    }

    @Test
    void allFourCellsAreKeptAndFindTheirTruth() {
        var order =
                new Factorial.Order(
                        List.of("retry", "cache"), Metric.TASK_SUCCESS, null, Resampling.DEFAULT);
        FactorialSummary summary = ((Factorial.Summarised) Factorial.of(table, order)).summary();

        assertThat(summary.cells()).hasSize(4);
        boolean[][] levels = {{false, false}, {false, true}, {true, false}, {true, true}};
        for (int i = 0; i < levels.length; i++) {
            FactorialCell cell = summary.cells().get(i);
            double truth = RetryCache.truth(levels[i][0], levels[i][1]);
            assertThat(cell.n()).isEqualTo(RetryCache.TASKS);
            assertThat(cell.mean()).isCloseTo(truth, within(NEAR));
            var interval = requireNonNull(cell.interval());
            assertThat(truth).isBetween(interval.low(), interval.high());
        }
    }

    @Test
    void pairsFindWhatARetryAdds() {
        var order =
                new Pairing.Order("plain", "retry", Metric.TASK_SUCCESS, null, Resampling.DEFAULT);
        Pairs pairs = ((Pairing.Paired) Pairing.of(table, order)).pairs();

        assertThat(pairs.tasks()).hasSize(RetryCache.TASKS);
        var interval = requireNonNull(pairs.interval());
        assertThat(0.75 - 0.5).isBetween(interval.low(), interval.high());
        assertThat(interval.low()).isPositive();
    }
}
