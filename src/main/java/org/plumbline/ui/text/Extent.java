package org.plumbline.ui.text;

/// How much room a view takes.
///
/// @param maxRows the most lines high it grows, or 0 where it fills the room it is given
record Extent(int maxRows) {

    static final Extent FULL = new Extent(0);

    static Extent card(int maxRows) {
        if (maxRows < 1) {
            throw new IllegalArgumentException("a card has at least one row, not " + maxRows);
        }
        return new Extent(maxRows);
    }

    boolean isCard() {
        return maxRows > 0;
    }
}
