package org.plumbline.labels;


/// The value of a quality measure.
public enum QualityValue implements LabelValue {
    TRUE("true"),
    FALSE("false"),
    /// In a rating an explicit abstention; in a corpus unscored. JSON null in files.
    NULL("null");

    private final String word;

    QualityValue(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public String words() {
        return this == NULL ? "abstained" : word;
    }

    @Override
    public boolean isLiteral() {
        return true;
    }
}
