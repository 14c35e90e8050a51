package org.plumbline.labels;

import org.plumbline.text.Term;

/// The quality measures of a sample, in the order of the file formats. A high rate of repetition
/// is\nadverse; of the others, a low one.
public enum Measure implements Term {
    RELEVANCE("relevance"),
    REPETITION("repetition"),
    USEFULNESS("usefulness"),
    CORRECT_WITHHOLDING("correctWithholding");

    private final String word;

    Measure(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// The same measure as a label field.
    public LabelField field() {
        return switch (this) {
            case RELEVANCE -> LabelField.RELEVANCE;
            case REPETITION -> LabelField.REPETITION;
            case USEFULNESS -> LabelField.USEFULNESS;
            case CORRECT_WITHHOLDING -> LabelField.CORRECT_WITHHOLDING;
        };
    }
}
