package org.plumbline.ui.guide;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Room;

/// Where a guide is read: beside the views where the window has room for both, else over them. FX
/// thread only.
public final class GuidePlace {

    /// What the views must have left, in ems: their rail and one pane.
    private static final double LEFT_TO_WORK = 42;

    private static final double NARROWEST = 20;

    /// How much a key changes the width, in ems.
    private static final int STEP = 2;

    /// A page to read.
    ///
    /// @param id of its nodes
    /// @param below what stands below it; "" for nothing
    public record Page(String id, String title, String markdown, String below) {}

    /// What is remembered from one day to the next.
    public interface Memory {

        /// The width in tenths of an em.
        int width();

        void width(int tenths);

        boolean isPlain();

        void plain(boolean isPlain);
    }

    private final BorderPane frame;
    private final Overlay overlay;
    private final Memory memory;
    private final GuidePane pane;
    private final GuideEdge edge;
    private final HBox beside;
    private final ObservableValue<Room> room;
    private final ObservableValue<Double> em;
    private @Nullable Node before;
    private boolean isOpen;

    /// @param frame around the views; the guide is on its right
    public GuidePlace(BorderPane frame, Overlay overlay, Background background, Memory memory) {
        this.frame = frame;
        this.overlay = overlay;
        this.memory = memory;
        pane = new GuidePane(background, this::close);
        pane.plainProperty().set(memory.isPlain());
        pane.plainProperty().subscribe((was, is) -> memory.plain(is));
        edge = new GuideEdge(this::drag, this::step);
        beside = new HBox();
        beside.setMinWidth(0);
        HBox.setHgrow(pane, Priority.ALWAYS);
        room = Room.of(frame);
        em = Room.emOf(frame);
        room.subscribe((old, now) -> arrange());
        // What is over the views is looked after by their overlay.
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedOver);
    }

    /// What can be done in the guide, while the focus is there.
    public List<Command> commands() {
        return List.of(
                Command.ofShortcut("guide.find", KeyCode.F, pane::askWord),
                Command.of("guide.find-next", KeyCode.F3, () -> pane.step(1)).repeating(),
                Command.ofShift("guide.find-previous", KeyCode.F3, () -> pane.step(-1))
                        .repeating());
    }

    public boolean hasFocus() {
        return isOpen && pane.hasFocus();
    }

    /// Opens a page, at the part that speaks of `topic`, and puts the focus into it; closes it
    /// where the focus is there already.
    public void turnTo(Page page, Optional<String> topic) {
        boolean isThere = isOpen && hasFocus() && (page.id() + "-sheet").equals(pane.getId());
        if (isThere) {
            close();
            return;
        }
        Scene scene = frame.getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        if (owner != null && !pane.hasFocus()) {
            before = owner;
        }
        pane.show(page, topic);
        if (!isOpen) {
            isOpen = true;
            arrange();
        }
        pane.focusTarget().requestFocus();
    }

    /// Takes the guide away; the focus goes back to where it was.
    public void close() {
        if (!isOpen) {
            return;
        }
        boolean hadFocus = pane.hasFocus();
        isOpen = false;
        if (isOver()) {
            overlay.close();
        } else {
            frame.setRight(null);
            if (hadFocus && before != null && before.getScene() != null) {
                before.requestFocus();
            }
        }
        before = null;
    }

    private boolean isOver() {
        return overlay.isOpen() && pane.getParent() == overlay;
    }

    /// Puts the guide where there is room for it now.
    private void arrange() {
        if (!isOpen) {
            return;
        }
        double most = room.getValue().width() - LEFT_TO_WORK;
        if (most >= NARROWEST) {
            besideTheViews(Math.clamp(memory.width() / 10.0, NARROWEST, most));
        } else if (!isOver()) {
            overTheViews();
        }
    }

    private void besideTheViews(double width) {
        boolean hadFocus = pane.hasFocus();
        if (isOver()) {
            overlay.onClosed(() -> {});
            overlay.close();
        }
        pane.prefWidthProperty().unbind();
        pane.prefHeightProperty().unbind();
        pane.setPrefSize(BorderPane.USE_COMPUTED_SIZE, BorderPane.USE_COMPUTED_SIZE);
        pane.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        pane.getStyleClass().remove("sheet");
        if (!beside.equals(frame.getRight())) {
            beside.getChildren().setAll(edge, pane);
            frame.setRight(beside);
        }
        beside.setPrefWidth(width * em.getValue());
        if (hadFocus) {
            pane.focusTarget().requestFocus();
        }
    }

    private void overTheViews() {
        if (overlay.isOpen()) {
            // Something else is asked there, and the guide must not take its place.
            frame.setRight(null);
            isOpen = false;
            return;
        }
        beside.getChildren().clear();
        frame.setRight(null);
        pane.getStyleClass().add("sheet");
        pane.prefWidthProperty().bind(overlay.widthProperty().subtract(em.getValue() * 2));
        pane.prefHeightProperty().bind(overlay.heightProperty().subtract(em.getValue() * 2));
        overlay.show(pane, pane.focusTarget());
        overlay.onClosed(() -> isOpen = false);
    }

    private void pressedOver(KeyEvent event) {
        boolean isFind =
                new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN).match(event);
        if (isOver() && isFind) {
            event.consume();
            pane.askWord();
        } else if (isOver() && event.getCode() == KeyCode.F3) {
            event.consume();
            pane.step(event.isShiftDown() ? -1 : 1);
        }
    }

    // --- its width

    private void drag(double sceneX) {
        double right = beside.localToScene(beside.getWidth(), 0).getX();
        keep((int) Math.round((right - sceneX) / em.getValue() * 10));
    }

    private void step(int direction) {
        keep((int) Math.round(beside.getWidth() / em.getValue() * 10) + direction * STEP * 10);
    }

    private void keep(int tenths) {
        double most = room.getValue().width() - LEFT_TO_WORK;
        memory.width((int) Math.clamp((long) tenths, (long) (NARROWEST * 10), (long) (most * 10)));
        arrange();
    }
}
