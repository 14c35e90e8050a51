package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// Writing notes, by keyboard alone.
class NoteWalkTest extends SampleWalk {

    @Test
    void aNoteOfSeveralLinesIsKeptAndFoundAgain() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            bench.write("first\nsecond");
            bench.press(KeyCode.UP);
            bench.press(KeyCode.HOME);
            bench.write("the ");
            bench.press(KeyCode.CONTROL, KeyCode.ENTER);
            assertThat(focused(bench)).isNotEqualTo("note");
            bench.press(KeyCode.J);
            bench.press(KeyCode.H);

            assertThat(noteOf(bench)).isEqualTo("the first\nsecond");
            assertThat(isChosen(bench, "truth-true")).as("a letter of the note").isFalse();
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample("s-0001");
            assertThat(noteOf(again)).isEqualTo("the first\nsecond");
        }
    }

    @Test
    void whatANoteNamesIsGoneToByAKeyAlsoWhileItIsWritten() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            bench.write("see e2, as c3");
            bench.press(KeyCode.HOME);
            bench.press(KeyCode.F12);
            assertThat(isFocusIn(bench, "evidence-e2")).isTrue();

            bench.press(KeyCode.F12);
            bench.await("claim-title", "Claim 3 of 6");
            bench.press(KeyCode.F12);
            bench.await("refusal", "names no claim");
            bench.press(KeyCode.H);
            bench.press(KeyCode.H);
            assertThat(noteOf(bench)).isEqualTo("see e2, as c3");
        }
    }

    /// AltGr comes as Ctrl with Alt where the system has no name for it, a dead key without a name,
    /// and what an input method composes in pieces: none of these is a command.
    @Test
    void composedCharactersReachNoCommand() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            for (KeyCode code : new KeyCode[] {KeyCode.E, KeyCode.Q, KeyCode.Z, KeyCode.DIGIT7}) {
                fire(bench, code, true);
            }
            for (KeyCode dead : new KeyCode[] {KeyCode.DEAD_ACUTE, KeyCode.UNDEFINED}) {
                fire(bench, dead, false);
            }
            bench.write("€é{");

            assertThat(noteOf(bench)).isEqualTo("€é{");
            assertThat(focused(bench)).isEqualTo("note");
        }
    }

    private static void fire(Bench bench, KeyCode code, boolean altGr) {
        Fx.run(
                () ->
                        bench.scene()
                                .getFocusOwner()
                                .fireEvent(
                                        new KeyEvent(
                                                KeyEvent.KEY_PRESSED,
                                                "",
                                                "",
                                                code,
                                                false,
                                                altGr,
                                                altGr,
                                                false)));
    }

    private static String noteOf(Bench bench) {
        var note = bench.node("note", TextInputControl.class);
        return Fx.get(note::getText);
    }

    private static String focused(Bench bench) {
        return Fx.get(() -> String.valueOf(bench.scene().getFocusOwner().getId()));
    }

    private static boolean isFocusIn(Bench bench, String id) {
        return Fx.get(
                () -> {
                    Node at = bench.scene().getFocusOwner();
                    while (at != null && !id.equals(at.getId())) {
                        at = at.getParent();
                    }
                    return at != null;
                });
    }
}
