package org.plumbline.ui.text;

import java.util.List;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.text.TextFlow;

/// Draws the highlights of one visible row, behind and over its text.
///
/// The text itself is never touched: highlights are shapes laid around it, computed after the row
/// is laid out. What changes when another claim becomes the current one is a pseudo-class of these
/// shapes, so that no text is laid out again.
final class RowPaint {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /// Drawn before the selection and the text, which have view order 0.
    private static final double BEHIND = 10;

    private final TextFlow flow;
    private final RowRef row;
    private final RowPaints all;
    private final Layer back = new Layer();
    private final Layer front = new Layer();
    private final Path dots = new Path();
    private List<Highlights.Placed> placed = List.of();

    RowPaint(TextFlow flow, RowRef row, RowPaints all) {
        this.flow = flow;
        this.row = row;
        this.all = all;
        back.setViewOrder(BEHIND);
        dots.setManaged(false);
        dots.getStyleClass().setAll("space-dots");
        flow.getChildren().addAll(back, front);
        // A row is laid out from the outside in: by the time the layers come, the text is in place.
        flow.needsLayoutProperty().subscribe(needed -> back.requestLayout());
        refill();
    }

    RowRef row() {
        return row;
    }

    /// False once the control has thrown the row away.
    boolean isLive() {
        return back.getParent() != null;
    }

    /// Takes up the highlights anew.
    void refill() {
        placed = row.textRow() < 0 ? List.of() : all.highlightsOf(row.textRow());
        back.getChildren().clear();
        front.getChildren().clear();
        for (Highlights.Placed each : placed) {
            back.getChildren().add(shape("highlight-back", each));
            front.getChildren().add(shape("highlight-line", each));
        }
        front.getChildren().add(dots);
        restyle();
        back.requestLayout();
    }

    /// Shows which highlights are current, and what state they are in; moves nothing.
    void restyle() {
        Highlights highlights = all.highlights();
        for (int i = 0; i < placed.size(); i++) {
            boolean current = highlights.isCurrent(placed.get(i).highlight());
            back.getChildren().get(i).pseudoClassStateChanged(CURRENT, current);
            front.getChildren().get(i).pseudoClassStateChanged(CURRENT, current);
        }
        for (Node node : flow.getChildren()) {
            if (node instanceof SmallLabel && node.getUserData() instanceof String key) {
                node.pseudoClassStateChanged(CURRENT, highlights.current().contains(key));
                styleBadge(node, key);
            }
        }
    }

    /// The same highlights in other states.
    void restate() {
        List<Highlights.Placed> now =
                row.textRow() < 0 ? List.of() : all.highlightsOf(row.textRow());
        for (int i = 0; i < now.size(); i++) {
            Look before = placed.get(i).highlight().look();
            Look after = now.get(i).highlight().look();
            if (before != after) {
                restate(back.getChildren().get(i), before, after);
                restate(front.getChildren().get(i), before, after);
            }
        }
        placed = now;
        restyle();
    }

    /// The box around columns `from` to before `to`, in the row's text.
    Bounds boundsOf(int from, int to) {
        return Boxes.of(flow, from, to).stream()
                .<Bounds>map(box -> box)
                .reduce(RowPaint::union)
                .orElse(new BoundingBox(0, 0, 1, flow.getHeight()));
    }

    private static void restate(Node node, Look before, Look after) {
        node.getStyleClass().removeAll(before.kind(), before.state());
        node.getStyleClass().addAll(after.kind(), after.state());
    }

    private void styleBadge(Node badge, String key) {
        for (Highlights.Placed each : placed) {
            if (each.highlight().key().equals(key)) {
                badge.getStyleClass()
                        .setAll("small-label", "badge", each.highlight().look().state());
                return;
            }
        }
    }

    private static Path shape(String styleClass, Highlights.Placed placed) {
        var path = new Path();
        Look look = placed.highlight().look();
        path.getStyleClass().setAll(styleClass, look.kind(), look.state());
        path.setManaged(false);
        return path;
    }

    private void layOut() {
        dots.getElements().clear();
        all.spaces(row)
                .forEach(
                        column ->
                                dots.getElements()
                                        .addAll(Boxes.dots(Boxes.of(flow, column, column + 1))));
        for (int i = 0; i < placed.size(); i++) {
            Highlights.Placed each = placed.get(i);
            int from = all.columnOf(row, each.highlight());
            int to = all.columnEnd(row, each.highlight().span().end());
            List<Boxes.Box> boxes = Boxes.of(flow, from, to);
            path(back, i).getElements().setAll(Boxes.outline(boxes));
            path(front, i).getElements().setAll(Boxes.underline(boxes, each.lane()));
        }
    }

    private static Path path(Layer layer, int index) {
        return (Path) layer.getChildren().get(index);
    }

    private static Bounds union(Bounds a, Bounds b) {
        double x = Math.min(a.getMinX(), b.getMinX());
        double y = Math.min(a.getMinY(), b.getMinY());
        return new BoundingBox(
                x,
                y,
                Math.max(a.getMaxX(), b.getMaxX()) - x,
                Math.max(a.getMaxY(), b.getMaxY()) - y);
    }

    /// A sheet of shapes over the whole row that takes no room and no clicks.
    private final class Layer extends Region {

        Layer() {
            setManaged(false);
            setMouseTransparent(true);
        }

        @Override
        public ObservableList<Node> getChildren() {
            return super.getChildren();
        }

        @Override
        protected void layoutChildren() {
            if (this == back) {
                layOut();
            }
        }
    }
}
