package org.plumbline.corpus;

/// Whether the producing request had a piece of evidence before it; `true`, `false` or null in
/// files.
public enum Seen {
    YES,
    NO,
    UNKNOWN
}
