package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
/// is laid out. When another claim becomes the current one, shapes come, go and change their style,
/// and no text is laid out again.
final class RowPaint {

    static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /// Drawn before the selection and the text, which have view order 0.
    private static final double BEHIND = 10;

    private final TextFlow flow;
    private final RowRef row;
    private final RowPaints all;
    private final Layer back = new Layer();
    private final Layer front = new Layer();
    private List<Stroke> strokes = List.of();

    RowPaint(TextFlow flow, RowRef row, RowPaints all) {
        this.flow = flow;
        this.row = row;
        this.all = all;
        back.setViewOrder(BEHIND);
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

    /// Where the row begins in the scene.
    double sceneTop() {
        return flow.localToScene(0, 0).getY();
    }

    boolean hasAny(Set<String> keys) {
        return strokes.stream().anyMatch(stroke -> keys.contains(stroke.highlight().key()));
    }

    /// Takes up the highlights anew: others, others that are current, or the same in other states.
    void refill() {
        Highlights highlights = all.highlights();
        strokes =
                all.highlightsOf(row).stream()
                        .map(each -> new Stroke(each, highlights.isCurrent(each.highlight())))
                        .toList();
        back.getChildren().setAll(strokes.stream().flatMap(s -> s.back().stream()).toList());
        ground().ifPresent(ground -> back.getChildren().addFirst(ground));
        front.getChildren().setAll(strokes.stream().flatMap(s -> s.line().stream()).toList());
        for (Node node : flow.getChildren()) {
            if (node instanceof SmallLabel && node.getUserData() instanceof String key) {
                styleBadge(node, key);
            }
        }
        back.requestLayout();
    }

    /// The box around columns `from` to before `to`, in the row's text.
    Bounds boundsOf(int from, int to) {
        return Boxes.of(flow, from, to).stream()
                .<Bounds>map(box -> box)
                .reduce(RowPaint::union)
                .orElse(new BoundingBox(0, 0, 1, flow.getHeight()));
    }

    /// What lies under a whole row: the colour of a changed one, the hatching of a filler.
    private Optional<Region> ground() {
        SideRows side = all.side();
        boolean filler = row.textRow() < 0 && row.viewRow() >= 0;
        if (!filler && !side.isChanged(row.textRow())) {
            return Optional.empty();
        }
        var ground = new Region();
        ground.setManaged(false);
        ground.getStyleClass().setAll("row-back", filler ? "filler" : side.look().state());
        return Optional.of(ground);
    }

    private void styleBadge(Node badge, String key) {
        for (Stroke stroke : strokes) {
            if (stroke.highlight().key().equals(key)) {
                badge.getStyleClass()
                        .setAll("small-label", "badge", stroke.highlight().look().state());
                badge.pseudoClassStateChanged(CURRENT, stroke.current());
                return;
            }
        }
    }

    private void layOut() {
        if (!back.getChildren().isEmpty()
                && back.getChildren().getFirst() instanceof Region ground) {
            double gap = flow.getLineSpacing();
            ground.resizeRelocate(0, -gap / 2, flow.getWidth(), flow.getHeight() + gap);
        }
        for (Stroke stroke : strokes) {
            int from = all.columnOf(row, stroke.highlight());
            int to = all.columnEnd(row, stroke.highlight().span().end());
            List<Boxes.Box> boxes = Boxes.of(flow, from, to);
            stroke.back().ifPresent(path -> path.getElements().setAll(Boxes.outline(boxes)));
            stroke.line()
                    .ifPresent(
                            path ->
                                    path.getElements()
                                            .setAll(
                                                    Boxes.underline(
                                                            boxes, stroke.placed().lane())));
        }
        layOutDots();
    }

    /// Plain spaces as dots over the text: were they characters, no line could break at them.
    private void layOutDots() {
        List<Boxes.Box> spaces = new ArrayList<>();
        all.spaces(row).forEach(column -> spaces.addAll(Boxes.of(flow, column, column + 1)));
        front.getChildren().removeIf(node -> node.getStyleClass().contains("space-dots"));
        if (!spaces.isEmpty()) {
            Path dots = path("space-dots");
            dots.getElements().setAll(Boxes.dots(spaces));
            front.getChildren().add(dots);
        }
    }

    private static Path path(String... styleClasses) {
        var path = new Path();
        path.getStyleClass().setAll(styleClasses);
        path.setManaged(false);
        return path;
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
