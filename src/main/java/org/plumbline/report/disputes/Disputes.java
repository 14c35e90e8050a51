package org.plumbline.report.disputes;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.plumbline.report.Disputed;
import org.plumbline.report.ListForm;
import org.plumbline.text.Sha256;

/// All that is disputed or decided in a corpus.
///
/// @param samples digest over all bytes of the corpus, or of the requests file in its place
/// @param raters by code point
/// @param values samples by code point of their ids, claims in the sample's order with their
///   fields, then measures
public record Disputes(
        Sha256 samples, List<String> raters, List<Disputed> values, Remarks remarks) {

    public Disputes {
        raters = List.copyOf(raters);
        values = List.copyOf(values);
    }

    /// How many values nobody has decided.
    public long open() {
        return values.stream().filter(Disputed::isOpen).count();
    }

    /// Writes them; does not close `out`. `disputes.schema.json` says the shape of JSON.
    public void write(ListForm form, OutputStream out) throws IOException {
        switch (form) {
            case TEXT -> new DisputeText(out).write(this);
            case JSON -> new DisputeJson(out).write(this);
            case CSV -> new DisputeCsv(out).write(this);
        }
    }
}
