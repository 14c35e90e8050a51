package org.plumbline.records;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.DoublePredicate;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.json.JsonWriter;

/// Two conditions compared task by task. Describes these tasks; where there is an interval, it
/// speaks of the sampling of tasks and of no other uncertainty.
///
/// @param tasks at least one, in code-point order of their ids
/// @param samplingDesign how the tasks were drawn, where the table says so
public record Pairs(
        String conditionA,
        String conditionB,
        Metric metric,
        List<PairedTask> tasks,
        @Nullable ResampledMean interval,
        @Nullable String samplingDesign) {

    public Pairs {
        tasks = List.copyOf(tasks);
    }

    /// The mean difference: the sum over the tasks in their order, by their number.
    public double mean() {
        return Selection.meanOf(tasks.stream().mapToDouble(PairedTask::difference).toArray());
    }

    /// In how many tasks b is better.
    public int better() {
        return count(difference -> difference > 0);
    }

    public int equal() {
        return count(difference -> difference == 0);
    }

    public int worse() {
        return count(difference -> difference < 0);
    }

    /// Writes the file; does not close `out`.
    public void write(OutputStream out) throws IOException {
        JsonWriter json = JsonWriter.pretty(out);
        json.beginObject().name("format").string("plumbline-pairs").name("version").number(1);
        json.name("conditionA").string(conditionA);
        json.name("conditionB").string(conditionB);
        json.name("metric").string(metric.word());
        json.name("tasks").beginArray();
        for (PairedTask task : tasks) {
            json.beginObject().name("taskId").string(task.taskId());
            json.name("a").number(task.a()).name("b").number(task.b());
            json.name("difference").number(task.difference()).close();
        }
        json.close();
        json.name("n").number(tasks.size()).name("mean").number(mean());
        json.name("better").number(better()).name("equal").number(equal());
        json.name("worse").number(worse());
        IntervalJson.write(interval, json);
        json.name("samplingDesign").string(samplingDesign);
        IntervalJson.uncertainty(interval != null, json);
        json.close().end();
    }

    private int count(DoublePredicate wanted) {
        return (int) tasks.stream().mapToDouble(PairedTask::difference).filter(wanted).count();
    }
}
