package org.plumbline.session;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Review;
import org.plumbline.records.Support;
import org.plumbline.text.Term;
import tools.jackson.databind.JsonNode;

/// Reviews of rows from and into the words of the kept journal: all that the tests of it know of
/// their type.
final class ReviewForms {

    private ReviewForms() {}

    /// The review that a line of a journal says.
    static Review read(JsonNode line) {
        String support = text(line, "semanticSupport");
        return new Review(
                flag(line, "intentCorrect"),
                flag(line, "jsonParseable"),
                flag(line, "contractValid"),
                support == null ? null : Term.of(Support.class, support).orElseThrow(),
                flag(line, "complete"),
                flag(line, "answerable"),
                text(line, "note"));
    }

    private static @Nullable Boolean flag(JsonNode line, String name) {
        JsonNode value = line.required(name);
        return value.isNull() ? null : (Boolean) value.booleanValue();
    }

    private static @Nullable String text(JsonNode line, String name) {
        JsonNode value = line.required(name);
        return value.isNull() ? null : value.stringValue();
    }

    /// A review in a few words.
    static String words(Review review) {
        Support support = review.semanticSupport();
        String note = review.note();
        return Stream.of(
                        review.intentCorrect(),
                        review.jsonParseable(),
                        review.contractValid(),
                        support == null ? null : support.word(),
                        review.complete(),
                        review.answerable(),
                        note == null ? null : "note of " + note.length())
                .map(value -> value == null ? "-" : value.toString())
                .collect(Collectors.joining(", "));
    }
}
