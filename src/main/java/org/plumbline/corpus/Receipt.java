package org.plumbline.corpus;

import org.plumbline.text.Term;

/// What the digest that an origin states says of the evidence beside it, whose own digest is the
/// receipt of what was read.
public enum Receipt implements Term {
    /// The same bytes were found again.
    EQUALS("equals"),
    /// Other bytes were found, though the evidence is complete.
    DIFFERS("differs"),
    /// Other bytes were found, but the evidence may be no more than a part of them.
    NOT_COMPLETE("not-complete"),
    /// The origin states no digest.
    NO_DIGEST("no-digest");

    private final String word;

    Receipt(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
