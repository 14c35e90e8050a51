package org.plumbline.records;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.BoundJson;
import org.plumbline.json.JsonWriter;
import tools.jackson.databind.annotation.JsonSerialize;

/// Rows summarised by factors.
///
/// @param cells every combination of levels, in the order of the levels
/// @param samplingDesign how the tasks were drawn, where the table says so
public record FactorialSummary(
        List<String> factors,
        Metric metric,
        @JsonSerialize(using = BoundJson.OneByOne.class) List<FactorialCell> cells,
        @Nullable String samplingDesign) {

    public FactorialSummary {
        factors = List.copyOf(factors);
        cells = List.copyOf(cells);
    }

    /// What the intervals speak of; empty where there is none.
    @JsonProperty
    List<String> uncertainty() {
        return Selection.uncertainty(cells.stream().anyMatch(cell -> cell.interval() != null));
    }

    /// Writes the file; does not close `out`.
    public void write(OutputStream out) throws IOException {
        JsonWriter.pretty(out).tree(BoundJson.file("plumbline-factorial", this)).end();
    }
}
