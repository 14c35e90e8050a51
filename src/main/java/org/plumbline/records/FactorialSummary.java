package org.plumbline.records;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.plumbline.json.BoundJson;
import org.plumbline.json.JsonWriter;
import tools.jackson.databind.annotation.JsonSerialize;

/// Rows summarised by factors.
///
/// @param cells every combination of levels, in the order of the levels
public record FactorialSummary(
        List<String> factors,
        Metric metric,
        @JsonSerialize(using = BoundJson.OneByOne.class) List<FactorialCell> cells,
        @JsonUnwrapped Basis basis) {

    public FactorialSummary {
        factors = List.copyOf(factors);
        cells = List.copyOf(cells);
    }

    /// Writes the file; does not close `out`.
    public void write(OutputStream out) throws IOException {
        JsonWriter.pretty(out).tree(BoundJson.file("plumbline-factorial", this)).end();
    }
}
