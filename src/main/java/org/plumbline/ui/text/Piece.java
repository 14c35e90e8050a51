package org.plumbline.ui.text;

/// A stretch of a row as it is drawn; the columns of a row's pieces add up to the row's columns.
sealed interface Piece {

    /// How many columns it has, at least 1.
    int columns();

    /// Characters drawn as themselves: either those below U+0300, which need no shaping, or others.
    ///
    /// Both in one would be shaped together, and then the font would join `!=` into one sign.
    record Run(String text) implements Piece {
        @Override
        public int columns() {
            return text.length();
        }
    }

    /// A right-to-left letter with its marks, drawn apart so that it stays where it is stored. It
    /// has a [Rest] for each further unit.
    record Letter(String text) implements Piece {
        @Override
        public int columns() {
            return 1;
        }
    }

    /// One code point drawn as a mark. A code point of two units is followed by a [Rest].
    ///
    /// @param width how many characters wide to draw it at least; 0 where that does not matter
    record Sign(int codePoint, Mark mark, int width) implements Piece {
        @Override
        public int columns() {
            return 1;
        }
    }

    /// A column that shows nothing: the second unit of a mark, or a line end that is not shown.
    record Rest() implements Piece {
        @Override
        public int columns() {
            return 1;
        }
    }

    /// An [Insert]: the number of a claim.
    record Badge(Insert insert) implements Piece {
        @Override
        public int columns() {
            return 1;
        }
    }
}
