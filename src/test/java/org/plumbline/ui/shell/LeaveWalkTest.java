package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.files.FragileDisk;

/// Closing the window while the disk refuses.
class LeaveWalkTest {

    private static final Path DATA = Path.of("/data").toAbsolutePath();

    private final FragileDisk disk = new FragileDisk(DATA);

    @Test
    void asksWhileAReviewIsNotOnTheDiskAndNoMoreOnceItIs() {
        try (var bench = new Bench(DATA, disk, null, true)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.DIGIT4);
            bench.await("records-saving", "review on disk");

            disk.failBetween(0, Integer.MAX_VALUE);
            bench.press(KeyCode.DIGIT4);
            bench.await("records-saving", "Not saved");
            bench.press(KeyCode.CONTROL, KeyCode.Q);
            assertThat(bench.shows("close-unsaved")).isTrue();
            // The button that Enter presses keeps the window open.
            bench.press(KeyCode.ENTER);
            assertThat(bench.shows("close-unsaved")).isFalse();
            assertThat(bench.isOpen()).isTrue();

            disk.watch((step, what) -> {});
            bench.await(() -> !bench.words("records-saving").contains("Not saved"), "the disk");
            bench.pressToLeave(KeyCode.CONTROL, KeyCode.Q);
        }
    }

    @Test
    void asksWhileALabelIsNotOnTheDiskAndClosesWhereTheUserInsists() {
        try (var bench = new Bench(DATA, disk, null, true)) {
            bench.awaitSample("s-0001");
            disk.failBetween(0, Integer.MAX_VALUE);
            bench.press(KeyCode.T);
            bench.await("saved", "not saved");
            bench.press(KeyCode.CONTROL, KeyCode.Q);
            assertThat(bench.shows("close-unsaved")).isTrue();
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.pressToLeave(KeyCode.SPACE);
        }
    }
}
