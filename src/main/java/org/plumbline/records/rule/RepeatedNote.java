package org.plumbline.records.rule;

import java.util.HashMap;
import java.util.Map;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;

/// One review note stands under two digests: a note is to be about the evidence it was written for.
/// Remembers the notes of one file. A warning.
final class RepeatedNote {

    private record First(String digest, String place) {}

    private final Map<String, First> notes = new HashMap<>();

    void check(JsonValue row, Findings findings) {
        JsonValue note = Fields.sound(row, "review_note");
        JsonValue digest = Fields.sound(row, "evidence_sha256");
        if (note == null || note.kind() == Kind.NULL || digest == null) {
            return;
        }
        String text = note.string();
        if (text.isBlank()) {
            return;
        }
        var here = new First(digest.string(), note.location().toString());
        First first = notes.putIfAbsent(text, here);
        if (first != null && !first.digest().equals(here.digest())) {
            findings.warn(
                    Code.RECORDS_NOTE_REPEATED,
                    note,
                    () ->
                            "the same note stands at %s under other evidence; say what is so of this one"
                                    .formatted(first.place()));
        }
    }
}
