package org.plumbline.labels;

/// Who a file of labels is by.
public sealed interface Author {

    /// A person who labels, by an opaque name.
    record Rater(String name) implements Author {}

    /// A model that labels; advisory only.
    record Judge(String model, String runId) implements Author {}

    /// A person who settles disputes; never changes the raters' files.
    record Adjudicator(String name) implements Author {}
}
