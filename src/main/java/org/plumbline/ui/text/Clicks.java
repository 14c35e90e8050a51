package org.plumbline.ui.text;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// What the mouse does in the text: puts the caret, selects by dragging, a word by two clicks and a
/// line by three.
final class Clicks {

    private final RowDocument document;
    private final RowArea area;
    private final TextCaret caret;
    private IntConsumer onClicked = offset -> {};
    private Consumer<String> onBadge = key -> {};

    Clicks(RowDocument document, RowArea area, TextCaret caret) {
        this.document = document;
        this.area = area;
        this.caret = caret;
        area.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        area.setOnOutsideSelectionMousePressed(this::place);
        area.setOnInsideSelectionMousePressReleased(this::place);
        area.setOnNewSelectionDrag(point -> caret.moveTo(unitAt(point), true));
        area.setOnNewSelectionDragFinished(event -> {});
    }

    void setOnClicked(IntConsumer action) {
        onClicked = action;
    }

    void setOnBadge(Consumer<String> action) {
        onBadge = action;
    }

    /// The unit nearest to a point of the control; never past the text of the row under it.
    int unitAt(Point2D point) {
        int absolute = area.hit(point.getX(), point.getY()).getInsertionIndex();
        return heldInRow(document.table().at(absolute));
    }

    /// The unit at a place, or the end of the row's text where the place is after its line end.
    int heldInRow(ViewPosition at) {
        PositionTable table = document.table();
        int unit = table.unitOf(at);
        int row = table.textRow(at.row());
        return row < 0 ? unit : Math.min(unit, table.rows().textEnd(row));
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        Optional<String> badge = badgeUnder(event);
        if (badge.isPresent()) {
            area.requestFocus();
            onBadge.accept(badge.get());
            event.consume();
        } else if (event.isShiftDown()) {
            area.requestFocus();
            caret.moveTo(unitAt(new Point2D(event.getX(), event.getY())), true);
            event.consume();
        } else if (event.getClickCount() > 1) {
            Rows rows = document.table().rows();
            int unit = unitAt(new Point2D(event.getX(), event.getY()));
            int row = rows.rowOf(unit);
            if (event.getClickCount() == 2) {
                caret.select(Words.start(rows, unit), Words.end(rows, unit));
            } else {
                caret.select(rows.start(row), rows.end(row));
            }
            event.consume();
        }
    }

    private static Optional<String> badgeUnder(MouseEvent event) {
        Node node = event.getPickResult().getIntersectedNode();
        while (node != null && !(node instanceof SmallLabel)) {
            node = node.getParent();
        }
        return node != null && node.getUserData() instanceof String key
                ? Optional.of(key)
                : Optional.empty();
    }

    private void place(MouseEvent event) {
        int unit = unitAt(new Point2D(event.getX(), event.getY()));
        caret.moveTo(unit, false);
        onClicked.accept(caret.offsetProperty().get());
    }
}
