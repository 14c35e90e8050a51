package org.plumbline.ui.records;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Row;
import org.plumbline.ui.kit.Words;

/// What rows took, in words: model calls and tool calls apart, and what was not measured as that
/// and not as 0.
final class Costs {

    private static final int PLACES = 2;

    private Costs() {}

    /// Model calls and tool calls.
    static String calls(Row row) {
        return count(row.cost().llmCalls()) + " + " + count(row.cost().toolCalls());
    }

    static String latency(Row row) {
        Double seconds = row.cost().latencySeconds();
        return seconds == null ? Words.get("records.unmeasured") : seconds(seconds);
    }

    /// What a replicate took on average: model calls, tool calls, seconds.
    static String average(List<Row> rows) {
        return Words.get(
                "records.compare.cost",
                average(rows, row -> number(row.cost().llmCalls())),
                average(rows, row -> number(row.cost().toolCalls())),
                averageLatency(rows));
    }

    private static String averageLatency(List<Row> rows) {
        String seconds = average(rows, row -> row.cost().latencySeconds());
        return seconds.equals(Words.get("records.unmeasured"))
                ? Words.get("records.fact.not-measured")
                : Words.get("records.compare.seconds", seconds);
    }

    /// Of some rows that were measured and some that were not there is no average.
    private static String average(List<Row> rows, Function<Row, @Nullable Double> value) {
        List<Double> known = rows.stream().map(value).filter(Objects::nonNull).toList();
        if (known.isEmpty() || known.size() < rows.size()) {
            return Words.get("records.unmeasured");
        }
        double sum = 0;
        for (double one : known) {
            sum += one;
        }
        return seconds(sum / known.size());
    }

    private static @Nullable Double number(@Nullable Long count) {
        return count == null ? null : (Double) (double) count;
    }

    private static String count(@Nullable Long count) {
        return count == null ? Words.get("records.unmeasured") : Long.toString(count);
    }

    /// At most two places, without zeros at the end.
    private static String seconds(double seconds) {
        BigDecimal rounded =
                BigDecimal.valueOf(seconds)
                        .setScale(PLACES, RoundingMode.HALF_UP)
                        .stripTrailingZeros();
        return rounded.toPlainString();
    }
}
