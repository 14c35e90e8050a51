package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Annotations;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Recording;
import org.plumbline.records.TableBuilder;
import org.plumbline.records.rule.AnnotationRules;
import org.plumbline.records.rule.BuiltRows;
import org.plumbline.records.rule.KnownRows;
import org.plumbline.records.rule.RepeatedRow;
import org.plumbline.records.rule.RowRules;
import org.plumbline.request.Rubric;

/// Reads recordings, the tables built from them, and the annotations of their rows, against each
/// other and in this order.
final class RecordsReading {

    /// What is to come of it.
    enum Purpose {
        /// Problems alone; each file is a table or a set of annotations of its own.
        CHECK,
        /// The tables, to be looked at.
        LOOK,
        /// One table of all recordings with all annotations.
        BUILD
    }

    private final Purpose purpose;
    private final @Nullable Rubric guide;
    private final List<LocatedTable> tables = new ArrayList<>();
    private final List<Recording> recordings = new ArrayList<>();
    private final List<Annotations> annotations = new ArrayList<>();

    /// The base names of recordings with an error.
    private final Set<String> broken = new HashSet<>();

    /// The rules of each table, which have the last word when everything was read.
    private final Map<FileInput, RowRules> rules = new LinkedHashMap<>();

    /// @param guide what annotations must have been made with; null where none are read
    RecordsReading(Purpose purpose, @Nullable Rubric guide) {
        this.purpose = purpose;
        this.guide = guide;
    }

    /// Reads all files; each list in the order in which they were given.
    void run(List<FileInput> recorded, List<FileInput> records, List<FileInput> annotated)
            throws IOException {
        KnownRows rows = readRecordings(recorded);
        KnownRows tableRows = readTables(records, annotated);
        KnownRows known = records.isEmpty() ? rows : tableRows;
        var all = new RepeatedRow();
        for (FileInput input : annotated) {
            RepeatedRow repeated = purpose == Purpose.BUILD ? all : new RepeatedRow();
            var held = new AnnotationRules(input.source().name(), known, repeated);
            keep(annotations, read(input, held));
        }
        boolean sound = annotations.size() == annotated.size();
        rules.forEach((input, ofTable) -> ofTable.end(sound, input.problems()));
    }

    /// What annotators said, for tables to be held to before it is itself held to their rows: these
    /// files are read twice, so that no row of a table has to be kept, which may be far larger.
    ///
    /// @return null where nothing was said, or something is wrong with it
    private @Nullable List<Annotations> said(List<FileInput> annotated) throws IOException {
        var said = new ArrayList<Annotations>();
        if (purpose == Purpose.CHECK && !recordings.isEmpty()) {
            for (FileInput input : annotated) {
                var alone = new AnnotationRules(input.source().name(), null, new RepeatedRow());
                keep(said, read(input.again(), alone));
            }
        }
        return said.isEmpty() || said.size() < annotated.size() ? null : said;
    }

    private @Nullable Annotations read(FileInput input, AnnotationRules held) throws IOException {
        Rubric made = Objects.requireNonNull(guide, "no guide for annotations");
        return new AnnotationsPass(input, held).run(made);
    }

    List<LocatedTable> tables() {
        return tables;
    }

    List<Recording> recordings() {
        return recordings;
    }

    List<Annotations> annotations() {
        return annotations;
    }

    /// @return the rows of all recordings; null where there are none, or one has an error
    private @Nullable KnownRows readRecordings(List<FileInput> recorded) throws IOException {
        var all = new RepeatedRow();
        for (FileInput input : recorded) {
            RepeatedRow repeated = purpose == Purpose.BUILD ? all : new RepeatedRow();
            keep(recordings, new RecordingPass(input, repeated).run());
            if (input.problems().hasErrors()) {
                broken.add(Recording.baseName(input.source().name()));
            }
        }
        if (recorded.isEmpty() || recordings.size() < recorded.size()) {
            return null;
        }
        var known = new KnownRows();
        for (Recording recording : recordings) {
            for (Recording.Asked asked : recording.rows()) {
                known.add(asked.head().key(), TableBuilder.row(recording, asked).evidenceSha256());
            }
        }
        return known;
    }

    /// @return the rows of all tables; null where there are none, or one has an error
    private @Nullable KnownRows readTables(List<FileInput> records, List<FileInput> annotated)
            throws IOException {
        if (records.isEmpty()) {
            return null;
        }
        var known = new KnownRows();
        boolean sound = true;
        // A row of a recording with an error must not be held to another of the same name.
        List<Recording> told =
                recordings.stream().filter(one -> !broken.contains(one.name())).toList();
        var built = new BuiltRows(told, said(annotated));
        for (FileInput input : records) {
            boolean keeps = purpose == Purpose.LOOK;
            var ofTable = new RowRules(input.source().name(), told, built);
            rules.put(input, ofTable);
            keep(tables, new TablePass(input, ofTable, known, keeps).run());
            sound &= !input.problems().hasErrors();
        }
        return sound ? known : null;
    }

    private static <T> void keep(List<T> list, @Nullable T value) {
        if (value != null) {
            list.add(value);
        }
    }
}
