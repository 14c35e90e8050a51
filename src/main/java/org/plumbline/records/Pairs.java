package org.plumbline.records;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.DoublePredicate;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.json.BoundJson;
import org.plumbline.json.JsonWriter;
import tools.jackson.databind.annotation.JsonSerialize;

/// Two conditions compared task by task. Describes these tasks; where there is an interval, it
/// speaks of the sampling of tasks and of no other uncertainty.
///
/// @param tasks at least one, in code-point order of their ids
@JsonPropertyOrder({
    "conditionA",
    "conditionB",
    "metric",
    "tasks",
    "n",
    "mean",
    "better",
    "equal",
    "worse"
})
public record Pairs(
        String conditionA,
        String conditionB,
        Metric metric,
        @JsonSerialize(using = BoundJson.OneByOne.class) List<PairedTask> tasks,
        @Nullable ResampledMean interval,
        @JsonUnwrapped Basis basis) {

    public Pairs {
        tasks = List.copyOf(tasks);
    }

    /// How many tasks there are.
    @JsonProperty
    int n() {
        return tasks.size();
    }

    /// The mean difference: the sum over the tasks in their order, by their number.
    @JsonProperty
    public double mean() {
        return Selection.meanOf(tasks.stream().mapToDouble(PairedTask::difference).toArray());
    }

    /// In how many tasks b is better.
    @JsonProperty
    public int better() {
        return count(difference -> difference > 0);
    }

    @JsonProperty
    public int equal() {
        return count(difference -> difference == 0);
    }

    @JsonProperty
    public int worse() {
        return count(difference -> difference < 0);
    }

    /// Writes the file; does not close `out`.
    public void write(OutputStream out) throws IOException {
        JsonWriter.pretty(out).tree(BoundJson.file("plumbline-pairs", this)).end();
    }

    private int count(DoublePredicate wanted) {
        return (int) tasks.stream().mapToDouble(PairedTask::difference).filter(wanted).count();
    }
}
