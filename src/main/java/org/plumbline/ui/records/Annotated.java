package org.plumbline.ui.records;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Annotator;
import org.plumbline.records.Basis;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.Words;

/// Who gave labels, and whether independently of what was recorded, in words.
final class Annotated {

    private Annotated() {}

    /// Of one row.
    static String of(Row row) {
        Annotator annotator = Annotator.of(row);
        String name = annotator.name();
        if (name != null) {
            return by(Quoted.escape(name), independent(annotator.independent(), 1));
        }
        return Words.get(
                row.review().equals(Review.NONE)
                        ? "records.annotator.none"
                        : "records.annotator.unsaid");
    }

    /// Whose labels of a row become the reviewer's with their first answer; "" where there are
    /// none, or they are the reviewer's own already.
    static String inherited(Row row, String reviewer) {
        String name = Annotator.of(row).name();
        if (row.review().equals(Review.NONE) || reviewer.equals(name)) {
            return "";
        }
        return name == null
                ? Words.get("records.inherited.unsaid")
                : Words.get("records.inherited", name);
    }

    /// Of all rows of a comparison.
    static String of(Basis basis) {
        if (basis.annotators().isEmpty()) {
            return Words.get("records.annotator.unsaid");
        }
        String names =
                basis.annotators().stream().map(Quoted::escape).collect(Collectors.joining(", "));
        return by(names, independent(basis.independent(), basis.annotators().size()));
    }

    private static String by(String names, String independent) {
        return Words.get("records.annotator.by", names, independent);
    }

    private static String independent(@Nullable Boolean said, int annotators) {
        if (said == null) {
            return Words.get("records.annotator.independent.unsaid");
        }
        return said
                ? Words.get("records.annotator.independent.yes")
                : Words.get("records.annotator.independent.no", annotators);
    }
}
