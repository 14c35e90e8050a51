package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.session.checks.CheckRow;
import org.plumbline.ui.Fx;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Literal checks in the window, by keys alone.
class ChecksWalkTest extends SampleWalk {

    @Test
    void whoIsBlindIsAskedFirstAndMayStaySo() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            askForChecks(bench);
            bench.await(() -> bench.shows("unblind-sheet"), "the question");
            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("unblind-sheet"), "staying blind");

            assertThat(bench.words("blind")).startsWith("◐");
            assertThat(bench.shows("checks-sheet")).isFalse();
        }
    }

    @Test
    void fromACheckToItsClaimAndBackToTheCheck() {
        try (var bench = new Bench(data, corpus)) {
            unblind(bench);
            CheckRow first = current(bench);
            bench.press(KeyCode.DOWN);
            bench.press(KeyCode.DOWN);
            CheckRow third = current(bench);
            assertThat(third).isNotEqualTo(first);
            assertThat(bench.words("checks-fact-claim")).startsWith(third.claimId() + ": ");

            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("checks-sheet"), "the list to close");
            bench.awaitSample(third.sampleId());
            bench.await("claim-title", "Claim " + numberOf(third) + " of ");

            askForChecks(bench);
            bench.await(() -> bench.shows("checks-sheet"), "the list");
            assertThat(current(bench)).isEqualTo(third);
            bench.press(KeyCode.ESCAPE);
            bench.await(() -> !bench.shows("checks-sheet"), "the list to close");
        }
    }

    @Test
    void fromTheCountsOfAStratumToItsChecks() {
        try (var bench = new Bench(data, corpus)) {
            unblind(bench);
            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.answer(corpus);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("report-strata"), "the report");
            bench.press(KeyCode.J);
            bench.press(KeyCode.J);
            bench.await("report-stratum", "conversation · chat");
            assertThat(bench.shows("report-checks")).isTrue();

            bench.press(KeyCode.V);
            bench.await("checks-title", "conversation · chat");
            int all = rows(bench);
            CheckRow row = current(bench);

            bench.press(KeyCode.ENTER);
            bench.awaitSample(row.sampleId());
            assertThat(all).isPositive();
        }
    }

    @Test
    void ofACorpusThatIsNotOpenItIsOfferedToOpenIt() throws IOException {
        Path other = folder.resolve("other.json");
        String text = Files.readString(corpus);
        Files.writeString(other, text + "\n");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT3);
            bench.answer(other);
            bench.press(KeyCode.CONTROL, KeyCode.O);
            bench.await(() -> bench.shows("report-strata"), "the report");
            bench.press(KeyCode.V);
            bench.await(() -> bench.shows("checks-elsewhere"), "the offer");
            bench.press(KeyCode.ENTER);
            bench.await(() -> !bench.shows("checks-elsewhere"), "the offer to close");
            bench.await(() -> bench.shows("label-view"), "the Label view");
            bench.awaitSample("s-0001");

            askForChecks(bench);
            bench.await(() -> bench.shows("unblind-sheet"), "the question");
        }
    }

    /// Where the claim stands in its sample, from 1.
    private int numberOf(CheckRow row) {
        JsonNode claims =
                JsonMapper.shared()
                        .readTree(corpus.toFile())
                        .get("cases")
                        .get(row.sample())
                        .get("claims");
        return 1
                + IntStream.range(0, claims.size())
                        .filter(i -> claims.get(i).get("id").stringValue().equals(row.claimId()))
                        .findFirst()
                        .orElseThrow();
    }

    private static void unblind(Bench bench) {
        bench.awaitSample("s-0001");
        askForChecks(bench);
        bench.await(() -> bench.shows("unblind-sheet"), "the question");
        bench.press(KeyCode.SHIFT, KeyCode.TAB);
        bench.press(KeyCode.SPACE);
        bench.await(() -> bench.shows("checks-sheet"), "the list");
    }

    private static void askForChecks(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("literal checks");
        bench.press(KeyCode.ENTER);
    }

    @SuppressWarnings("unchecked") // The rows of that table are checks.
    private static TableView<CheckRow> table(Bench bench) {
        return (TableView<CheckRow>) bench.node("checks-table", TableView.class);
    }

    private static CheckRow current(Bench bench) {
        TableView<CheckRow> table = table(bench);
        return Fx.get(() -> table.getSelectionModel().getSelectedItem());
    }

    private static int rows(Bench bench) {
        TableView<CheckRow> table = table(bench);
        return Fx.get(() -> table.getItems().size());
    }
}
