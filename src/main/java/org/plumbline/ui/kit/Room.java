package org.plumbline.ui.kit;

import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// How much room a part of the window has, in multiples of the size of its text: what fits depends
/// on that alone. 1280 × 800 pixels at 200 % are as much room as 640 × 400 at 100 %.
///
/// A view asks [#of] for its own room and folds its parts by [#breadth()] and [#isLow()], whose
/// thresholds all views share, or by a threshold of its own.
///
/// @param width in ems
/// @param height in ems
public record Room(double width, double height) {

    /// The least that the window gives to all that is in it: 640 × 400 pixels at 100 %.
    public static final Room LEAST = new Room(49.2, 30.7);

    /// Below this two panes cannot stand beside each other.
    private static final double NARROW = 54;

    /// Below this three panes cannot stand beside each other.
    private static final double MEDIUM = 70;

    /// Below this what stands around the text takes more than the text has.
    private static final double LOW = 38;

    /// How many panes fit beside each other, as a view without the rail has them.
    public enum Breadth {
        /// One.
        NARROW,
        /// Two.
        MEDIUM,
        /// Three.
        WIDE
    }

    /// The size class of the width.
    public Breadth breadth() {
        return width < NARROW ? Breadth.NARROW : width < MEDIUM ? Breadth.MEDIUM : Breadth.WIDE;
    }

    /// Whether two parts that each want some lines cannot stand below each other.
    public boolean isLow() {
        return height < LOW;
    }

    /// The room of a pane as it is now, and whenever its size or that of its text changes. FX
    /// thread only.
    ///
    /// An unseen text that is put among the children of the pane knows the size; where they are all
    /// replaced later, it is to be asked for after that.
    public static ObservableValue<Room> of(Pane pane) {
        var ruler = Ruler.in(pane);
        // A binding would not do: what it depends on does not keep it alive.
        var room = new SimpleObjectProperty<>(measured(pane, ruler));
        Runnable measure = () -> measure(pane, ruler, room);
        pane.widthProperty().subscribe(measure);
        pane.heightProperty().subscribe(measure);
        ruler.em.subscribe(measure);
        return room;
    }

    /// What folds while its parents are being laid out cannot ask these for other room, and so is
    /// laid out once more.
    private static void measure(Pane pane, Ruler ruler, ObjectProperty<Room> room) {
        Room now = measured(pane, ruler);
        if (!now.equals(room.get())) {
            room.set(now);
            Platform.runLater(pane::requestLayout);
        }
    }

    private static Room measured(Region pane, Ruler ruler) {
        double em = ruler.em.get();
        return new Room(pane.getWidth() / em, pane.getHeight() / em);
    }

    /// The size of the text in a pane, in pixels, under the same terms as [#of].
    public static ObservableValue<Double> emOf(Pane pane) {
        return Ruler.in(pane).em;
    }

    /// Tells the size of the text once the pane was styled and laid out, and not meanwhile: what is
    /// folded then would keep the style that it had, and a pane that is being laid out must not
    /// lose a child.
    private static final class Ruler extends Region {

        /// Empty rather than invisible, since what is invisible is not styled.
        private final Text text = new Text();

        private final ObjectProperty<Double> em =
                new SimpleObjectProperty<>(text.getFont().getSize());

        static Ruler in(Pane pane) {
            var ruler = new Ruler();
            ruler.setManaged(false);
            ruler.setMouseTransparent(true);
            ruler.getChildren().add(ruler.text);
            pane.getChildren().add(ruler);
            return ruler;
        }

        @Override
        protected void layoutChildren() {
            if (text.getFont().getSize() != em.get()) {
                Platform.runLater(() -> em.set(text.getFont().getSize()));
            }
        }
    }
}
