package org.plumbline.text;

/// The unit in which a file counts positions, by the names of LSP 3.17.
public enum PositionEncoding implements Term {
    /// Bytes of the UTF-8 encoding; the default, and what the program uses inside.
    UTF_8("utf-8"),
    /// UTF-16 code units, as Java and JavaScript count.
    UTF_16("utf-16"),
    /// Code points, as Python counts.
    UTF_32("utf-32");

    private final String word;

    PositionEncoding(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
