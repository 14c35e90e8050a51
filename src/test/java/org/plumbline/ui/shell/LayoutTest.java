package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.ui.Fx;

/// Every view and sheet but the Label view, in each theme, at three sizes of the window and two of
/// its text: nothing is cut, covers its neighbour or leaves its place.
///
/// Beside the benchmarks, since it takes minutes.
@Tag("bench")
class LayoutTest extends SampleWalk {

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "high-contrast"})
    void nothingIsCutCoveredOrOutOfItsPlace(String theme) throws IOException {
        try (var bench = new Bench(data, corpus, false)) {
            Fx.run(() -> small((Stage) bench.scene().getWindow()));
            var sizes = new Sizes(bench);
            bench.await(() -> bench.shows("welcome"), "the welcome");
            bench.awaitSample("s-0001");
            bench.run("file.theme-" + theme);
            sheet(bench, sizes, "welcome");
            tour(bench, sizes);
            sheets(bench, sizes);
            signatures(bench, sizes);
            hidden(bench, sizes);
            problems(bench, sizes);
            report(bench, sizes);
            records(bench, sizes);

            assertThat(sizes.faults()).isEmpty();
        }
    }

    /// A frame of a small window is drawn sooner.
    private static void small(Stage stage) {
        stage.setWidth(640);
        stage.setHeight(400);
    }

    private static void tour(Bench bench, Sizes sizes) {
        bench.run("file.tour");
        bench.await(() -> bench.shows("tour"), "the tour");
        for (int stop = 1; bench.shows("tour"); stop++) {
            // The first, the one with the most words, and the one with a claim.
            if (stop == 1 || stop == 3 || stop == 4) {
                sizes.look("tour");
            }
            bench.press(KeyCode.ENTER);
        }
    }

    private void sheets(Bench bench, Sizes sizes) throws IOException {
        bench.run("label.truth.true");
        open(bench, sizes, "label.cite-bytes", "cite-sheet");
        open(bench, sizes, "file.guide", "guide-sheet");
        // What is behind a sheet is laid out with it: the less, the sooner.
        bench.run("view.problems");
        sizes.lookAtAll("no problems");
        open(bench, sizes, "file.palette", "palette");
        open(bench, sizes, "file.keys", "key-sheet");
        open(bench, sizes, "file.numbers", "numbers-sheet");
        open(bench, sizes, "file.export", "export-sheet");
        open(bench, sizes, "label.history", "history-sheet");
        open(bench, sizes, "label.clear-sample", "clear-sheet");
        open(bench, sizes, "file.order", "order-sheet");
        open(bench, sizes, "file.rater", "rater-sheet");
        bench.run("view.label");
        bench.answer(folder.resolve("nowhere.json"));
        open(bench, sizes, "file.open", "cannot-open");
        bench.answer(broken());
        open(bench, sizes, "file.open", "problems");
    }

    private void signatures(Bench bench, Sizes sizes) throws IOException {
        Path labels = folder.resolve("labels-ada.json");
        Files.copy(Path.of("assets/sample/labels-ada.json"), labels);
        bench.answer(labels);
        open(bench, sizes, "file.sign", "sign-sheet");
        fromSignSheet(bench, sizes, "sign-new", "key-sheet");
        fromSignSheet(bench, sizes, "sign-outside", "outside-sheet");
        bench.run("file.verify");
        bench.await(() -> bench.shows("verify-sheet"), "the table");
        fire(bench, "verify-add");
        bench.await("verify-summary", "unsigned");
        sheet(bench, sizes, "verify-sheet");
    }

    private static void fromSignSheet(Bench bench, Sizes sizes, String button, String sheet) {
        bench.run("file.sign");
        bench.await(() -> bench.shows("sign-sheet"), "the sheet");
        fire(bench, button);
        sheet(bench, sizes, sheet);
    }

    private static void hidden(Bench bench, Sizes sizes) {
        bench.run("file.hidden");
        bench.await(() -> bench.shows("unblind-sheet"), "the question");
        sizes.look("unblind-sheet");
        fire(bench, "unblind-yes");
        sheet(bench, sizes, "hidden-sheet");
        open(bench, sizes, "file.checks", "checks-sheet");
    }

    private static void problems(Bench bench, Sizes sizes) {
        bench.run("view.problems");
        bench.await("problems-filter-error", "errors 1");
        sizes.lookAtAll("problems");
        bench.run("problems.look");
        bench.await(() -> bench.shows("problems-text"), "the place");
        sizes.lookAtAll("place");
    }

    private static void report(Bench bench, Sizes sizes) {
        bench.run("view.report");
        bench.await(() -> bench.shows("report-sample"), "the offer");
        sizes.lookAtAll("report-offer");
        fire(bench, "report-sample");
        bench.await(() -> bench.shows("report-strata"), "the overview");
        sizes.lookAtAll("overview");
        open(bench, sizes, "report.terms", "terms-sheet");
        for (String page : new String[] {"report-pairs", "report-judge", "report-stratum"}) {
            bench.run("report.next");
            bench.await(() -> bench.shows(page), page);
            sizes.lookAtAll(page);
        }
    }

    private static void records(Bench bench, Sizes sizes) {
        bench.run("view.records");
        bench.await("records-row-title", "why-retry-doubles");
        sizes.lookAtAll("records");
        bench.run("records.page");
        bench.await("records-summary", "tasks");
        sizes.lookAtAll("comparison");
    }

    private static void fire(Bench bench, String id) {
        var button = bench.node(id, ButtonBase.class);
        Fx.run(button::fire);
        bench.settle();
    }

    private static void open(Bench bench, Sizes sizes, String command, String sheet) {
        bench.run(command);
        sheet(bench, sizes, sheet);
    }

    private static void sheet(Bench bench, Sizes sizes, String sheet) {
        bench.await(() -> bench.shows(sheet), sheet);
        sizes.look(sheet);
        bench.press(KeyCode.ESCAPE);
        assertThat(bench.shows(sheet)).as(sheet).isFalse();
    }

    /// The sample with an unknown verdict.
    private Path broken() throws IOException {
        String text = Files.readString(corpus);
        return Files.writeString(
                folder.resolve("broken.json"),
                text.replaceFirst("\"verdict\": \"false\"", "\"verdict\": \"maybe\""));
    }
}
