package org.plumbline.records;

import org.jspecify.annotations.Nullable;

/// What a person says of a response; null is unreviewed.
///
/// @param jsonParseable null also where JSON was not required
/// @param answerable null where it is not said whether the task can be answered at all
public record Review(
        @Nullable Boolean intentCorrect,
        @Nullable Boolean jsonParseable,
        @Nullable Boolean contractValid,
        @Nullable Support semanticSupport,
        @Nullable Boolean complete,
        @Nullable Boolean answerable,
        @Nullable String note) {

    /// Nobody has reviewed it.
    public static final Review NONE = new Review(null, null, null, null, null, null, null);

    /// True where the note says something.
    boolean hasNote() {
        return note != null && !note.isBlank();
    }
}
