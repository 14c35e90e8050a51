package org.plumbline.report.checks;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.report.CaseListing;
import org.plumbline.report.ListForm;

/// Writes all literal checks of a corpus.
public final class Checks {

    private Checks() {}

    /// Writes them; does not close `out`. `checks.schema.json` says the shape of JSON.
    public static void write(CaseListing corpus, ListForm form, OutputStream out)
            throws IOException {
        switch (form) {
            case TEXT -> new CheckText(out).write(corpus);
            case JSON -> new CheckJson(out).write(corpus);
            case CSV -> new CheckCsv(out).write(corpus);
        }
    }
}
