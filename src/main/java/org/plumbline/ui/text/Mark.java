package org.plumbline.ui.text;

/// The small label drawn in place of a code point that cannot be seen.
///
/// @param label a few letters, such as `RLO`, or the code point in hexadecimal digits
record Mark(String label, Tone tone) {}
