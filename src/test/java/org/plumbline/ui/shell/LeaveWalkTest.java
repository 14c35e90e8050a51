package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.files.FragileDisk;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.Words;

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
            bench.await(() -> bench.shows("close-unsaved"), "the question");
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
            bench.await(() -> bench.shows("close-unsaved"), "the question");
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.pressToLeave(KeyCode.SPACE);
        }
    }

    /// Where the reviewer is gets written a second after they came there, so that under load it may
    /// meet the bad time of the disk although no label does.
    @Test
    void aPlaceThatWasNotWrittenHoldsTheWindowNoLongerThanTheDiskDoes() {
        try (var bench = new Bench(DATA, disk, null, true)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            disk.failBetween(0, Integer.MAX_VALUE);
            bench.press(KeyCode.J);
            bench.await("saved", "not saved");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);

            disk.watch((step, what) -> {});
            bench.press(KeyCode.DIGIT4);
            bench.await("records-saving", "review on disk");
            bench.pressToLeave(KeyCode.CONTROL, KeyCode.Q);
        }
    }

    @Test
    void goesAsSoonAsTheDiskTakesWhatWasToBeLost() {
        try (var bench = new Bench(DATA, disk, null, true)) {
            bench.awaitSample("s-0001");
            disk.failBetween(0, Integer.MAX_VALUE);
            bench.press(KeyCode.T);
            bench.await("saved", "not saved");
            bench.press(KeyCode.CONTROL, KeyCode.Q);
            bench.await(() -> bench.shows("close-unsaved"), "the question");

            disk.watch((step, what) -> {});
            bench.awaitGone();
        }
        try (var again = new Bench(DATA, disk, null, true)) {
            again.awaitSample("s-0001");
            assertThat(SampleWalk.isChosen(again, "truth-true")).isTrue();
        }
    }

    /// Nothing is in trouble any more when the window is left; what comes then is asked by nobody.
    @Test
    void tellsWhatTheDiskRefusedAtTheLastMomentAndGoesOnceThatWasRead() {
        try (var bench = new Bench(DATA, disk, null, true)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            var note = bench.node("records-note", TextInputControl.class);
            var busy = bench.node("status-busy", Label.class);
            Fx.run(
                    () ->
                            busy.textProperty()
                                    .subscribe(
                                            words -> {
                                                if (words.equals(Words.get("shell.leaving"))) {
                                                    disk.failBetween(0, Integer.MAX_VALUE);
                                                    note.setText("last words");
                                                }
                                            }));
            bench.press(KeyCode.CONTROL, KeyCode.Q);

            bench.await(() -> bench.shows("lost"), "what was lost");
            assertThat(bench.isOpen()).isTrue();
            bench.pressToLeave(KeyCode.ENTER);
        }
    }

    @Test
    void staysWhereTheDiskBeginsToRefuseWhileTheLastActIsOnItsWay() {
        try (var bench = new Bench(DATA, disk, null, true)) {
            bench.awaitSample("s-0001");
            disk.failBetween(0, Integer.MAX_VALUE);
            Fx.run(
                    () -> {
                        bench.fire(KeyCode.T, false);
                        bench.fire(KeyCode.Q, true);
                    });
            bench.await(() -> bench.shows("close-unsaved"), "the question");
            assertThat(bench.isOpen()).isTrue();
        }
    }
}
