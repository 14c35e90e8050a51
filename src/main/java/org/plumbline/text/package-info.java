/// Exact text: bytes, digests, positions and places in texts. No I/O, nothing normalised.
///
/// A JSON string comes in and an [org.plumbline.text.ExactText] goes out, which knows its UTF-8
/// bytes, its digest and how positions in bytes, UTF-16 units and code points map to each other.
/// Everything else in the program counts in UTF-8 bytes. Used by every other package.
@NullMarked
package org.plumbline.text;

import org.jspecify.annotations.NullMarked;
