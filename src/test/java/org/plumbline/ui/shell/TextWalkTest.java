package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.ui.Fx;
import org.testfx.api.FxRobot;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What can be done with the texts of the Label view, by keyboard alone unless a test is about the
/// mouse.
class TextWalkTest extends SampleWalk {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Test
    void findsAWordInOutputAndEvidenceAndGoesFromHitToHit() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");

            bench.press(KeyCode.CONTROL, KeyCode.F);
            bench.write("the");
            bench.await("find-count", "1 of 7: 6 in the output, 1 in the evidence");
            assertThat(count(bench, ".highlight-back.found")).isEqualTo(7);
            bench.press(KeyCode.ENTER);
            bench.await("find-count", "2 of 7");
            bench.press(KeyCode.SHIFT, KeyCode.F3);
            bench.press(KeyCode.SHIFT, KeyCode.F3);
            bench.await("find-count", "7 of 7");
            assertThat(count(bench, ".highlight-back.found:current")).isEqualTo(1);

            bench.press(KeyCode.CONTROL, KeyCode.F);
            bench.write("ioexception: thE");
            bench.await("find-count", "Not found");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("find-bar")).isFalse();
            assertThat(count(bench, ".highlight-back.found")).isZero();
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void wrapsLongLinesOrDoesNotAndRemembersIt() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(wrapMarks(bench)).isPositive();

            bench.press(KeyCode.SHIFT, KeyCode.W);
            bench.settle();
            assertThat(wrapMarks(bench)).isZero();
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(wrapMarks(bench)).isZero();

            bench.press(KeyCode.SHIFT, KeyCode.W);
            bench.settle();
            assertThat(wrapMarks(bench)).isPositive();
        }
    }

    /// How many strokes the signs have that lines go on.
    private static int wrapMarks(Bench bench) {
        var output = bench.node("output-text", Region.class);
        return Fx.get(
                () ->
                        output.lookupAll(".wrap-marks").stream()
                                .mapToInt(mark -> ((Path) mark).getElements().size())
                                .sum());
    }

    @Test
    void tellsCapitalAndSmallLettersApartOnDemandAndSearchesTheNextSampleToo() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.F);
            bench.write("suggestion");
            bench.await("find-count", "1 of 1");

            var matchCase = bench.node("find-case", ToggleButton.class);
            Fx.run(matchCase::fire);
            bench.await("find-count", "Not found");
            Fx.run(matchCase::fire);
            bench.await("find-count", "1 of 1");

            bench.press(KeyCode.ESCAPE);
            bench.press(KeyCode.F3);
            bench.write("refund");
            bench.await("find-count", "Not found");
            var output = bench.node("output-text", Region.class);
            Fx.run(output::requestFocus);
            goTo(bench, 3, "s-0004");
            bench.await("find-count", "in the evidence");
        }
    }

    @Test
    void showsTheBytesOfClaimRegionAndSelection() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");

            bench.press(KeyCode.X);
            bench.await("inspector-title", "Claim 1: bytes 0–41 (41)");
            assertThat(firstBytes(bench)).startsWith("00000000  60 63 61 6e  63 65 6c 50");
            bench.press(KeyCode.J);
            bench.await("inspector-title", "Claim 2: bytes 43–67 (24)");
            bench.press(KeyCode.J);
            bench.press(KeyCode.J);
            bench.await("inspector-title", "Claim 4: bytes");
            bench.press(KeyCode.R);
            bench.await("inspector-title", "Region 2, CarrierClient.java");
            var output = bench.node("output-text", Region.class);
            Fx.run(output::requestFocus);
            bench.settle();
            bench.press(KeyCode.CONTROL, KeyCode.HOME);
            bench.press(KeyCode.SHIFT, KeyCode.RIGHT);
            bench.await("inspector-title", "Output: bytes 0–1 (1)");
            bench.press(KeyCode.X);
            assertThat(bench.shows("inspector")).isFalse();
        }
    }

    @Test
    void readsOutTheClaimItsEvidenceAndWhatIsHiddenInIt() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            goTo(bench, 6, "s-0007");
            bench.press(KeyCode.H);

            bench.press(KeyCode.O);
            var words = bench.node("inspector-words", TextArea.class);
            assertThat(Fx.get(words::isFocused)).isTrue();
            Set<String> said = new HashSet<>();
            for (int claim = 1; claim <= 5; claim++) {
                said.add(Fx.get(words::getText));
                bench.press(KeyCode.J);
            }
            assertThat(said)
                    .anySatisfy(
                            text ->
                                    assertThat(text)
                                            .startsWith("Claim ")
                                            .contains("; contains RIGHT-TO-LEFT OVERRIDE")
                                            .contains("Truth: not labelled yet.")
                                            .contains("Region 1 of "));
            assertThat(said).anySatisfy(text -> assertThat(text).contains("It shares text with"));

            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("inspector")).isFalse();
            assertThat(Fx.get(words::isFocused)).isFalse();
            bench.press(KeyCode.T);
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void saysByteCharacterLineAndColumnOfTheCaret() throws IOException {
        writeOutput("ünï\r\n\n`rest");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");

            bench.press(KeyCode.DOWN);
            bench.press(KeyCode.DOWN);
            assertThat(bench.words("status-caret"))
                    .contains("byte 8")
                    .contains("U+0060 GRAVE ACCENT")
                    .contains("line 3, column 1");
            bench.press(KeyCode.RIGHT);
            bench.press(KeyCode.SHIFT, KeyCode.RIGHT);
            bench.press(KeyCode.SHIFT, KeyCode.RIGHT);
            assertThat(bench.words("status-caret"))
                    .contains("bytes 9–11 (2)")
                    .contains("U+0072 LATIN SMALL LETTER R")
                    .contains("line 3, column 2");
        }
    }

    @Test
    void putsOldAndNewSideOfAPathBesideEachOther() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            goTo(bench, 3, "s-0004");

            var card = bench.node("evidence-e1-e2", Region.class);
            assertThat(count(card, ".exact-text")).isEqualTo(2);
            assertThat(count(card, ".row-back.removed")).isPositive();
            assertThat(count(card, ".row-back.added")).isPositive();
            assertThat(count(card, ".highlight-back.cited:current")).isPositive();
            assertThat(bench.shows("evidence-e3")).isTrue();
            assertThat(bench.shows("evidence-e1")).isFalse();
        }
    }

    @Test
    void marksLineEndsAndSpacesAndRunsTextFromTheRightOnDemand() throws IOException {
        writeOutput("one שלום\r\ntwo words\n");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            var output = bench.node("output-text", Region.class);
            assertThat(count(output, ".letter")).isEqualTo(4);
            assertThat(count(output, ".line-end")).isZero();

            bench.press(KeyCode.W);
            assertThat(count(output, ".line-end")).isEqualTo(3);
            bench.press(KeyCode.B);
            assertThat(count(output, ".letter")).isZero();
            bench.press(KeyCode.W);
            bench.press(KeyCode.B);
            assertThat(count(output, ".line-end")).isZero();
            assertThat(count(output, ".letter")).isEqualTo(4);
        }
    }

    @Test
    void reachesEachOfFourNestedClaimsByKeyAndByClick() throws IOException {
        String text = "one two three four five";
        writeOutput(text, "one", "one two", "one two three", "one two three four");
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            Set<String> byKey = new TreeSet<>();
            for (int i = 0; i < 4; i++) {
                byKey.add(bench.words("claim-title"));
                bench.press(KeyCode.J);
            }
            bench.press(KeyCode.H);

            Set<String> byClick = new TreeSet<>();
            for (int i = 0; i < 4; i++) {
                click(bench);
                byClick.add(bench.words("claim-title"));
            }

            assertThat(byKey)
                    .containsExactly(
                            "Claim 1 of 4", "Claim 2 of 4", "Claim 3 of 4", "Claim 4 of 4");
            assertThat(byClick).isEqualTo(byKey);
        }
    }

    @Test
    void labelsOneClaimAloneWhereAllTextIsSelected() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.J);
            bench.press(KeyCode.F);
            bench.press(KeyCode.H);

            bench.press(KeyCode.CONTROL, KeyCode.A);
            bench.press(KeyCode.T);

            assertThat(isChosen(bench, "truth-true")).isTrue();
            bench.press(KeyCode.J);
            assertThat(isChosen(bench, "truth-false")).isTrue();
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await("claim-title", "Claim 1 of 6");
            assertThat(isChosen(bench, "truth-true")).isFalse();
        }
    }

    /// Clicks into the first word; apart in time, or the system would take two clicks for one.
    private static void click(Bench bench) {
        var row = bench.node("output-text", Region.class).lookup(".row-text");
        var place = Fx.get(() -> row.localToScreen(row.getLayoutX() + 96, 8));
        new FxRobot().clickOn(place.getX(), place.getY()).sleep(700);
        bench.settle();
    }

    private static void goTo(Bench bench, int steps, String sampleId) {
        for (int i = 0; i < steps; i++) {
            bench.press(KeyCode.G);
        }
        bench.awaitSample(sampleId);
        bench.settle();
    }

    @SuppressWarnings("unchecked") // The list of the hex view, which has rows of text.
    private static String firstBytes(Bench bench) {
        var list = (ListView<String>) bench.node("inspector-bytes", ListView.class);
        return Fx.get(() -> list.getItems().getFirst());
    }

    private static int count(Bench bench, String selector) {
        return count(bench.scene().getRoot(), selector);
    }

    /// How many nodes are seen: cells wait unseen for the next row.
    private static int count(Node in, String selector) {
        return Fx.get(
                () -> (int) in.lookupAll(selector).stream().filter(TextWalkTest::isSeen).count());
    }

    private static boolean isSeen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// Gives the first sample another output, with claims that are these parts of it.
    private void writeOutput(String text, String... claims) throws IOException {
        var root = (ObjectNode) JSON.readTree(Files.readAllBytes(corpus));
        var sample = (ObjectNode) root.get("cases").get(0);
        ObjectNode output = JSON.createObjectNode();
        output.put("text", text);
        output.put("sha256", ExactText.of(text).sha256().toString());
        sample.set("output", output);
        ArrayNode all = JSON.createArrayNode();
        for (String claim : claims) {
            ObjectNode span = JSON.createObjectNode();
            int start = text.indexOf(claim);
            span.put("start", start).put("end", start + claim.length()).put("text", claim);
            ObjectNode one = JSON.createObjectNode();
            one.put("id", "c" + all.size());
            one.set("spans", JSON.createArrayNode().add(span));
            one.putNull("verdict").putNull("grounding").putNull("reason");
            one.set("evidence", JSON.createArrayNode());
            one.set("checks", JSON.createArrayNode());
            all.add(one);
        }
        sample.set("claims", all);
        Files.write(corpus, JSON.writeValueAsBytes(root));
    }
}
