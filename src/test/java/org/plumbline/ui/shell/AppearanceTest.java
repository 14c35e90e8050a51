package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// What the style sheets make of a window.
class AppearanceTest {

    private static final int MANY = 100_000;

    @Test
    void keepsNoWindowThatIsGone() throws InterruptedException {
        var scene = new WeakReference<>(Fx.get(AppearanceTest::styled));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (scene.get() != null && System.nanoTime() < end) {
            System.gc();
            TimeUnit.MILLISECONDS.sleep(10);
        }
        assertThat(scene.get()).isNull();
    }

    private static Scene styled() {
        var scene = new Scene(new Pane());
        new Appearance(scene).show(Appearance.Theme.LIGHT);
        return scene;
    }

    /// 24 pixels are what WCAG 2.2 asks of what a pointer must hit.
    @Test
    void theThumbOfALongListCanBeTaken() {
        var list =
                Fx.get(
                        () ->
                                new ListView<>(
                                        FXCollections.observableArrayList(
                                                IntStream.range(0, MANY).boxed().toList())));
        try (var window = Fx.show(300, 300, () -> new Pane(list))) {
            Fx.run(() -> list.setPrefSize(300, 300));
            Fx.run(() -> new Appearance(window.stage().getScene()).show(Appearance.Theme.DARK));
            window.settle();

            assertThat(Fx.get(() -> thumb(list).getHeight())).isGreaterThanOrEqualTo(24);
        }
    }

    private static Region thumb(ListView<?> list) {
        return list.lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == Orientation.VERTICAL)
                .map(bar -> (Region) bar.lookup(".thumb"))
                .findFirst()
                .orElseThrow();
    }
}
