package org.plumbline.ui.records;

import org.jspecify.annotations.Nullable;
import org.plumbline.records.Review;
import org.plumbline.records.Support;

/// The questions of a review that are answered with yes or no.
enum Question {
    INTENT("intent", "intent_correct"),
    PARSEABLE("parseable", "json_parseable"),
    CONTRACT("contract", "contract_valid"),
    COMPLETE("complete", "complete"),
    ANSWERABLE("answerable", "answerable");

    private final String key;
    private final String field;

    Question(String key, String field) {
        this.key = key;
        this.field = field;
    }

    /// Its name in the files.
    String field() {
        return field;
    }

    /// The last part of the keys of its words and of the ids of its nodes.
    String key() {
        return key;
    }

    @Nullable Boolean answer(Review review) {
        return switch (this) {
            case INTENT -> review.intentCorrect();
            case PARSEABLE -> review.jsonParseable();
            case CONTRACT -> review.contractValid();
            case COMPLETE -> review.complete();
            case ANSWERABLE -> review.answerable();
        };
    }

    Review with(Review review, @Nullable Boolean answer) {
        return new Review(
                this == INTENT ? answer : review.intentCorrect(),
                this == PARSEABLE ? answer : review.jsonParseable(),
                this == CONTRACT ? answer : review.contractValid(),
                review.semanticSupport(),
                this == COMPLETE ? answer : review.complete(),
                this == ANSWERABLE ? answer : review.answerable(),
                review.note());
    }

    static Review withSupport(Review review, @Nullable Support support) {
        return new Review(
                review.intentCorrect(),
                review.jsonParseable(),
                review.contractValid(),
                support,
                review.complete(),
                review.answerable(),
                review.note());
    }

    static Review withNote(Review review, @Nullable String note) {
        return new Review(
                review.intentCorrect(),
                review.jsonParseable(),
                review.contractValid(),
                review.semanticSupport(),
                review.complete(),
                review.answerable(),
                note);
    }
}
