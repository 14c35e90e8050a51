package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.ui.Fx;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The reviewer cites evidence beyond what the claim cites, by keys alone.
class CitingWalkTest extends SampleWalk {

    @Test
    void citesWhatIsSelectedSoThatSupportedCanBeSaidAndKeepsItAcrossARestart() {
        try (var bench = new Bench(data, corpus)) {
            goToThirdClaim(bench);
            bench.press(KeyCode.S);
            bench.await("refusal", "seen");

            citeFirstBytes(bench, 7);

            bench.await("next-region", "region 1 of 1, yours");
            bench.press(KeyCode.S);
            assertThat(isChosen(bench, "grounding-supported")).isTrue();
            bench.await("saved", "saved ");
        }
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0031");
            bench.await("claim-title", "Claim 3");
            bench.await("next-region", "region 1 of 1, yours");
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            assertThat(isChosen(bench, "grounding-supported")).isFalse();
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            bench.await("next-region", "cites no region");
            bench.press(KeyCode.CONTROL, KeyCode.Y);
            bench.await("next-region", "region 1 of 1, yours");
        }
    }

    @Test
    void exportsTheCitationWithItsExactTextAndTheFileIsValid() throws IOException {
        Path labels = folder.resolve("labels.json");
        try (var bench = new Bench(data, corpus)) {
            goToThirdClaim(bench);
            citeFirstBytes(bench, 7);
            labelSample(bench);
            export(bench, labels);
        }

        JsonNode claim =
                JsonMapper.shared().readTree(Files.readAllBytes(labels)).at("/ratings/0/claims/2");
        assertThat(claim.get("claimId").stringValue()).isEqualTo("c3");
        JsonNode cited = claim.get("evidence").get(0);
        assertThat(cited.get("evidenceId").stringValue()).isEqualTo("e1");
        assertThat(cited.get("start").intValue()).isZero();
        assertThat(cited.get("end").intValue()).isEqualTo(7);
        assertThat(cited.get("text").stringValue()).isEqualTo(firstEvidence().substring(0, 7));
        assertThat(validate(corpus, labels)).isZero();
    }

    @Test
    void theSameSelectionTakesTheCitationBack() {
        try (var bench = new Bench(data, corpus)) {
            goToThirdClaim(bench);
            citeFirstBytes(bench, 3);
            bench.await("next-region", "region 1 of 1, yours");
            bench.press(KeyCode.A);
            bench.await("next-region", "cites no region");
        }
    }

    @Test
    void saysWhatToDoWhereNothingIsSelected() {
        try (var bench = new Bench(data, corpus)) {
            goToThirdClaim(bench);
            bench.press(KeyCode.A);
            bench.await("refusal", "Select the part of the evidence");
        }
    }

    @Test
    void takesBackOnlyWhatTheReviewerCites() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.D);
            bench.await("refusal", "Only a region that you cite yourself");
            citeFirstBytes(bench, 2);
            bench.await("next-region", "region 2 of 2, yours");
            bench.await("claim-place", "cites 1 region, you cite 1");
            bench.press(KeyCode.D);
            bench.await("next-region", "region 1 of 1");
            assertThat(bench.words("next-region")).doesNotContain("yours");
        }
    }

    @Test
    void keepsTheCitationThatSupportedRestsOn() {
        try (var bench = new Bench(data, corpus)) {
            goToThirdClaim(bench);
            citeFirstBytes(bench, 7);
            bench.press(KeyCode.S);
            bench.press(KeyCode.D);
            bench.await("refusal", "seen");
            bench.await("next-region", "region 1 of 1, yours");
        }
    }

    @Test
    void citesTheWholeOfEvidenceChosenByItsName() {
        try (var bench = new Bench(data, corpus)) {
            goToThirdClaim(bench);
            bench.press(KeyCode.SHIFT, KeyCode.A);
            bench.await(() -> bench.shows("cite-sheet"), "the sheet");
            bench.press(KeyCode.DOWN);
            bench.await("cite-shown", "The whole of it, 613 bytes");
            bench.press(KeyCode.ENTER);
            bench.await("next-region", "region 1 of 1, yours");
            bench.await(() -> !bench.shows("cite-sheet"), "the sheet to go");
            assertThat(chips(bench)).contains("e2 cited whole, by you");
        }
    }

    @Test
    void citesBytesOfEvidenceThatIsNoTextAndRefusesBytesBeyondItsEnd() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            goTo(bench, "s-0008");
            bench.press(KeyCode.SHIFT, KeyCode.A);
            bench.await(() -> bench.shows("cite-sheet"), "the sheet");
            bench.press(KeyCode.TAB);
            bench.write("2");
            bench.press(KeyCode.TAB);
            bench.write("99999");
            bench.await("cite-shown", "It ends at byte");
            assertThat(isOff(bench, "cite-ok")).isTrue();
            bench.press(KeyCode.CONTROL, KeyCode.A);
            bench.write("9");
            bench.await("cite-shown", "7 bytes that are no text");
            assertThat(isOff(bench, "cite-ok")).isFalse();
            bench.press(KeyCode.ENTER);
            bench.await("next-region", "yours");
        }
    }

    private static boolean isOff(Bench bench, String id) {
        var button = bench.node(id, Button.class);
        return Fx.get(button::isDisabled);
    }

    private static String chips(Bench bench) {
        return Fx.get(
                () ->
                        String.join(
                                "|",
                                bench.scene().getRoot().lookupAll(".chip").stream()
                                        .filter(node -> node.isVisible())
                                        .map(node -> ((Labeled) node).getText())
                                        .toList()));
    }

    /// The third claim of s-0031 cites nothing.
    private static void goToThirdClaim(Bench bench) {
        bench.awaitSample("s-0001");
        goTo(bench, "s-0031");
        bench.press(KeyCode.J);
        bench.press(KeyCode.J);
        bench.await("claim-title", "Claim 3");
    }

    private static void goTo(Bench bench, String sampleId) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(sampleId);
        bench.press(KeyCode.ENTER);
        bench.awaitSample(sampleId);
    }

    /// F6 goes from part to part of the view, and so into the first evidence.
    private static void citeFirstBytes(Bench bench, int count) {
        for (int part = 0; part < 4 && !isInEvidence(bench); part++) {
            bench.press(KeyCode.F6);
        }
        assertThat(isInEvidence(bench)).isTrue();
        for (int i = 0; i < count; i++) {
            bench.press(KeyCode.SHIFT, KeyCode.RIGHT);
        }
        bench.press(KeyCode.A);
    }

    private static boolean isInEvidence(Bench bench) {
        return Fx.get(
                () -> {
                    Node at = bench.scene().getFocusOwner();
                    while (at != null && !"evidence".equals(at.getId())) {
                        at = at.getParent();
                    }
                    return at != null;
                });
    }

    private static void labelSample(Bench bench) {
        bench.press(KeyCode.H);
        bench.press(KeyCode.H);
        for (int claim = 1; claim <= 4; claim++) {
            bench.await("claim-title", "Claim " + claim);
            bench.press(KeyCode.T);
            bench.press(KeyCode.N);
            bench.press(KeyCode.J);
        }
        bench.press(KeyCode.DIGIT1);
        bench.press(KeyCode.DIGIT2);
        bench.press(KeyCode.DIGIT3);
        bench.press(KeyCode.DIGIT4);
        bench.await("queue-progress", "1 done");
    }

    private static void export(Bench bench, Path labels) {
        bench.answer(labels);
        bench.press(KeyCode.CONTROL, KeyCode.E);
        bench.await(() -> bench.shows("export-choose"), "the export sheet");
        bench.press(KeyCode.ENTER);
        bench.await(() -> bench.shows("export-done"), "the export");
    }

    private String firstEvidence() throws IOException {
        for (JsonNode sample :
                JsonMapper.shared().readTree(Files.readAllBytes(corpus)).get("cases")) {
            if (sample.get("sampleId").stringValue().equals("s-0031")) {
                return sample.at("/evidence/0/text").stringValue();
            }
        }
        throw new AssertionError("no s-0031");
    }

    private static int validate(Path... files) {
        var out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        String[] args = new String[files.length + 1];
        args[0] = "validate";
        for (int i = 0; i < files.length; i++) {
            args[i + 1] = files[i].toString();
        }
        return CommandFace.run(
                new Console(new ByteArrayOutputStream(), out, false), none -> 2, args);
    }
}
