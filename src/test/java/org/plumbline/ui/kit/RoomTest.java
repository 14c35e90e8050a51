package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

class RoomTest {

    @Test
    void givesLargeTextInALargeWindowTheRoomOfUsualTextInASmallOne() {
        // 26 px and 13 px are the sizes of text at 200 and at 100 %, see kit.css.
        Room large = shown(1000, 800, "-fx-font-size: 26px");
        Room usual = shown(500, 400, "-fx-font-size: 13px");

        assertThat(large.width()).isEqualTo(usual.width());
        assertThat(large.height()).isEqualTo(usual.height());
        assertThat(usual.width()).isEqualTo(500 / 13.0);
    }

    @Test
    void followsTheSizeOfTheText() {
        var pane = Fx.get(BorderPane::new);
        var seen = new AtomicReference<Room>();
        try (var window = Fx.show(650, 390, () -> pane)) {
            Fx.run(() -> Room.of(pane).subscribe(seen::set));
            window.settle();
            assertThat(seen.get().width()).isEqualTo(50);

            Fx.run(() -> pane.setStyle("-fx-font-size: 26px"));
            window.settle();
            assertThat(seen.get().width()).isEqualTo(25);
        }
    }

    @Test
    void leastRoomIsThatOfTheSmallestWindow() {
        // 640 × 400 pixels in text of 13.
        assertThat(Room.LEAST.width() * 13).isBetween(639.0, 640.0);
        assertThat(Room.LEAST.height() * 13).isBetween(399.0, 400.0);
        assertThat(Room.LEAST.breadth()).isEqualTo(Room.Breadth.NARROW);
        assertThat(Room.LEAST.isLow()).isTrue();
    }

    private static Room shown(int width, int height, String style) {
        var pane = Fx.get(Pane::new);
        try (var window = Fx.show(width, height, () -> pane)) {
            Fx.run(() -> pane.setStyle(style));
            var room = Fx.get(() -> Room.of(pane));
            window.settle();
            return Fx.get(room::getValue);
        }
    }
}
