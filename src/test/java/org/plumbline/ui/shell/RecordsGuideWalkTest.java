package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.session.files.Bundled;
import org.plumbline.ui.Fx;

/// The guide that is read beside the work is the one that the work is held to.
class RecordsGuideWalkTest {

    private static final String RECORDS = "sha256 " + Bundled.recordsGuide().sha256().hex();
    private static final String LABELS = "sha256 " + Bundled.rubric().sha256().hex();

    @TempDir Path data;

    @Test
    void inRecordsItIsTheRecordsGuideByKeyPaletteAndMenu() {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");

            bench.press(KeyCode.SHIFT, KeyCode.I);
            assertShown(bench, "Guide for evaluation records", RECORDS);
            assertThat(bench.words("records-annotated")).contains("own labels");

            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("guide");
            assertThat(Fx.get(() -> labels(bench.scene().getRoot()))).contains("Shift I");
            bench.press(KeyCode.ENTER);
            assertShown(bench, "Guide for evaluation records", RECORDS);

            fromMenu(bench);
            assertShown(bench, "Guide for evaluation records", RECORDS);
        }
    }

    @Test
    void elsewhereItIsTheLabellingGuide() {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.I);
            assertShown(bench, "Labelling guide", LABELS);
            bench.press(KeyCode.SHIFT, KeyCode.I);
            assertShown(bench, "Labelling guide", LABELS);
            fromMenu(bench);
            assertShown(bench, "Labelling guide", LABELS);

            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            bench.awaitSample("s-0001");
            bench.press(KeyCode.I);
            assertShown(bench, "Labelling guide", LABELS);
        }
    }

    /// In Records the letter alone answers a question of the review.
    @Test
    void theLetterAloneStillReviewsARow() {
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.I);

            bench.await("records-annotated", "1 row reviewed");
            assertThat(bench.shows("guide-sheet")).isFalse();
        }
    }

    private static void assertShown(Bench bench, String title, String digest) {
        bench.await(() -> bench.shows("guide-sheet"), "the guide");
        var sheet = bench.node("guide-sheet", Parent.class);
        assertThat(Fx.get(sheet::getAccessibleText)).isEqualTo(title);
        assertThat(Fx.get(() -> labels(sheet))).contains(digest);
        bench.press(KeyCode.ESCAPE);
        assertThat(bench.shows("guide-sheet")).isFalse();
    }

    private static void fromMenu(Bench bench) {
        var menu = bench.node("menu", MenuButton.class);
        Fx.run(
                () -> {
                    menu.show();
                    MenuItem guide =
                            menu.getItems().stream()
                                    .filter(item -> "menu-help".equals(item.getId()))
                                    .flatMap(item -> ((Menu) item).getItems().stream())
                                    .filter(item -> "menu-file-guide".equals(item.getId()))
                                    .findFirst()
                                    .orElseThrow();
                    menu.hide();
                    guide.fire();
                });
    }

    /// The words of all labels below a node.
    private static List<String> labels(Node node) {
        return node.lookupAll(".label").stream()
                .filter(Label.class::isInstance)
                .map(label -> String.valueOf(((Label) label).getText()))
                .toList();
    }
}
