package org.plumbline.labels;


/// Whether a claim is true, against the evidence that was kept.
public enum Truth implements LabelValue {
    TRUE("true", "T"),
    FALSE("false", "F"),
    /// Truth cannot be settled by the retained evidence.
    UNSUPPORTED("unsupported", "U");

    private final String word;
    private final String key;

    Truth(String word, String key) {
        this.word = word;
        this.key = key;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public String key() {
        return key;
    }
}
