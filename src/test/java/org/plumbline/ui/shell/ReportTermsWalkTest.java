package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// The terms of the report by keys alone.
class ReportTermsWalkTest extends SampleWalk {

    @Test
    void theReportIsMadeOnTheTermsThatWereChosenWithoutAMouse() {
        try (var bench = new Bench(data, null)) {
            openSample(bench);
            assertThat(terms(bench)).isEmpty();
            bench.press(KeyCode.T);
            bench.await(() -> bench.shows("terms-sheet"), "the sheet");
            bench.press(KeyCode.UP);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.DOWN);
            String model = model(bench);
            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("terms-sheet"), "the sheet to close");
            bench.await("report-extent", "only attempts of producer model " + model);
            assertThat(terms(bench))
                    .containsExactly(
                            "a label needs 2 raters",
                            "only ratings given blind",
                            "a stale label is an error",
                            "only attempts of producer model " + model);
            bench.await("report-told", "given after unblinding");
            assertThat(bench.shows("report-told-see")).isFalse();

            bench.press(KeyCode.T);
            bench.await(() -> bench.shows("terms-sheet"), "the sheet");
            var raters = bench.node("terms-raters", Spinner.class);
            var strict = bench.node("terms-strict", CheckBox.class);
            assertThat(Fx.get(raters::getValue)).isEqualTo(2);
            assertThat(Fx.get(strict::isSelected)).isTrue();
            assertThat(model(bench)).isEqualTo(model);
        }
    }

    @Test
    void escapeLeavesTheTermsAsTheyWere() {
        try (var bench = new Bench(data, null)) {
            openSample(bench);
            bench.press(KeyCode.T);
            bench.await(() -> bench.shows("terms-sheet"), "the sheet");
            bench.press(KeyCode.UP);
            bench.press(KeyCode.ESCAPE);
            bench.await(() -> !bench.shows("terms-sheet"), "the sheet to close");
            assertThat(terms(bench)).isEmpty();
            bench.press(KeyCode.J);
            bench.await(() -> bench.shows("report-pairs"), "the keys of the view");
        }
    }

    @Test
    void enterOnABoxMeansTheSheetAndNotTheBox() {
        try (var bench = new Bench(data, null)) {
            openSample(bench);
            bench.press(KeyCode.T);
            bench.await(() -> bench.shows("terms-sheet"), "the sheet");
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("terms-sheet"), "the sheet to close");
            assertThat(terms(bench)).isEmpty();
        }
    }

    @Test
    void nothingIsAskedWhereNoReportCanBeMade() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.press(KeyCode.T);
            assertThat(bench.shows("terms-sheet")).isFalse();
            bench.answer(corpus);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("report-words", "unblind it in the Label view");
            bench.press(KeyCode.T);
            assertThat(bench.shows("terms-sheet")).isFalse();
        }
    }

    private static String model(Bench bench) {
        var box = bench.node("terms-model", ComboBox.class);
        return Fx.get(() -> box.getButtonCell().getText());
    }

    /// The terms that stand beside the files.
    private static List<String> terms(Bench bench) {
        return Fx.get(
                () ->
                        bench.scene().getRoot().lookupAll(".report-term").stream()
                                .map(node -> ((Labeled) node).getText())
                                .toList());
    }

    private static void openSample(Bench bench) {
        bench.awaitSample("s-0001");
        bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
        bench.await(() -> bench.shows("report-sample"), "the offer of the sample");
        bench.press(KeyCode.TAB);
        bench.press(KeyCode.SPACE);
        bench.await(() -> bench.shows("report-strata"), "the overview");
    }
}
