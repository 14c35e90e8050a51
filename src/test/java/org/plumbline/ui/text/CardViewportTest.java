package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.ui.Fx;

class CardViewportTest {

    private final AtomicInteger handedOn = new AtomicInteger();
    private final TextViewport view = Fx.get(() -> TextViewport.card(5));
    private final Fx.Window window =
            Fx.show(
                    400,
                    500,
                    () -> {
                        var box = new VBox(view.node());
                        box.addEventHandler(
                                ScrollEvent.SCROLL, event -> handedOn.incrementAndGet());
                        return box;
                    });

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void isAsHighAsItsContentUpToTheMost() {
        double one = heightOf("one");
        double three = heightOf("one\ntwo\nthree");
        double five = heightOf("1\n2\n3\n4\n5");
        double many = heightOf("line\n".repeat(100));
        double wrapped = heightOf("many words ".repeat(10));

        assertThat(three).isGreaterThan(2 * one);
        assertThat(five).isGreaterThan(three);
        assertThat(many).isBetween(five - 2, five + 2);
        assertThat(wrapped).isBetween(one + 15, five);
    }

    @Test
    void showsNoByteOffsets() {
        heightOf("one\ntwo");

        assertThat(Fx.get(() -> view.node().lookupAll(".line-number"))).hasSize(2);
        assertThat(Fx.get(() -> view.node().lookupAll(".byte-offset"))).isEmpty();
    }

    @Test
    void handsTheWheelOnWhereItHasNothingToScroll() {
        heightOf("one\ntwo");

        wheel(-40);
        wheel(40);

        assertThat(handedOn.get()).isEqualTo(2);
    }

    @Test
    void scrollsOnItsOwnWhereItHas() {
        heightOf("line\n".repeat(100));

        wheel(-40);
        assertThat(handedOn.get()).isZero();

        wheel(40);
        wheel(40);
        assertThat(handedOn.get()).isEqualTo(1);
    }

    /// Turns the wheel over the text: the headless screen sends it to the wrong place.
    private void wheel(double delta) {
        Fx.run(
                () -> {
                    Node row = view.node().lookup(".row-text");
                    Event.fireEvent(
                            row,
                            new ScrollEvent(
                                    ScrollEvent.SCROLL,
                                    5,
                                    5,
                                    5,
                                    5,
                                    false,
                                    false,
                                    false,
                                    false,
                                    false,
                                    false,
                                    0,
                                    delta,
                                    0,
                                    delta,
                                    ScrollEvent.HorizontalTextScrollUnits.NONE,
                                    0,
                                    ScrollEvent.VerticalTextScrollUnits.NONE,
                                    0,
                                    0,
                                    null));
                });
        window.settle();
    }

    private double heightOf(String text) {
        Fx.run(() -> view.show(ExactText.of(text)));
        window.settle();
        return Fx.get(() -> view.node().getHeight());
    }
}
