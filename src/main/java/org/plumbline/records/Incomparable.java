package org.plumbline.records;

import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Code;

/// Why rows cannot be compared.
///
/// @param row the number of the row that shows it, [#WHOLE_TABLE] where none does
/// @param field the field that shows it; null for the row as a whole
public record Incomparable(Code code, int row, @Nullable Column field, String message) {

    /// No row shows it.
    static final int WHOLE_TABLE = -1;

    static Incomparable ofTable(Code code, String message) {
        return new Incomparable(code, WHOLE_TABLE, null, message);
    }

    /// The RFC 6901 pointer of what shows it.
    public String pointer() {
        if (row == WHOLE_TABLE) {
            return "";
        }
        return "/rows/" + row + (field == null ? "" : "/" + field.word());
    }
}
