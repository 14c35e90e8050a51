package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import tools.jackson.databind.json.JsonMapper;

/// Who is labelling: asked before the first label, by keyboard alone, and never made up.
class NamingWalkTest extends SampleWalk {

    private static void awaitQuestion(Bench bench) {
        bench.await(() -> bench.shows("rater-sheet"), "the question who is labelling");
    }

    private static void say(Bench bench, String name) {
        awaitQuestion(bench);
        bench.press(KeyCode.CONTROL, KeyCode.A);
        bench.write(name);
        bench.press(KeyCode.ENTER);
        bench.await("rater", name);
    }

    private static void askToChange(Bench bench) {
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write("change the rater");
        bench.press(KeyCode.ENTER);
        awaitQuestion(bench);
    }

    private static String text(Bench bench, String id) {
        var field = bench.node(id, TextInputControl.class);
        return Fx.get(field::getText);
    }

    private List<String> journals() {
        Path folder = data.resolve("journals");
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.endsWith("journal.jsonl"))
                    .map(file -> folder.relativize(file).getName(1).toString())
                    .map(name -> name.substring(0, name.lastIndexOf('-')))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theFirstLabelAsksWhoLabelsAndIsKeptUnderTheNameAndInTheFile() throws IOException {
        Path target = folder.resolve("labels.json");
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.words("rater")).isEqualTo("Who is labelling?");
            bench.press(KeyCode.J);
            bench.await("claim-title", "Claim 2 of 6");
            bench.press(KeyCode.T);
            say(bench, "r7");

            bench.await("saved", "saved ");
            assertThat(bench.words("claim-title")).isEqualTo("Claim 2 of 6");
            assertThat(isChosen(bench, "truth-true")).isTrue();
            assertThat(bench.shows("rater-sheet")).isFalse();
            bench.press(KeyCode.H);
            for (int claim = 1; claim <= 6; claim++) {
                bench.await("claim-title", "Claim " + claim + " of 6");
                bench.press(KeyCode.T);
                bench.press(KeyCode.N);
                if (claim < 6) {
                    bench.press(KeyCode.J);
                }
            }
            List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4)
                    .forEach(bench::press);
            bench.await("queue-progress", "1 done");
            bench.answer(target);
            bench.press(KeyCode.CONTROL, KeyCode.E);
            bench.await(() -> bench.shows("export-choose"), "the export sheet");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("export-done"), "the export");
        }
        var labels = JsonMapper.builder().build().readTree(Files.readAllBytes(target));
        assertThat(labels.get("rater").asString()).isEqualTo("r7");
        assertThat(journals()).containsExactly("r7");
    }

    @Test
    void theNameIsRememberedAtTheNextStartAndNotAskedForAgain() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            say(bench, "r7");
            bench.await("saved", "saved ");
        }
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.words("rater")).isEqualTo("rater r7");
            assertThat(isChosen(bench, "truth-true")).isTrue();
            bench.press(KeyCode.S);
            assertThat(bench.shows("rater-sheet")).isFalse();
            assertThat(isChosen(bench, "grounding-supported")).isTrue();
        }
    }

    @Test
    void escapeLeavesAllAsItWasAndLookingNeedsNoName() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.DIGIT1);
            awaitQuestion(bench);
            bench.write("half a na");
            bench.press(KeyCode.ESCAPE);

            assertThat(bench.shows("rater-sheet")).isFalse();
            assertThat(isChosen(bench, "relevance-yes")).isFalse();
            assertThat(bench.words("rater")).isEqualTo("Who is labelling?");
            assertThat(bench.isFocusInASheet()).isFalse();
            bench.press(KeyCode.G);
            bench.awaitSample("s-0002");
            bench.press(KeyCode.O);
            bench.press(KeyCode.CONTROL, KeyCode.Z);
            assertThat(bench.shows("rater-sheet")).isFalse();
        }
        assertThat(journals()).isEmpty();
    }

    @Test
    void aNameThatIsNoneIsToldAtOnceAndEnterDoesNotTakeIt() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            awaitQuestion(bench);
            assertThat(bench.shows("rater-wrong")).isFalse();
            bench.press(KeyCode.ENTER);
            assertThat(bench.words("rater-wrong")).isEqualTo("A name is needed.");
            bench.write("a,b");
            assertThat(bench.words("rater-wrong")).contains("it has , in it");
            bench.press(KeyCode.ENTER);
            assertThat(bench.shows("rater-sheet")).isTrue();
            bench.press(KeyCode.BACK_SPACE);
            bench.press(KeyCode.BACK_SPACE);
            assertThat(bench.shows("rater-wrong")).isFalse();
            bench.press(KeyCode.ENTER);
            bench.await("rater", "rater a");
            bench.await(() -> isChosen(bench, "truth-true"), "the label");
        }
    }

    @Test
    void aNoteIsBegunOnlyUnderANameAndLosesNoLetter() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            say(bench, "r7");
            bench.await(
                    () -> Fx.get(() -> "note".equals(bench.scene().getFocusOwner().getId())),
                    "the focus on the note");
            bench.write("seen in line 5");
            bench.press(KeyCode.ESCAPE);
            bench.await("saved", "saved ");
            assertThat(text(bench, "note")).isEqualTo("seen in line 5");
        }
        assertThat(journals()).containsExactly("r7");
    }

    @Test
    void whatIsTypedIntoTheNoteWithoutANameIsTypedOnUnderIt() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            var note = bench.node("note", TextInputControl.class);
            Fx.run(note::requestFocus);
            bench.write("s");
            say(bench, "r7");
            bench.await(
                    () -> Fx.get(() -> "note".equals(bench.scene().getFocusOwner().getId())),
                    "the focus on the note");
            bench.write("een");
            assertThat(text(bench, "note")).isEqualTo("seen");
        }
    }

    @Test
    void labelsOfAnEarlierVersionAreFoundAndGoneOnWith() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            askToChange(bench);
            say(bench, "rater-1");
            bench.await("claim-title", "Claim 1 of 6");
            bench.press(KeyCode.F);
            bench.await("saved", "saved ");
        }
        forgetSettings();
        try (var bench = Bench.ofNobody(data, corpus)) {
            // As after an update: nobody said a name, and the labels are there.
            awaitQuestion(bench);
            bench.await(() -> bench.shows("rater-offer-0"), "the labels of before");
            assertThat(bench.words("rater-offer-0"))
                    .isEqualTo("Go on as rater-1 (1 item labelled)");
            assertThat(isChosen(bench, "truth-false")).isFalse();
            bench.press(KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await("rater", "rater rater-1");
            bench.await(() -> isChosen(bench, "truth-false"), "the label of before");
        }
    }

    @Test
    void whoeverBeginsUnderAnotherNameLeavesThoseLabelsWhereTheyAre() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F);
            bench.await("saved", "saved ");
        }
        forgetSettings();
        try (var bench = Bench.ofNobody(data, corpus)) {
            awaitQuestion(bench);
            bench.await(() -> bench.shows("rater-offer-0"), "the labels of before");
            say(bench, "r8");
            bench.awaitSample("s-0001");
            assertThat(isChosen(bench, "truth-false")).isFalse();
            bench.press(KeyCode.T);
            bench.await("saved", "saved ");
            askToChange(bench);
            bench.press(KeyCode.CONTROL, KeyCode.A);
            bench.write(Bench.RATER);
            assertThat(bench.words("rater-hint")).contains("has labelled 1 item of this file");
            bench.press(KeyCode.ENTER);
            bench.await(() -> isChosen(bench, "truth-false"), "the label of before");
        }
        assertThat(journals()).containsExactly(Bench.RATER, "r8");
    }

    @Test
    void theNameIsChangedInWordsAndEachKeepsTheirLabels() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await("saved", "saved ");
            askToChange(bench);
            say(bench, "bob");

            bench.await("notice", "Labels are given as bob from now on.");
            assertThat(bench.words("notice")).contains("labelled as ann stays under that name");
            assertThat(isChosen(bench, "truth-true")).isFalse();
        }
    }

    @Test
    void whoeverSawWhatIsHiddenIsRemindedOfItUnderAnotherName() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("hidden");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("unblind-sheet"), "the question of unblinding");
            bench.press(KeyCode.SHIFT, KeyCode.TAB);
            bench.press(KeyCode.SPACE);
            bench.await(() -> bench.shows("hidden-sheet"), "what is hidden");
            bench.press(KeyCode.ESCAPE);
            askToChange(bench);
            say(bench, "bob");

            bench.await("notice", "was shown to ann: if that was you, show it again");
            bench.await("blind", "blind");
        }
    }

    @Test
    void exportAsksWhoTheFileIsBy() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.E);
            say(bench, "r7");
            bench.await(() -> bench.shows("export-sheet"), "the export sheet");
        }
    }

    @Test
    void whatIsHiddenIsShownToSomebodyWhoIsNamed() {
        try (var bench = Bench.ofNobody(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("hidden");
            bench.press(KeyCode.ENTER);
            say(bench, "r7");
            bench.await(() -> bench.shows("unblind-sheet"), "the question of unblinding");
        }
    }

    @Test
    void aReviewOfARecordAsksToo() {
        try (var bench = Bench.ofNobody(data, null)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT5);
            bench.await("records-row-title", "why-retry-doubles");
            bench.press(KeyCode.J);
            String facts = bench.words("records-row-facts");
            bench.press(KeyCode.DIGIT4);
            say(bench, "r7");

            bench.await("records-annotated", "1 row reviewed");
            assertThat(bench.words("records-row-facts")).isEqualTo(facts);
            bench.press(KeyCode.CONTROL, KeyCode.DIGIT1);
            bench.press(KeyCode.T);
            bench.await(() -> isChosen(bench, "truth-true"), "the label");
            assertThat(bench.shows("rater-sheet")).isFalse();
        }
        assertThat(journals()).containsExactly("r7", "r7");
    }

    @Test
    void theWelcomeTakesTheNameAndAlsoNone() {
        try (var bench = Bench.ofFirstStart(data, null)) {
            bench.await(() -> bench.shows("welcome"), "the welcome");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("tour"), "the tour");
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.words("rater")).isEqualTo("Who is labelling?");
        }
        try (var bench = Bench.ofFirstStart(folder.resolve("other"), null)) {
            bench.await(() -> bench.shows("welcome"), "the welcome");
            bench.write("r7");
            bench.press(KeyCode.ENTER);
            bench.await(() -> bench.shows("tour"), "the tour");
            bench.await("rater", "rater r7");
            bench.press(KeyCode.ESCAPE);
            bench.awaitSample("s-0001");
            bench.press(KeyCode.T);
            bench.await(() -> isChosen(bench, "truth-true"), "the label");
        }
    }

    private void forgetSettings() {
        try {
            Files.delete(data.resolve("settings.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
