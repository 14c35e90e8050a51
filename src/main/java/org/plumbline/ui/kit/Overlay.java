package org.plumbline.ui.kit;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.EventHandler;
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

    private final Veil veil = new Veil();

    /// Under the sheet: an effect of the sheet itself would be one of all that is in it, and throw
    /// a shadow under each of its rows.
    private final Region shadow = new Region();

    private final Runnable follow = this::follow;
    private @Nullable Node before;
    private @Nullable Region shown;
    private Supplier<Optional<Node>> part = Optional::empty;
    private @Nullable Bounds lit;
    private Runnable onClosed = () -> {};
    private Runnable home = () -> {};

    public Overlay() {
        veil.setOnMouseClicked(event -> close());
        shadow.getStyleClass().add("sheet-shadow");
        shadow.setManaged(false);
        shadow.setMouseTransparent(true);
        setVisible(false);
        setManaged(true);
        FocusRing.around(this);
        addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
        EventHandler<KeyEvent> elsewhere = this::escapeElsewhere;
        sceneProperty()
                .subscribe(
                        (old, now) -> {
                            if (old != null) {
                                old.removeEventFilter(KeyEvent.KEY_PRESSED, elsewhere);
                                old.removePostLayoutPulseListener(follow);
                            }
                            if (now != null) {
                                now.addEventFilter(KeyEvent.KEY_PRESSED, elsewhere);
                                now.addPostLayoutPulseListener(follow);
                            }
                        });
    }

    private void escape(KeyEvent event) {
        if (isVisible() && event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            close();
        }
    }

    /// A key goes to what has the focus, and a sheet is closed by it wherever that is. Within the
    /// sheet others may want the key first.
    private void escapeElsewhere(KeyEvent event) {
        if (!(event.getTarget() instanceof Node node) || !FocusRing.isWithin(node, this)) {
            escape(event);
        }
    }

    /// Shows `sheet` in the middle, and puts the focus on `first`.
    public void show(Region sheet, Node first) {
        show(sheet, first, Pos.CENTER);
    }

    /// Shows `sheet` at `place`, and puts the focus on `first`.
    public void show(Region sheet, Node first, Pos place) {
        part = Optional::empty;
        put(sheet, first, place);
    }

    /// Shows `sheet` beside the part of the window that it speaks of, which stays in the light; in
    /// the middle as long as that part is not to be seen.
    ///
    /// @param part is asked whenever the window is laid out anew
    public void showBeside(Region sheet, Node first, Supplier<Optional<Node>> part) {
        this.part = part;
        put(sheet, first, Pos.CENTER);
    }

    private void put(Region sheet, Node first, Pos place) {
        if (!isVisible()) {
            before = getScene() == null ? null : getScene().getFocusOwner();
        }
        shown = sheet;
        sheet.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane.setAlignment(sheet, place);
        StackPane.setMargin(sheet, new Insets(Beside.GAP));
        getChildren().setAll(veil, shadow, sheet);
        setVisible(true);
        // What scrolls has its content in the window only once it has its skin.
        applyCss();
        first.requestFocus();
    }

    // --- what a sheet speaks of

    /// Where the part in the light is; null where none is to be seen.
    private @Nullable Bounds part() {
        return part.get()
                .filter(Overlay::isSeen)
                .map(node -> sceneToLocal(node.localToScene(node.getLayoutBounds())))
                .filter(bounds -> getLayoutBounds().intersects(bounds))
                .orElse(null);
    }

    /// True where a node is in the window, nothing around it is hidden, and it has some size.
    public static boolean isSeen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null && !node.getLayoutBounds().isEmpty();
    }

    private void follow() {
        if (isVisible() && !Objects.equals(part(), lit)) {
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Region sheet = shown;
        lit = part();
        veil.light(lit);
        Bounds beside = lit;
        if (sheet != null && beside != null) {
            double width = Math.min(sheet.prefWidth(-1), getWidth() - 2 * Beside.GAP);
            double height = Math.min(sheet.prefHeight(width), getHeight() - 2 * Beside.GAP);
            Bounds place = Beside.of(getLayoutBounds(), beside, width, height);
            sheet.resizeRelocate(
                    snapPositionX(place.getMinX()),
                    snapPositionY(place.getMinY()),
                    snapSizeX(width),
                    snapSizeY(height));
        }
        if (sheet != null) {
            shadow.resizeRelocate(
                    sheet.getLayoutX(), sheet.getLayoutY(), sheet.getWidth(), sheet.getHeight());
        }
    }

    // --- the end of a sheet

    /// Closes what is shown; nothing where nothing is.
    public void close() {
        if (!isVisible()) {
            return;
        }
        setVisible(false);
        getChildren().clear();
        shown = null;
        part = Optional::empty;
        Optional.ofNullable(before)
                .filter(this::canTakeFocus)
                .ifPresentOrElse(Node::requestFocus, home);
        before = null;
        Runnable told = onClosed;
        onClosed = () -> {};
        told.run();
    }

    /// What was behind a sheet may be gone by the time that it closes.
    private boolean canTakeFocus(Node node) {
        return isSeen(node) && node.getScene().equals(getScene()) && !node.isDisabled();
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

    /// Puts the focus where every key works, where what had it before a sheet is gone.
    public void home(Runnable focus) {
        home = focus;
    }

    public boolean isOpen() {
        return isVisible();
    }
}
