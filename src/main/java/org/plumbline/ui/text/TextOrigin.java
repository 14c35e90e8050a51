package org.plumbline.ui.text;

/// Where the text that is shown begins in the longer one that it is a part of.
///
/// @param line the number of its first line, from 1
/// @param offset the offset of its first byte
record TextOrigin(int line, long offset) {

    /// Of a text that is no part of another.
    static final TextOrigin START = new TextOrigin(1, 0);
}
