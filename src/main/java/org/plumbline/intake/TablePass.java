package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.csv.CsvReader;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Recording;
import org.plumbline.records.Row;
import org.plumbline.records.RowPlace;
import org.plumbline.records.Table;
import org.plumbline.records.rule.KnownRows;
import org.plumbline.records.rule.RecordReading;
import org.plumbline.records.rule.RowRules;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;

/// Reads a table of records once, in JSON, JSON Lines or CSV.
final class TablePass implements OrderedPipeline.Work<Shaped> {

    private final FileInput input;
    private final KnownRows known;
    private final boolean keeps;
    private final RowRules rules;
    private final List<Row> rows = new ArrayList<>();
    private final List<RowPlace> places = new ArrayList<>();

    /// @param recordings those that were given with it and have no error
    /// @param known takes its rows
    /// @param keeps true where the table is wanted and not only what is wrong with it
    TablePass(FileInput input, List<Recording> recordings, KnownRows known, boolean keeps) {
        this.input = input;
        this.known = known;
        this.keeps = keeps;
        this.rules = new RowRules(input.source().name(), recordings);
    }

    /// The table; null where it has an error or is not kept.
    @Nullable LocatedTable run() throws IOException {
        if (input.isTable()) {
            return located(text(), null);
        }
        return document();
    }

    private @Nullable LocatedTable located(Sha256 sha256, @Nullable JsonNode x) {
        return keeps && !input.problems().hasErrors()
                ? new LocatedTable(input.source().name(), sha256, new Table(rows, x), places)
                : null;
    }

    private Sha256 text() throws IOException {
        try (var pipeline = new OrderedPipeline<>(this)) {
            var text = new TableText(new Findings(input.problems(), null), pipeline::put);
            Sha256 sha256 =
                    input.read(
                            (channel, listener) ->
                                    text.read(new CsvReader(channel, listener::bytesRead)),
                            pipeline::awaitIdle);
            pipeline.finish();
            return sha256;
        }
    }

    private @Nullable LocatedTable document() throws IOException {
        try (var pipeline = new OrderedPipeline<>(this)) {
            var pass =
                    new FilePass(input, Format.RECORDS, Set.of(Format.RECORDS), pipeline::put)
                            .keepingFree();
            Sha256 sha256 = input.read(pass, pipeline::awaitIdle);
            pipeline.finish();
            JsonValue x = pass.header(ShapeCheck.FREE);
            return located(sha256, x == null ? null : x.tree());
        }
    }

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, Format.RECORDS, input);
    }

    @Override
    public void settle(Shaped shaped) {
        JsonValue row = shaped.root();
        if (!shaped.isObject()) {
            return;
        }
        rules.check(row, shaped.findings());
        if (shaped.findings().isClean() && !input.problems().hasErrors()) {
            Row read = RecordReading.row(row);
            known.add(read.key(), read.evidenceSha256());
            if (keeps) {
                rows.add(read);
                places.add(RecordReading.place(row));
            }
        }
    }
}
