package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.files.DataFolder;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.LabelSession;
import org.plumbline.ui.Fx;
import tools.jackson.databind.json.JsonMapper;

/// The order of the samples, chosen and followed by keyboard alone.
class OrderWalkTest extends SampleWalk {

    @Test
    void aShuffleIsChosenFollowedRememberedAndGivenUpByKeyboard() throws IOException {
        List<String> shuffled = requestsShuffledBy("42");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.words("queue-order")).isEqualTo("in the file's order");
            shuffle(bench, "42");
            bench.await("queue-order", "shuffled · seed 42");

            // Nothing was said of s-0001 yet, so that the walk begins where the shuffle does.
            bench.awaitSample(shuffled.get(0));
            bench.press(KeyCode.G);
            bench.awaitSample(shuffled.get(1));
            bench.press(KeyCode.DIGIT1);
            bench.await("filter-in-progress", "in progress 1");
            assertThat(queue(bench)).startsWith(place(shuffled.get(0)), place(shuffled.get(1)));
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample(shuffled.get(1));
            assertThat(again.words("queue-order")).isEqualTo("shuffled · seed 42");
            again.press(KeyCode.G);
            again.awaitSample(shuffled.get(2));
            again.press(KeyCode.P);
            again.awaitSample(shuffled.get(1));

            askForTheOrder(again);
            assertThat(text(again)).isEqualTo("42");
            again.press(KeyCode.UP);
            again.press(KeyCode.ENTER);
            again.await("queue-order", "in the file's order");
            // This one was begun, so that it stays open.
            again.awaitSample(shuffled.get(1));
            again.press(KeyCode.P);
            again.awaitSample("s-%04d".formatted(place(shuffled.get(1))));
        }
    }

    @Test
    void searchingAndFilteringKeepTheShuffle() throws IOException {
        List<Integer> shuffled = requestsShuffledBy("7").stream().map(id -> place(id)).toList();
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            shuffle(bench, "7");
            bench.await("queue-order", "seed 7");
            bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
            bench.write("s-001");

            List<Integer> found = shuffled.stream().filter(i -> i >= 9 && i <= 18).toList();
            bench.await(() -> queue(bench).equals(found), "ten samples in the shuffle's order");
        }
    }

    @Test
    void aSeedIsOfferedThatIsAnotherOneEachTime() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            askForTheOrder(bench);
            String first = text(bench);
            bench.press(KeyCode.ESCAPE);
            askForTheOrder(bench);

            assertThat(first).matches("[0-9]{1,6}");
            assertThat(text(bench)).matches("[0-9]{1,6}").isNotEqualTo(first);
        }
    }

    @Test
    void aShuffleWithoutASeedIsToldAndNothingChanges() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            shuffle(bench, " ");
            assertThat(bench.shows("order-wrong")).isTrue();
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("queue-order")).isEqualTo("in the file's order");
        }
    }

    @Test
    void aReadOnlySessionShowsTheOrderAndSaysWhyItCannotBeChosen() throws IOException {
        try (var elsewhere = openElsewhere();
                var bench = new Bench(data, corpus)) {
            assertThat(elsewhere.review().readOnly()).isEmpty();
            bench.awaitSample("s-0001");
            askForTheOrder(bench);
            var file = bench.node("order-file", RadioButton.class);
            assertThat(Fx.get(file::isDisabled)).isTrue();
            assertThat(Fx.get(file::isSelected)).isTrue();
            assertThat(bench.shows("order-ok")).isFalse();
            assertThat(bench.words("order-why")).contains("in another window");
            bench.press(KeyCode.ENTER);
            assertThat(bench.shows("order-sheet")).isFalse();
        }
    }

    /// The same labels in another process, as far as the window can tell.
    @Test
    void aSeedAndANameAreTakenAsTheyStandAsOnTheCommandLine() throws IOException {
        List<String> shuffled = requestsShuffledBy(" 42 ");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            shuffle(bench, " ");
            assertThat(bench.shows("order-wrong")).isTrue();
            bench.press(KeyCode.ESCAPE);
            shuffle(bench, " 42 ");
            bench.await("queue-order", "shuffled · seed  42 ");
            bench.awaitSample(shuffled.get(0));

            name(bench, " ");
            assertThat(bench.shows("rater-wrong")).isTrue();
            bench.press(KeyCode.ESCAPE);
            name(bench, " bob ");
            assertThat(bench.words("rater-wrong")).contains("white space");
            bench.press(KeyCode.ESCAPE);
            name(bench, "bob 7");
            bench.await("rater", "bob 7");
        }
    }

    private static void name(Bench bench, String rater) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("change the rater");
        bench.press(KeyCode.ENTER);
        bench.await(() -> bench.shows("rater-name"), "the question for the rater");
        bench.press(KeyCode.CONTROL, KeyCode.A);
        bench.write(rater);
        bench.press(KeyCode.ENTER);
    }

    private LabelSession openElsewhere() throws IOException {
        var workspace =
                Workspace.of(
                        Environment.of(new DataFolder(data), InstantSource.system(), Map.of()));
        return switch (workspace.open(corpus, Bench.RATER, (read, total) -> {})) {
            case SamplesOpening.Opened(var beginning, var warnings) -> beginning.begin();
            case SamplesOpening other -> throw new AssertionError(other.toString());
        };
    }

    private static void askForTheOrder(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("order of the");
        bench.press(KeyCode.ENTER);
        bench.await(() -> bench.shows("order-sheet"), "the order sheet");
    }

    /// From the sheet's opening on: down to the shuffle, on to its seed, and done.
    private static void shuffle(Bench bench, String seed) {
        askForTheOrder(bench);
        bench.press(KeyCode.DOWN);
        bench.press(KeyCode.TAB);
        bench.press(KeyCode.CONTROL, KeyCode.A);
        bench.write(seed);
        bench.press(KeyCode.ENTER);
    }

    private static String text(Bench bench) {
        var seed = bench.node("order-seed", TextField.class);
        return Fx.get(seed::getText);
    }

    private static List<Integer> queue(Bench bench) {
        var list = bench.node("queue-list", ListView.class);
        return Fx.get(
                () -> {
                    List<?> rows = list.getItems();
                    return rows.stream().map(Integer.class::cast).toList();
                });
    }

    /// Where a sample stands in the file, from 0; the bundled sample numbers them from 1.
    private static int place(String sampleId) {
        return Integer.parseInt(sampleId.substring(2)) - 1;
    }

    /// The samples in the order of the requests file that the real command makes.
    private List<String> requestsShuffledBy(String seed) throws IOException {
        Path requests = folder.resolve("requests.json");
        var nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        CommandFace.run(
                new Console(new ByteArrayOutputStream(), nowhere, false),
                files -> 2,
                "requests",
                corpus.toString(),
                "--shuffle",
                seed,
                "-o",
                requests.toString());
        return JsonMapper.shared()
                .readTree(Files.readAllBytes(requests))
                .get("requests")
                .valueStream()
                .map(request -> request.get("sampleId").asString())
                .toList();
    }
}
