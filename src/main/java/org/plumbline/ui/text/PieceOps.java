package org.plumbline.ui.text;

import java.util.Optional;
import org.fxmisc.richtext.model.TextOps;

/// How the text control measures and cuts a [Piece].
final class PieceOps implements TextOps<Piece, RowStyle> {

    static final Piece EMPTY = new Piece.Run("");
    static final TextOps<Piece, RowStyle> OPS = new PieceOps();

    /// What stands in the control's text for a column that no character is in.
    private static final String OBJECT = "\uFFFC";

    private PieceOps() {}

    @Override
    public int length(Piece piece) {
        return piece.columns();
    }

    @Override
    public char charAt(Piece piece, int index) {
        return getText(piece).charAt(index);
    }

    @Override
    public String getText(Piece piece) {
        return switch (piece) {
            case Piece.Run run -> run.text();
            case Piece.Sign _, Piece.Letter _, Piece.Rest _, Piece.Badge _ -> OBJECT;
        };
    }

    @Override
    public Piece subSequence(Piece piece, int start, int end) {
        return switch (piece) {
            case Piece.Run run -> new Piece.Run(run.text().substring(start, end));
            case Piece.Sign _, Piece.Letter _, Piece.Rest _, Piece.Badge _ ->
                    start < end ? piece : EMPTY;
        };
    }

    @Override
    public Piece subSequence(Piece piece, int start) {
        return subSequence(piece, start, piece.columns());
    }

    @Override
    public Optional<Piece> joinSeg(Piece current, Piece next) {
        return Optional.empty();
    }

    @Override
    public Piece createEmptySeg() {
        return EMPTY;
    }

    @Override
    public Piece create(String text) {
        return new Piece.Run(text);
    }
}
