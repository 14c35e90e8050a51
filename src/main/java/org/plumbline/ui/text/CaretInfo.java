package org.plumbline.ui.text;

import java.util.Locale;
import java.util.Optional;
import org.plumbline.text.ExactText;

/// Where a place in a text is, and what stands there.
///
/// @param offset its byte
/// @param line the number of its line, from 1
/// @param column how many code points of its line are before it, and one
/// @param codePoint the code point that begins there; empty at the end of the text
public record CaretInfo(int offset, int line, int column, Optional<Integer> codePoint) {

    static CaretInfo at(Rows rows, int unit) {
        String value = rows.value();
        int row = rows.rowOf(unit);
        int lineStart = row;
        while (rows.isSoft(lineStart)) {
            lineStart--;
        }
        return new CaretInfo(
                rows.text().byteOffset(unit),
                rows.line(row),
                value.codePointCount(rows.start(lineStart), unit) + 1,
                unit < value.length() ? Optional.of(value.codePointAt(unit)) : Optional.empty());
    }

    /// What stands at byte `offset` of a text.
    ///
    /// @throws IllegalArgumentException where `offset` cuts a code point
    static CaretInfo of(ExactText text, int offset) {
        return at(Rows.of(text), text.charIndex(offset));
    }

    /// The code point as Unicode writes it, with its name: `U+0074 LATIN SMALL LETTER T`; empty at
    /// the end of the text.
    public String character() {
        return codePoint.map(CaretInfo::character).orElse("");
    }

    /// A code point with its Unicode name, or with its kind where it has none.
    static String character(int codePoint) {
        return String.format(Locale.ROOT, "U+%04X %s", codePoint, name(codePoint));
    }

    /// The Unicode name of a code point; what it is where it has none.
    static String name(int codePoint) {
        if ((codePoint & 0xFFFE) == 0xFFFE || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF)) {
            return "NONCHARACTER";
        }
        return switch (Character.getType(codePoint)) {
            case Character.PRIVATE_USE -> "PRIVATE USE";
            case Character.UNASSIGNED -> "UNASSIGNED";
            default -> Optional.ofNullable(Character.getName(codePoint)).orElse("UNNAMED");
        };
    }
}
