package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.text.Text;

/// The nodes that draw the pieces of one row, in their order: a text for a run, a box for any
/// other.
///
/// Nodes are used again for the next row that is drawn here: to style a new node takes longer than
/// to lay its text out.
final class PieceNodes {

    /// How far above the line a badge stands, in pixels.
    private static final double RAISED = 3;

    private final Map<String, Pool> pools = new HashMap<>();

    /// The nodes of these pieces, in order; there is none for what is not shown.
    List<Node> of(List<Piece> pieces) {
        pools.values().forEach(pool -> pool.used = 0);
        return pieces.stream().flatMap(piece -> node(piece).stream()).toList();
    }

    private Optional<Node> node(Piece piece) {
        return switch (piece) {
            case Piece.Run run -> Optional.of(text(run.text()));
            case Piece.Letter letter -> Optional.of(label("letter", letter.text()));
            case Piece.Sign sign -> Optional.of(sign(sign));
            case Piece.Badge badge -> Optional.of(badge(badge.insert()));
            case Piece.Rest _ -> Optional.empty();
        };
    }

    private Node text(String content) {
        var text = (Text) take("run", PieceNodes::newRun);
        text.setText(content);
        return text;
    }

    private Node sign(Piece.Sign sign) {
        if (sign.codePoint() == '\t') {
            return label("tab", sign.mark().label() + "\u00A0".repeat(sign.width() - 1));
        }
        boolean isLineEnd = sign.codePoint() == '\r' || sign.codePoint() == '\n';
        String styles = "mark " + tone(sign.mark().tone()) + (isLineEnd ? " line-end" : "");
        return label(styles, sign.mark().label());
    }

    private static String tone(Tone tone) {
        return switch (tone) {
            case QUIET -> "quiet";
            case NOTICE -> "notice";
            case DANGER -> "danger";
        };
    }

    private Node badge(Insert insert) {
        SmallLabel label = label("badge", insert.label());
        label.raise(RAISED);
        label.standFor(insert.key());
        return label;
    }

    private SmallLabel label(String styles, String content) {
        var label = (SmallLabel) take(styles, () -> newLabel(styles));
        label.show(content);
        return label;
    }

    private Node take(String styles, Supplier<Node> make) {
        return pools.computeIfAbsent(styles, key -> new Pool()).next(make);
    }

    private static Node newRun() {
        var text = new Text();
        text.getStyleClass().add("run");
        return text;
    }

    private static Node newLabel(String styles) {
        var label = new SmallLabel(styles.split(" ", -1));
        if (styles.endsWith("line-end")) {
            label.fillLine();
        }
        return label;
    }

    /// Nodes of one style.
    private static final class Pool {

        private final List<Node> nodes = new ArrayList<>();
        private int used;

        Node next(Supplier<Node> make) {
            if (used == nodes.size()) {
                nodes.add(make.get());
            }
            return nodes.get(used++);
        }
    }
}
