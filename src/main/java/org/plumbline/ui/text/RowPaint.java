package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;

/// Draws the highlights of one visible row, behind and over its text.
///
/// The text itself is never touched: highlights are shapes laid around it, computed after the row
/// is laid out. When another claim becomes the current one, shapes come, go and change their style,
/// and no text is laid out again.
final class RowPaint {

    static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final RowText text;
    private final Painted painted;
    private final Region ground = new Region();
    private final ShapeLayer back = new ShapeLayer();
    private final ShapeLayer front = new ShapeLayer();
    private final Path dots = path("space-dots");
    private final Path wraps = path("wrap-marks");
    private RowRef row = RowRef.NONE;
    private List<Stroke> strokes = List.of();
    private String groundStyle = "";

    RowPaint(RowText text, Painted painted) {
        this.text = text;
        this.painted = painted;
        ground.setManaged(false);
        ground.setMouseTransparent(true);
    }

    /// What lies under a whole row: the colour of a changed one, the hatching of a filler.
    Region ground() {
        return ground;
    }

    /// What is drawn behind the text.
    Node back() {
        return back;
    }

    /// What is drawn over the text.
    Node front() {
        return front;
    }

    /// Goes to another row.
    void show(RowRef other) {
        row = other;
        showGround();
        take();
    }

    boolean hasAny(Set<String> keys) {
        return strokes.stream().anyMatch(stroke -> keys.contains(stroke.highlight().key()));
    }

    /// Takes up the highlights anew: others, others that are current, or the same in other states.
    void refill() {
        take();
        layOutStrokes();
    }

    /// Puts all shapes where the text is now.
    void layOut() {
        layOutStrokes();
        layOutDots();
        wraps.getElements().setAll(Boxes.turns(text.furtherLines()));
    }

    private void take() {
        Highlights highlights = painted.highlights();
        strokes =
                painted.highlightsOf(row).stream()
                        .map(each -> new Stroke(each, highlights.isCurrent(each.highlight())))
                        .toList();
        back.getChildren().setAll(strokes.stream().flatMap(s -> s.back().stream()).toList());
        front.getChildren().setAll(strokes.stream().flatMap(s -> s.line().stream()).toList());
        front.getChildren().addAll(dots, wraps);
        for (Node node : text.getChildren()) {
            if (node instanceof SmallLabel label && !label.key().isEmpty()) {
                styleBadge(label, label.key());
            }
        }
    }

    private void showGround() {
        SideRows side = painted.side();
        boolean filler = row.textRow() < 0 && row.viewRow() >= 0;
        String style = filler ? "filler" : side.isChanged(row.textRow()) ? side.look().state() : "";
        if (!style.equals(groundStyle)) {
            groundStyle = style;
            ground.getStyleClass().setAll("row-back", style);
        }
        ground.setVisible(!style.isEmpty());
    }

    private void styleBadge(Node badge, String key) {
        for (Stroke stroke : strokes) {
            if (stroke.highlight().key().equals(key)) {
                String state = stroke.highlight().look().state();
                if (!badge.getStyleClass().contains(state)) {
                    badge.getStyleClass().setAll("small-label", "badge", state);
                    // Else the row would be laid out once more.
                    badge.applyCss();
                }
                badge.pseudoClassStateChanged(CURRENT, stroke.current());
                return;
            }
        }
    }

    private void layOutStrokes() {
        for (Stroke stroke : strokes) {
            int from = painted.columnOf(row, stroke.highlight());
            int to = painted.columnEnd(row, stroke.highlight().span().end());
            List<Boxes.Box> boxes = text.boxes(from, to);
            stroke.back().ifPresent(path -> path.getElements().setAll(Boxes.outline(boxes)));
            int lane = stroke.placed().lane();
            stroke.line()
                    .ifPresent(path -> path.getElements().setAll(Boxes.underline(boxes, lane)));
        }
    }

    /// Plain spaces as dots over the text: were they characters, no line could break at them.
    private void layOutDots() {
        List<Boxes.Box> spaces = new ArrayList<>();
        painted.spaces(row).forEach(column -> spaces.addAll(text.boxes(column, column + 1)));
        dots.getElements().setAll(Boxes.dots(spaces));
    }

    /// A shape that takes no room.
    static Path path(String... styleClasses) {
        var path = new Path();
        path.getStyleClass().setAll(styleClasses);
        path.setManaged(false);
        path.setMouseTransparent(true);
        return path;
    }

    /// The shapes of one highlight in this row.
    private record Stroke(
            Highlights.Placed placed, boolean current, Optional<Path> back, Optional<Path> line) {

        Stroke(Highlights.Placed placed, boolean current) {
            this(
                    placed,
                    current,
                    shape(
                            "highlight-back",
                            placed,
                            current,
                            placed.highlight().look().hasBack(current)),
                    shape("highlight-line", placed, current, placed.highlight().look().hasLine()));
        }

        Highlight highlight() {
            return placed.highlight();
        }

        private static Optional<Path> shape(
                String styleClass, Highlights.Placed placed, boolean current, boolean drawn) {
            if (!drawn) {
                return Optional.empty();
            }
            Look look = placed.highlight().look();
            Path path = path(styleClass, look.kind(), look.state());
            path.pseudoClassStateChanged(CURRENT, current);
            return Optional.of(path);
        }
    }
}
