package org.plumbline.ui.kit;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A layer above the window for one sheet at a time: keys, palette, welcome, export.
///
/// Escape or a click beside the sheet closes it, and the focus goes back to where it was. Until
/// then Tab and Shift+Tab go round within the sheet. FX thread only.
public final class Overlay extends StackPane {

    /// Between a sheet and what it stands beside, in pixels.
    private static final double GAP = 14;

    private final Region veil = new Region();
    private @Nullable Node before;
    private Runnable onClosed = () -> {};

    public Overlay() {
        veil.getStyleClass().add("veil");
        veil.setOnMouseClicked(event -> close());
        setVisible(false);
        setManaged(true);
        FocusRing.around(this);
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        close();
                    }
                });
    }

    /// Shows `sheet` in the middle, and puts the focus on `first`.
    public void show(Region sheet, Node first) {
        show(sheet, first, Pos.CENTER);
    }

    /// Shows `sheet` at `place`, and puts the focus on `first`.
    public void show(Region sheet, Node first, Pos place) {
        if (!isVisible()) {
            before = getScene() == null ? null : getScene().getFocusOwner();
        }
        sheet.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane.setAlignment(sheet, place);
        getChildren().setAll(veil, sheet);
        setVisible(true);
        first.requestFocus();
    }

    /// Moves the sheet beside `target`, where it does not hide it, as far as the window has room.
    public void placeBeside(Region sheet, Node target) {
        StackPane.setAlignment(sheet, Pos.TOP_LEFT);
        applyCss();
        layout();
        Bounds around = sceneToLocal(target.localToScene(target.getLayoutBounds()));
        double width = sheet.prefWidth(-1);
        double height = sheet.prefHeight(width);
        double right = getWidth() - around.getMaxX();
        double x =
                right >= width + GAP
                        ? around.getMaxX() + GAP
                        : around.getMinX() >= width + GAP
                                ? around.getMinX() - width - GAP
                                : around.getMinX() + GAP;
        boolean beside = right >= width + GAP || around.getMinX() >= width + GAP;
        double y = beside ? around.getMinY() + GAP : around.getMaxY() + GAP;
        StackPane.setMargin(
                sheet,
                new Insets(
                        Math.clamp(y, GAP, Math.max(GAP, getHeight() - height - GAP)),
                        0,
                        0,
                        Math.clamp(x, GAP, Math.max(GAP, getWidth() - width - GAP))));
    }

    /// Closes what is shown; nothing where nothing is.
    public void close() {
        if (!isVisible()) {
            return;
        }
        setVisible(false);
        getChildren().clear();
        Optional.ofNullable(before).ifPresent(Node::requestFocus);
        before = null;
        Runnable told = onClosed;
        onClosed = () -> {};
        told.run();
    }

    /// Puts the focus on `node`: at once, or when the sheet above it is closed.
    public void focusBehind(Node node) {
        if (isVisible()) {
            before = node;
        } else {
            node.requestFocus();
        }
    }

    /// What to do when the sheet that is shown now is closed.
    public void onClosed(Runnable action) {
        onClosed = action;
    }

    public boolean isOpen() {
        return isVisible();
    }
}
