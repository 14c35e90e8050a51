package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The Report view by keys alone.
class ReportWalkTest extends SampleWalk {

    @Test
    void theReportOfTheSampleIsReadAndSavedWithoutAMouse() throws IOException {
        Path saved = folder.resolve("report.json");
        try (var bench = new Bench(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.await("report-sample-words", "open for blind labelling");
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await(() -> bench.shows("report-strata"), "the overview");

            bench.press(KeyCode.J);
            bench.await(() -> bench.shows("report-pairs"), "agreement");
            bench.press(KeyCode.J);
            bench.await("report-judge", "sample-judge");
            bench.press(KeyCode.J);
            bench.await("report-stratum", "conversation · chat");
            bench.press(KeyCode.H);
            bench.await("report-judge", "sample-judge");

            bench.answer(saved);
            bench.press(KeyCode.CONTROL, KeyCode.S);
            bench.press(KeyCode.DOWN);
            bench.press(KeyCode.DOWN);
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("message"), "that it was saved");
        }
        assertThat(saved).exists();
    }

    @Test
    void aStratumIsOpenedFromTheOverview() {
        try (var bench = new Bench(data, null)) {
            openSample(bench);
            bench.press(KeyCode.F6);
            bench.press(KeyCode.DOWN);
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("report-stratum"), "the stratum");
        }
    }

    @Test
    void thereIsNoReportOfACorpusThatIsLabelledBlind() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.answer(corpus);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("report-words", "unblind it in the Label view");
            assertThat(bench.shows("report-entries")).isFalse();
        }
    }

    @Test
    void aCopyOfWhatIsLabelledBlindMakesNoReportEither() throws IOException {
        Path copy = Files.copy(corpus, folder.resolve("copy.json"));
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.answer(copy);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("report-words", "unblind it in the Label view");
        }
    }

    @Test
    void problemsThatForbidAReportAreSeenAtTheirPlace() throws IOException {
        String text = Files.readString(corpus);
        Path broken =
                Files.writeString(
                        folder.resolve("broken.json"),
                        text.replaceFirst("\"verdict\": \"false\"", "\"verdict\": \"maybe\""));
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.answer(broken);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await("report-refused", "1 problem");
            bench.press(KeyCode.SPACE);
            bench.await("problems-filter-error", "errors 1");
        }
    }

    @Test
    void theKeySheetHasTheKeysOfTheView() {
        try (var bench = new Bench(data, null)) {
            openSample(bench);
            bench.press(KeyCode.F1);
            bench.await(() -> bench.shows("key-sheet"), "the keys");
        }
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
