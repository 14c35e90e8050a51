package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// While a sheet is open, Tab and Shift+Tab never leave it.
class SheetFocusTest extends SampleWalk {

    /// More stops than any sheet has.
    private static final int MOST_STOPS = 15;

    @Test
    void tabGoesRoundWithinEverySheetOfTheWindow() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await("filter-in-progress", "in progress 1");
            goesRound(bench, "key-sheet", KeyCode.F1);
            goesRound(bench, "palette", KeyCode.CONTROL, KeyCode.K);
            goesRound(bench, "export-sheet", KeyCode.CONTROL, KeyCode.E);
            goesRound(bench, "history-sheet", KeyCode.Y);
            goesRound(bench, "clear-sheet", KeyCode.SHIFT, KeyCode.C);
            goesRound(bench, "order-sheet", "order of the");
            goesRound(bench, "rater-sheet", "change the rater");
            goesRound(bench, "unblind-sheet", "show what is hidden");
            goesRound(bench, "verify-sheet", "verify");
            goesRound(bench, "tour", "take the tour");
        }
    }

    @Test
    void tabGoesRoundWithinTheSheetsThatTellOfTrouble() throws IOException {
        Path broken = folder.resolve("broken.json");
        Files.writeString(broken, "{\"format\": \"plumbline-corpus\",\n \"version\": 1,\n oops}");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.answer(broken);
            goesRound(bench, "problem-table", KeyCode.CONTROL, KeyCode.O);
            bench.answer(folder.resolve("nowhere.json"));
            goesRound(bench, "cannot-open", KeyCode.CONTROL, KeyCode.O);
        }
    }

    @Test
    void tabGoesRoundWithinTheWelcome() {
        try (var bench = new Bench(data, null, false)) {
            bench.await(() -> bench.shows("welcome"), "the welcome");
            bench.awaitSample("s-0001");
            goesRound(bench, "welcome");
        }
    }

    /// The toolkit takes arrow keys to whatever is nearest on the screen, also behind a sheet.
    @Test
    void noArrowKeyLeavesASheetAndEscapeStillClosesIt() {
        try (var bench = new Bench(data, null, false)) {
            bench.await(() -> bench.shows("welcome"), "the welcome");
            bench.awaitSample("s-0001");
            for (var arrow :
                    List.of(KeyCode.RIGHT, KeyCode.DOWN, KeyCode.LEFT, KeyCode.LEFT, KeyCode.UP)) {
                bench.press(arrow);
                bench.press(KeyCode.SHIFT, arrow);
                assertThat(bench.isFocusInASheet()).as("after %s", arrow).isTrue();
            }
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("welcome")).isFalse();
        }
    }

    private static void goesRound(Bench bench, String sheet, String command) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(command);
        goesRound(bench, sheet, KeyCode.ENTER);
    }

    /// Opens a sheet, goes once round it each way, and closes it.
    private static void goesRound(Bench bench, String sheet, KeyCode... keys) {
        if (keys.length > 0) {
            bench.press(keys);
        }
        bench.await(() -> bench.shows(sheet), sheet);
        List<Node> forwards = round(bench, sheet, KeyCode.TAB);
        List<Node> backwards = round(bench, sheet, KeyCode.SHIFT, KeyCode.TAB);

        var same = new ArrayList<>(backwards.subList(1, backwards.size()).reversed());
        same.addFirst(backwards.getFirst());
        assertThat(same).as(sheet).isEqualTo(forwards);
        bench.press(KeyCode.ESCAPE);
        assertThat(bench.shows(sheet)).as(sheet).isFalse();
        assertThat(bench.isFocusInASheet()).as("after " + sheet).isFalse();
    }

    /// Every node that has the focus until it is where it began.
    private static List<Node> round(Bench bench, String sheet, KeyCode... keys) {
        var stops = new ArrayList<Node>();
        Node now = focus(bench);
        do {
            assertThat(bench.isFocusInASheet()).as("%s, after %s", sheet, stops).isTrue();
            stops.add(now);
            bench.press(keys);
            now = focus(bench);
        } while (!now.equals(stops.getFirst()) && stops.size() < MOST_STOPS);
        assertThat(now).as(sheet).isEqualTo(stops.getFirst());
        return stops;
    }

    private static Node focus(Bench bench) {
        return Fx.get(() -> bench.scene().getFocusOwner());
    }
}
