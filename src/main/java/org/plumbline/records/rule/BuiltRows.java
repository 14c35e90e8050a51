package org.plumbline.records.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Annotation;
import org.plumbline.records.Annotations;
import org.plumbline.records.Annotator;
import org.plumbline.records.Recording;
import org.plumbline.records.Row;
import org.plumbline.records.RowKey;
import org.plumbline.records.RowSource;
import org.plumbline.records.TableBuilder;

/// What building gives of recordings and annotations, to hold the rows of tables to. A row is built
/// when it is asked for.
public final class BuiltRows {

    /// A recording with its rows by what tells them apart: their keys, and where a key was changed,
    /// their calls.
    record Recorded(
            Recording recording,
            Map<RowKey, Recording.Asked> byKey,
            Map<List<Long>, Recording.Asked> byCalls) {

        static Recorded of(Recording recording) {
            var byKey = new HashMap<RowKey, Recording.Asked>();
            var byCalls = new HashMap<List<Long>, Recording.Asked>();
            for (Recording.Asked asked : recording.rows()) {
                byKey.put(asked.head().key(), asked);
                byCalls.putIfAbsent(asked.callIds(), asked);
            }
            return new Recorded(recording, byKey, byCalls);
        }

        /// The row without labels that a row of a table was built as; null where there is none.
        @Nullable Row row(Row row) {
            Recording.Asked asked = byKey.get(row.key());
            if (asked == null) {
                asked = byCalls.get(row.source().callIds());
            }
            return asked == null ? null : TableBuilder.row(recording, asked);
        }
    }

    private record Said(Annotator by, Annotation what) {}

    private final List<Recorded> recorded;

    /// What was said of each row, in the order of the files; null where it is not known.
    private final @Nullable Map<RowKey, List<Said>> said;

    /// @param recordings those that were given and have no error
    /// @param annotations all that were given; null where none were, or one has an error
    public BuiltRows(List<Recording> recordings, @Nullable List<Annotations> annotations) {
        recorded = recordings.stream().map(Recorded::of).toList();
        said = annotations == null ? null : byRow(annotations);
    }

    private static Map<RowKey, List<Said>> byRow(List<Annotations> annotations) {
        var said = new HashMap<RowKey, List<Said>>();
        for (Annotations file : annotations) {
            Annotator by = Annotator.of(file);
            for (Annotation one : file.rows()) {
                said.computeIfAbsent(one.key(), key -> new ArrayList<>()).add(new Said(by, one));
            }
        }
        return said;
    }

    /// False where there is nothing that a row could be held to.
    boolean isEmpty() {
        return recorded.isEmpty();
    }

    /// True where the recording that a row names is here: by its name, and where it has none, by
    /// its digest.
    boolean has(@Nullable String name, @Nullable String sha256) {
        return recorded.stream()
                .map(Recorded::recording)
                .anyMatch(
                        one ->
                                name == null
                                        ? one.sha256().hex().equals(sha256)
                                        : one.name().equals(name));
    }

    /// The recording of a row; null where it is not here. A row that names none has the one that
    /// knows its key.
    @Nullable Recorded recordingOf(Row row) {
        Recorded first = null;
        for (Recorded one : recorded) {
            if (isOf(row.source(), one.recording())) {
                if (one.byKey().containsKey(row.key())) {
                    return one;
                }
                first = first == null ? one : first;
            }
        }
        RowSource source = row.source();
        return source.record() == null && source.sha256() == null ? null : first;
    }

    private static boolean isOf(RowSource source, Recording recording) {
        return (source.record() == null || source.record().equals(recording.name()))
                && (source.sha256() == null || source.sha256().equals(recording.sha256()));
    }

    /// True where annotators said something of the row.
    boolean isAnnotated(Row row) {
        return said != null && said.containsKey(row.key());
    }

    /// A built row with its labels: as often as files of annotations have it, once without any
    /// where none has, and never where what they have is stale, or is not known.
    ///
    /// @param built a row without labels
    /// @param row of the table, to which an annotation is held
    List<Row> labelled(Row built, Row row) {
        if (said == null) {
            return List.of();
        }
        List<Said> of = said.getOrDefault(built.key(), List.of());
        if (of.isEmpty()) {
            return List.of(built);
        }
        var sha256 = row.evidenceSha256();
        return of.stream()
                .filter(one -> one.what().evidenceSha256().equals(sha256))
                .map(one -> built.with(one.what().review(), one.by()))
                .toList();
    }
}
