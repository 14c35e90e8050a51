package org.plumbline.records;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;

/// Rows summarised by factors.
///
/// @param cells every combination of levels, in the order of the levels
/// @param samplingDesign how the tasks were drawn, where the table says so
public record FactorialSummary(
        List<String> factors,
        Metric metric,
        List<FactorialCell> cells,
        @Nullable String samplingDesign) {

    public FactorialSummary {
        factors = List.copyOf(factors);
        cells = List.copyOf(cells);
    }

    /// Writes the file; does not close `out`.
    public void write(OutputStream out) throws IOException {
        JsonWriter json = JsonWriter.pretty(out);
        json.beginObject().name("format").string("plumbline-factorial");
        json.name("version").number(1).name("factors").beginArray();
        for (String factor : factors) {
            json.string(factor);
        }
        json.close().name("metric").string(metric.word()).name("cells").beginArray();
        for (FactorialCell cell : cells) {
            cell(cell, json);
        }
        json.close().name("samplingDesign").string(samplingDesign);
        boolean some = cells.stream().anyMatch(cell -> cell.interval() != null);
        IntervalJson.uncertainty(some, json);
        json.close().end();
    }

    private void cell(FactorialCell cell, JsonWriter json) throws IOException {
        json.beginObject().name("levels").beginObject();
        for (int i = 0; i < factors.size(); i++) {
            json.name(factors.get(i)).tree(cell.levels().get(i).value());
        }
        json.close().name("n").number(cell.n()).name("mean");
        Double mean = cell.mean();
        if (mean == null) {
            json.nullValue();
        } else {
            json.number((double) mean);
        }
        IntervalJson.write(cell.interval(), json);
        json.close();
    }
}
