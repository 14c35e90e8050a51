package org.plumbline.ui.text;

import javafx.scene.Node;
import org.fxmisc.richtext.TextExt;
import org.fxmisc.richtext.model.StyledSegment;

/// Makes the node that draws a piece; each has as many places for the caret as the piece has
/// columns. A badge's user data is the key of its highlight.
final class PieceNodes {

    /// A left-to-right mark: has a column and a line's height, is not drawn, and asks for no
    /// shaping.
    private static final String NOTHING = "\u200E";

    /// How far above the line a badge stands, in pixels.
    private static final double RAISED = 3;

    private PieceNodes() {}

    static Node of(StyledSegment<Piece, RowStyle> segment) {
        return switch (segment.getSegment()) {
            case Piece.Run run -> text(run.text(), "run");
            case Piece.Rest _ -> text(NOTHING, "run");
            case Piece.Letter letter -> new SmallLabel(letter.text(), "letter");
            case Piece.Sign sign -> sign(sign);
            case Piece.Badge badge -> badge(badge.insert());
        };
    }

    private static Node text(String content, String styleClass) {
        var text = new TextExt(content);
        text.getStyleClass().add(styleClass);
        return text;
    }

    private static Node sign(Piece.Sign sign) {
        if (sign.codePoint() == '\t') {
            String arrow = sign.mark().label() + "\u00A0".repeat(sign.width() - 1);
            return new SmallLabel(arrow, "tab");
        }
        var label = new SmallLabel(sign.mark().label(), "mark");
        label.getStyleClass().add(tone(sign.mark().tone()));
        if (sign.codePoint() == '\r' || sign.codePoint() == '\n') {
            label.getStyleClass().add("line-end");
            label.fillLine();
        }
        return label;
    }

    private static String tone(Tone tone) {
        return switch (tone) {
            case QUIET -> "quiet";
            case NOTICE -> "notice";
            case DANGER -> "danger";
        };
    }

    private static Node badge(Insert insert) {
        var label = new SmallLabel(insert.label(), "badge");
        label.raise(RAISED);
        label.setUserData(insert.key());
        return label;
    }
}
