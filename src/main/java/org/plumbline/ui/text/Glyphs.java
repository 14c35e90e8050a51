package org.plumbline.ui.text;

/// Knows which characters can be drawn.
interface Glyphs {

    /// True where some font has the character.
    boolean has(int codePoint);
}
