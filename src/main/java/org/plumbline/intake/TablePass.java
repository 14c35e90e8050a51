package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.json.JsonValue;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Row;
import org.plumbline.records.RowPlace;
import org.plumbline.records.Table;
import org.plumbline.records.rule.KnownRows;
import org.plumbline.records.rule.RecordReading;
import org.plumbline.records.rule.RowRules;

/// Reads a table of records once, in JSON, JSON Lines or CSV.
final class TablePass {

    private final FileInput input;
    private final KnownRows known;
    private final boolean keeps;
    private final RowRules rules;
    private final List<Row> rows = new ArrayList<>();
    private final List<RowPlace> places = new ArrayList<>();

    /// @param rules for its rows
    /// @param known takes its rows
    /// @param keeps true where the table is wanted and not only what is wrong with it
    TablePass(FileInput input, RowRules rules, KnownRows known, boolean keeps) {
        this.input = input;
        this.known = known;
        this.keeps = keeps;
        this.rules = rules;
    }

    /// The table; null where it has an error or is not kept.
    @Nullable LocatedTable run() throws IOException {
        WholeFile whole = SoundElements.read(input, Format.RECORDS, rules::check, this::keep);
        if (!keeps || !input.isUsable()) {
            return null;
        }
        JsonValue x = whole.root().header(ShapeCheck.FREE);
        var table = new Table(rows, x == null ? null : x.tree());
        return new LocatedTable(input.source().name(), whole.sha256(), table, places);
    }

    private void keep(JsonValue row) {
        Row read = RecordReading.row(row);
        known.add(read.key(), read.evidenceSha256());
        if (keeps) {
            rows.add(read);
            places.add(RecordReading.place(row));
        }
    }
}
