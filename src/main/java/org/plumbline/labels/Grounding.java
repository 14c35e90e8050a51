package org.plumbline.labels;


/// Whether what the producer had read supports a claim.
public enum Grounding implements LabelValue {
    /// Needs cited evidence that the producer saw.
    SUPPORTED("supported", "S"),
    UNSUPPORTED("unsupported", "N"),
    UNKNOWN("unknown", "K");

    private final String word;
    private final String key;

    Grounding(String word, String key) {
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
