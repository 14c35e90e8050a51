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

    /// A right-to-left letter with its marks, drawn apart so that it stays where it is stored.
    record Letter(String text) implements Piece {
        @Override
        public int columns() {
            return text.length();
        }
    }

    /// One code point drawn as a mark.
    ///
    /// @param width how many characters wide to draw it at least; 0 where that does not matter
    record Sign(int codePoint, Mark mark, int width) implements Piece {
        @Override
        public int columns() {
            return Character.charCount(codePoint);
        }
    }

    /// A column of a line end that is not shown; nothing but others comes after it.
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
