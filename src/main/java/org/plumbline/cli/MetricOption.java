package org.plumbline.cli;

import org.jspecify.annotations.Nullable;
import org.plumbline.records.Metric;
import org.plumbline.records.Resampling;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What rows are scored by, which of them, and how tasks are resampled.
final class MetricOption {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    @Option(
            names = "--metric",
            paramLabel = "M",
            description = "task_success, semantic_support or complete (default: ${DEFAULT-VALUE}).",
            converter = MetricConverter.class,
            defaultValue = "task_success")
    private Metric metric = Metric.TASK_SUCCESS;

    @Option(
            names = "--family",
            paramLabel = "F",
            description = "The task family; needed where the table has more than one.")
    private @Nullable String family;

    @Option(
            names = "--draws",
            paramLabel = "N",
            description =
                    "How often tasks are resampled, 1000 to 1000000 (default: ${DEFAULT-VALUE}).",
            defaultValue = "10000")
    private int draws = Resampling.DEFAULT.draws();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "A 64-bit integer (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private long seed = Resampling.DEFAULT.seed();

    Metric metric() {
        return metric;
    }

    @Nullable String family() {
        return family;
    }

    Resampling resampling() {
        if (draws < Resampling.FEWEST_DRAWS || draws > Resampling.MOST_DRAWS) {
            throw bad(
                    "--draws needs a number from %s to %s"
                            .formatted(Resampling.FEWEST_DRAWS, Resampling.MOST_DRAWS));
        }
        return new Resampling(draws, seed);
    }

    /// What is said of options that do not fit.
    ParameterException bad(String words) {
        return Misuse.of(spec, words);
    }

    static final class MetricConverter extends TermConverter<Metric> {
        MetricConverter() {
            super(Metric.class);
        }
    }
}
