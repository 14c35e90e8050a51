package org.plumbline.records;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.json.JsonWriter;

/// Writes annotations as a file.
public final class AnnotationsFile {

    private AnnotationsFile() {}

    /// Writes the file; does not close `out`.
    public static void write(Annotations annotations, OutputStream out) throws IOException {
        JsonWriter json = JsonWriter.pretty(out);
        json.beginObject().name("format").string("plumbline-annotations");
        json.name("version").number(1);
        json.name("annotator").string(annotations.annotator());
        json.name("rubricSha256").string(annotations.rubricSha256().hex());
        json.name("independent").bool(annotations.independent());
        json.name("rows").beginArray();
        for (Annotation row : annotations.rows()) {
            json.beginObject();
            json.name("task_id").string(row.key().taskId());
            json.name("condition").string(row.key().condition());
            json.name("replicate").number(row.key().replicate());
            json.name("evidence_sha256").string(row.evidenceSha256().hex());
            RowJson.labels(row.review(), json);
            json.name("review_note").string(row.review().note());
            json.close();
        }
        json.close().close().end();
    }
}
