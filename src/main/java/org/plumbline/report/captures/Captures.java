package org.plumbline.report.captures;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.report.CaseListing;
import org.plumbline.report.ListForm;

/// Writes what a corpus keeps of each attempt.
public final class Captures {

    private Captures() {}

    /// Writes it; does not close `out`. `captures.schema.json` says the shape of JSON.
    public static void write(CaseListing corpus, ListForm form, OutputStream out)
            throws IOException {
        switch (form) {
            case TEXT -> new CaptureText(out).write(corpus);
            case JSON -> new CaptureJson(out).write(corpus);
            case CSV -> new CaptureCsv(out).write(corpus);
        }
    }
}
