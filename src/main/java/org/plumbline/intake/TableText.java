package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.csv.CsvCell;
import org.plumbline.csv.CsvFault;
import org.plumbline.csv.CsvReader;
import org.plumbline.csv.CsvRecord;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonFault;
import org.plumbline.json.JsonTree;
import org.plumbline.json.PlacedObject;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.records.Column;
import org.plumbline.text.Quoted;

/// Reads records in CSV and hands on each row as the tree of the equal JSON, so that the same rules
/// find the same faults under the same pointers, at the places of the cells.
final class TableText {

    private static final String ROWS = "rows";
    private static final List<String> NAMES =
            Arrays.stream(Column.values()).map(Column::word).toList();

    private final Findings findings;
    private final Consumer<JsonTree> rows;
    private boolean free;
    private boolean begun;
    private int index;

    /// How many lines in front of the next one are blank; they matter where something follows.
    private int blank;

    private int firstBlank;

    TableText(Findings findings, Consumer<JsonTree> rows) {
        this.findings = findings;
        this.rows = rows;
    }

    /// Reads to the end, or to where the table breaks.
    void read(CsvReader csv) throws IOException {
        if (csv.skipByteOrderMark()) {
            findings.report(JsonFault.byteOrderMark());
        }
        try {
            CsvRecord header = csv.next();
            while (header != null && header.isBlank()) {
                header = csv.next();
            }
            if (!isHeader(header)) {
                return;
            }
            begun = true;
            for (CsvRecord row = csv.next(); row != null; row = csv.next()) {
                if (row.isBlank()) {
                    firstBlank = blank == 0 ? row.at().line() : firstBlank;
                    blank++;
                    continue;
                }
                blankLines();
                row(row);
                index++;
            }
        } catch (CsvFault fault) {
            Code code = fault.isLimit() ? Code.JSON_LIMIT : Code.JSON_SYNTAX;
            blankLines();
            findings.report(code, fault.location(), broken(fault.cell()), fault::words);
        }
    }

    /// What a row or a header that breaks off at this cell has begun.
    private String broken(int cell) {
        List<String> names = names();
        if (!begun) {
            return "/" + ROWS;
        }
        return pointer() + (cell < names.size() ? "/" + names.get(cell) : "");
    }

    /// Tells the blank lines in front of a row: at the end of a table they would be nothing, here
    /// something may be missing.
    private void blankLines() {
        for (; blank > 0; blank--) {
            findings.report(
                    Code.JSON_SYNTAX,
                    new Location(firstBlank++, 1),
                    pointer(),
                    () -> "a blank line between rows; only at the end of a table it is skipped");
            index++;
        }
    }

    private void row(CsvRecord row) {
        List<String> names = names();
        if (row.cells().size() != names.size()) {
            findings.report(
                    Code.JSON_SYNTAX,
                    row.at(),
                    pointer(),
                    () ->
                            "a row of %s cells where the header has %s"
                                    .formatted(row.cells().size(), names.size()));
            return;
        }
        var object = new PlacedObject(ROWS, index, row.at());
        var cells = row.cells().iterator();
        for (Column column : Column.values()) {
            cell(column, cells.next(), object);
        }
        CsvCell last = row.cells().getLast();
        if (free && !last.isNull()) {
            object.json(Column.FREE, last.at(), last.bytes(), "{}", places(last));
        }
        JsonTree tree = object.build();
        object.faults().forEach(findings::report);
        rows.accept(tree);
    }

    private static void cell(Column column, CsvCell cell, PlacedObject object) {
        String name = column.word();
        if (cell.isNull()) {
            object.text(name, cell.at(), null);
            return;
        }
        switch (column.content()) {
            case TEXT -> object.text(name, cell.at(), cell.text());
            case LITERAL -> object.literal(name, cell.at(), cell.bytes(), cell.raw());
            case JSON -> object.json(name, cell.at(), cell.bytes(), "[]", places(cell));
        }
    }

    private static Supplier<IntFunction<Location>> places(CsvCell cell) {
        return () -> cell.places()::of;
    }

    /// The header is as the formats page has it, or nothing else is read: columns that are guessed
    /// would be labels that are guessed.
    private boolean isHeader(@Nullable CsvRecord header) {
        if (header == null) {
            findings.report(
                    Code.JSON_SYNTAX,
                    new Location(1, 1),
                    "",
                    () ->
                            "the file is empty; a table of records begins with the line "
                                    + String.join(",", NAMES));
            return false;
        }
        List<String> found = header.cells().stream().map(CsvCell::text).toList();
        free = found.size() == NAMES.size() + 1 && found.getLast().equals(Column.FREE);
        if (found.equals(names())) {
            return true;
        }
        if (found.stream().noneMatch(NAMES::contains)) {
            findings.report(
                    Code.SCHEMA_VALUE,
                    header.at(),
                    "/" + ROWS,
                    () ->
                            "the first line names no column of a table of records, which begins"
                                    + " with the line "
                                    + String.join(",", NAMES));
            return false;
        }
        var seen = new HashSet<String>();
        boolean told = false;
        for (CsvCell cell : header.cells()) {
            told |= isStranger(cell, seen);
        }
        var lacking = new ArrayList<>(NAMES);
        lacking.removeAll(found);
        missing(header.at(), lacking);
        if (!told && lacking.isEmpty()) {
            findings.report(
                    Code.SCHEMA_VALUE,
                    header.at(),
                    "/" + ROWS,
                    () -> "columns in another order than " + String.join(",", NAMES));
        }
        return false;
    }

    private boolean isStranger(CsvCell cell, Set<String> seen) {
        String name = cell.text();
        if (!seen.add(name)) {
            findings.report(
                    Code.JSON_DUPLICATE_KEY,
                    cell.at(),
                    "/" + ROWS,
                    () -> "the column %s stands in the header before".formatted(Quoted.of(name)));
            return true;
        }
        if (!NAMES.contains(name) && !name.equals(Column.FREE)) {
            findings.report(
                    Code.SCHEMA_UNKNOWN_FIELD,
                    cell.at(),
                    "/" + ROWS,
                    () ->
                            "%s is no column here; the columns are %s, and x for anything else"
                                    .formatted(Quoted.of(name), String.join(", ", NAMES)));
            return true;
        }
        return false;
    }

    private void missing(Location at, List<String> names) {
        for (String name : names) {
            findings.report(
                    Code.SCHEMA_MISSING_FIELD,
                    at,
                    "/" + ROWS,
                    () -> "the column " + name + " is missing in the header");
        }
    }

    private List<String> names() {
        return free ? Stream.concat(NAMES.stream(), Stream.of(Column.FREE)).toList() : NAMES;
    }

    private String pointer() {
        return "/" + ROWS + "/" + index;
    }
}
