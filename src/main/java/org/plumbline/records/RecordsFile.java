package org.plumbline.records;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;
import tools.jackson.databind.JsonNode;

/// Writes a table as a file, from which it comes back exactly.
public final class RecordsFile {

    private RecordsFile() {}

    /// Writes the table; does not close `out`.
    ///
    /// @throws FreeMembersException for CSV, where the table has what no cell can hold
    public static void write(Table table, RecordForm form, OutputStream out) throws IOException {
        switch (form) {
            case JSON -> json(table, out);
            case JSON_LINES -> lines(table, out);
            case CSV -> CsvTable.write(table, out);
        }
    }

    private static void json(Table table, OutputStream out) throws IOException {
        JsonWriter json = JsonWriter.pretty(out);
        begin(json);
        json.name("rows").beginArray();
        for (Row row : table.rows()) {
            RowJson.write(row, json);
        }
        json.close();
        free(json, table.x());
        json.close().end();
    }

    private static void lines(Table table, OutputStream out) throws IOException {
        JsonWriter json = JsonWriter.compact(out);
        begin(json);
        free(json, table.x());
        json.close().end();
        for (Row row : table.rows()) {
            RowJson.write(row, json);
            json.end();
        }
    }

    private static void begin(JsonWriter json) throws IOException {
        json.beginObject().name("format").string("plumbline-records").name("version").number(1);
    }

    static void free(JsonWriter json, @Nullable JsonNode x) throws IOException {
        if (x != null) {
            json.name("x").tree(x);
        }
    }
}
