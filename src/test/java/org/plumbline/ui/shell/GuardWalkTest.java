package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.ui.Fx;

/// What guards the labels: a file that holds nothing hidden, one writer at a time, and words on
/// what may not be concluded.
class GuardWalkTest extends SampleWalk {

    @Test
    void aRequestsFileIsLabelledWithoutACorpusAndHasNothingToUnblind() {
        Path requests = folder.resolve("requests.json");
        var err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        var console = new Console(new ByteArrayOutputStream(), err, false);
        assertThat(
                        CommandFace.run(
                                console,
                                files -> 2,
                                "requests",
                                corpus.toString(),
                                "-o",
                                requests.toString()))
                .isZero();

        try (var bench = new Bench(data, requests)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await("saved", "saved ");
            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("unblind");
            ListView<?> found = bench.node("palette-list", ListView.class);
            assertThat(Fx.get(() -> List.copyOf(found.getItems()))).isEmpty();
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("blind")).startsWith("◐");
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void aSecondWindowShowsTheLabelsAndGivesNone() {
        try (var first = new Bench(data, corpus)) {
            first.awaitSample("s-0001");
            first.press(KeyCode.T);
            first.await("saved", "saved ");
            try (var second = new Bench(data, corpus)) {
                second.awaitSample("s-0001");
                second.await("saved", "read");
                assertThat(second.words("notice")).isNotEmpty();
                assertThat(isChosen(second, "truth-true")).isTrue();
                second.press(KeyCode.F);
                assertThat(isChosen(second, "truth-true")).isTrue();
                assertThat(isChosen(second, "truth-false")).isFalse();
            }
            first.press(KeyCode.U);
            assertThat(isChosen(first, "truth-unsupported")).isTrue();
        }
    }

    @Test
    void theBannerIsAsHighAsItsWordsWhateverWasShownBefore() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            double first = bannerHeight(bench);
            for (String next : List.of("s-0002", "s-0003", "s-0004")) {
                bench.press(KeyCode.G);
                bench.awaitSample(next);
            }
            for (String back : List.of("s-0003", "s-0002", "s-0001")) {
                bench.press(KeyCode.P);
                bench.awaitSample(back);
            }
            assertThat(bannerHeight(bench)).isEqualTo(first);
        }
    }

    /// Of what is seen of the banner, which is all of it.
    private static double bannerHeight(Bench bench) {
        bench.settle();
        var banner = bench.node("capture-banner", Region.class);
        return Fx.get(
                () -> {
                    Node place = banner;
                    while (!(place instanceof ScrollPane)) {
                        place = place.getParent();
                    }
                    double seen = ((ScrollPane) place).getViewportBounds().getHeight();
                    assertThat(seen).isEqualTo(banner.prefHeight(banner.getWidth()));
                    return seen;
                });
    }

    @Test
    void theBannerSaysWhereALimitationBitesAndWhatItForbidsToConclude() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            String banner = bannerOf(bench);
            assertThat(banner)
                    .contains(
                            "Partial capture: 1 item missing, 1 truncation, 1 limit to interpretation.")
                    .contains("What it held can neither confirm nor refute a claim.")
                    .contains("CarrierClient.java");
        }
    }

    @ParameterizedTest
    @CsvSource({"s-0030, failed", "s-0001, partial", "s-0025, note"})
    void theBannerLooksAsBadAsTheCaptureIs(String sample, String look) {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
            bench.write(sample);
            bench.press(KeyCode.ENTER);
            bench.awaitSample(sample);
            bench.settle();
            var banner = bench.node("capture-banner", Region.class);

            assertThat(Fx.get(() -> List.copyOf(banner.getStyleClass())))
                    .containsExactly("banner", look);
        }
    }

    private static String bannerOf(Bench bench) {
        var banner = bench.node("capture-banner", Region.class);
        return Fx.get(
                () ->
                        banner.getChildrenUnmodifiable().stream()
                                .map(node -> ((Labeled) node).getText())
                                .collect(Collectors.joining("\n")));
    }
}
