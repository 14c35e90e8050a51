package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// The focus is never lost: not to a sheet, not behind one, not with what had it.
class FocusWalkTest extends SampleWalk {

    @Test
    void escapeClosesEverySheetAndTheFocusIsWhereItWas() throws IOException {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.run("label.truth.true");
            bench.await("filter-in-progress", "in progress 1");
            Node before = focus(bench);
            for (var sheet : sheets(bench).entrySet()) {
                bench.run(sheet.getKey());
                bench.await(() -> bench.shows(sheet.getValue()), sheet.getValue());
                assertThat(bench.isFocusInASheet()).as(sheet.getValue()).isTrue();
                bench.press(KeyCode.ESCAPE);
                assertThat(bench.shows(sheet.getValue())).as(sheet.getValue()).isFalse();
                assertThat(focus(bench)).as("after %s", sheet.getValue()).isSameAs(before);
            }
        }
    }

    /// The sheets that a command opens, by the command.
    private Map<String, String> sheets(Bench bench) throws IOException {
        Path labels = folder.resolve("labels-ada.json");
        Files.copy(Path.of("assets/sample/labels-ada.json"), labels);
        bench.answer(labels);
        var sheets = new LinkedHashMap<String, String>();
        sheets.put("file.palette", "palette");
        sheets.put("file.keys", "key-sheet");
        sheets.put("file.tour", "tour");
        sheets.put("file.export", "export-sheet");
        sheets.put("file.rater", "rater-sheet");
        sheets.put("file.order", "order-sheet");
        sheets.put("file.hidden", "unblind-sheet");
        sheets.put("file.sign", "sign-sheet");
        sheets.put("file.verify", "verify-sheet");
        sheets.put("label.history", "history-sheet");
        sheets.put("label.clear-sample", "clear-sheet");
        sheets.put("label.cite-bytes", "cite-sheet");
        return sheets;
    }

    @Test
    void escapeClosesASheetWhereverTheFocusIs() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.run("file.order");
            bench.await(() -> bench.shows("order-sheet"), "the sheet");
            Node behind = bench.node("menu", ButtonBase.class);

            Fx.run(
                    () -> {
                        behind.requestFocus();
                        bench.fire(KeyCode.ESCAPE, false);
                    });
            bench.settle();

            assertThat(bench.shows("order-sheet")).isFalse();
        }
    }

    @Test
    void aStratumThatIsDoubleClickedHasTheFocus() {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.run("view.report");
            bench.await(() -> bench.shows("report-sample"), "the offer of the sample");
            Fx.run(bench.node("report-sample", ButtonBase.class)::fire);
            bench.await(() -> bench.shows("report-strata"), "the overview");
            var strata = bench.node("report-strata", ListView.class);
            Fx.run(
                    () -> {
                        strata.requestFocus();
                        strata.getSelectionModel().selectFirst();
                        Event.fireEvent(strata, doubleClick());
                    });
            bench.await(() -> bench.shows("report-stratum"), "the stratum");

            assertThat(isWithin(focus(bench), "report-page")).isTrue();
            bench.press(KeyCode.H);
            bench.await(() -> bench.shows("report-judge"), "the page before");
            assertThat(isWithin(focus(bench), "report-view")).isTrue();
        }
    }

    private static MouseEvent doubleClick() {
        return new MouseEvent(
                MouseEvent.MOUSE_CLICKED,
                0,
                0,
                0,
                0,
                MouseButton.PRIMARY,
                2,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                true,
                null);
    }

    @Test
    void theFocusGoesHomeWhereWhatHadItIsGone() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.run("view.problems");
            bench.settle();
            bench.run("file.order");
            bench.await(() -> bench.shows("order-sheet"), "the sheet");
            // What had the focus before the sheet goes with its view.
            Fx.run(() -> bench.workbench().run("view.records"));
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.ESCAPE);
            bench.settle();

            assertThat(isWithin(focus(bench), "records-view")).isTrue();
        }
    }

    private static boolean isWithin(Node node, String id) {
        return Fx.get(
                () -> {
                    Node at = node;
                    while (at != null && !id.equals(at.getId())) {
                        at = at.getParent();
                    }
                    return at != null;
                });
    }

    private static Node focus(Bench bench) {
        return Fx.get(() -> bench.scene().getFocusOwner());
    }
}
