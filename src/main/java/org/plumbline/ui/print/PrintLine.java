package org.plumbline.ui.print;

import java.util.List;
import java.util.stream.Collectors;

/// A line to be printed, of pieces that look alike.
record PrintLine(List<Piece> pieces) {

    static final PrintLine EMPTY = new PrintLine(List.of());

    /// How a piece looks: never by colour, since few printers have any.
    enum Look {
        PLAIN,
        /// A heading.
        HEAD,
        /// What is said about the text, and is no part of it.
        ASIDE,
        /// A part of a claim, or a region that is cited.
        MARKED,
        /// Stands for something that cannot be seen, or names a claim.
        SIGN
    }

    record Piece(String words, Look look) {}

    PrintLine {
        pieces = List.copyOf(pieces);
    }

    static PrintLine of(String words, Look look) {
        return new PrintLine(List.of(new Piece(words, look)));
    }

    String words() {
        return pieces.stream().map(Piece::words).collect(Collectors.joining());
    }
}
