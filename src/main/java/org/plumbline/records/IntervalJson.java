package org.plumbline.records;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.ResampledMean;
import org.plumbline.json.JsonWriter;

/// Writes what is said of uncertainty.
final class IntervalJson {

    private IntervalJson() {}

    static void write(@Nullable ResampledMean interval, JsonWriter json) throws IOException {
        json.name("interval");
        if (interval == null) {
            json.nullValue();
            return;
        }
        json.beginObject().name("low").number(interval.low()).name("high").number(interval.high());
        json.name("level").number(ResampledMean.LEVEL);
        json.name("draws").number(interval.draws()).name("seed").number(interval.seed()).close();
    }

    static void uncertainty(boolean some, JsonWriter json) throws IOException {
        json.name("uncertainty").beginArray();
        if (some) {
            json.string("task-sampling");
        }
        json.close();
    }
}
