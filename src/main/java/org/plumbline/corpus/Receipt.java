package org.plumbline.corpus;

/// What the digest that an origin states says of the evidence beside it, whose own digest is the
/// receipt of what was read.
public enum Receipt {
    /// The same bytes were found again.
    EQUALS,
    /// Other bytes were found, though the evidence is complete.
    DIFFERS,
    /// Other bytes were found, but the evidence may be no more than a part of them.
    NOT_COMPLETE,
    /// The origin states no digest.
    NO_DIGEST
}
