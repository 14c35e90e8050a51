package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.EventType;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// Labelling on keyboards whose keys have no names or other ones, and keys that are held down. The
/// presses are made as JavaFX reports them on such keyboards, since the screen of the tests has a
/// standard one.
class KeyboardsWalkTest extends SampleWalk {

    @Test
    void aClaimIsLabelledOnARussianKeyboard() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            stroke(bench, KeyCode.UNDEFINED, "а", "");
            assertThat(isChosen(bench, "truth-false")).isTrue();
            stroke(bench, KeyCode.UNDEFINED, "е", "");
            assertThat(isChosen(bench, "truth-true")).isTrue();
            stroke(bench, KeyCode.UNDEFINED, "я", "C");
            assertThat(isChosen(bench, "truth-false")).isTrue();
        }
    }

    private static void stroke(Bench bench, KeyCode code, String text, String held) {
        press(bench, code, text, held);
        fire(bench, KeyEvent.KEY_RELEASED, code, text, held);
        bench.settle();
    }

    private static void press(Bench bench, KeyCode code, String text, String held) {
        fire(bench, KeyEvent.KEY_PRESSED, code, text, held);
        bench.settle();
    }

    private static void fire(
            Bench bench, EventType<KeyEvent> type, KeyCode code, String text, String held) {
        Fx.run(
                () ->
                        bench.scene()
                                .getFocusOwner()
                                .fireEvent(
                                        new KeyEvent(
                                                type,
                                                KeyEvent.CHAR_UNDEFINED,
                                                text,
                                                code,
                                                held.contains("S"),
                                                held.contains("C"),
                                                false,
                                                false)));
    }

    @Test
    void measuresAreLabelledOnAFrenchKeyboardAndOnThePad() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            stroke(bench, KeyCode.AMPERSAND, "&", "");
            assertThat(isChosen(bench, "relevance-yes")).isTrue();
            stroke(bench, KeyCode.UNDEFINED, "é", "");
            assertThat(isChosen(bench, "repetition-yes")).isTrue();
            stroke(bench, KeyCode.NUMPAD3, "3", "");
            assertThat(isChosen(bench, "usefulness-yes")).isTrue();
        }
    }

    @Test
    void theKeysAreShownByAQuestionMarkOfAGermanKeyboard() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            stroke(bench, KeyCode.UNDEFINED, "?", "S");
            assertThat(bench.shows("key-sheet")).isTrue();
        }
    }

    @Test
    void aCommandMayHaveAKeyThatHasNoName() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.F1);
            bench.write("truth: true");
            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.ENTER);
            stroke(bench, KeyCode.UNDEFINED, "ö", "");
            assertThat(bench.words("key-words")).isEqualTo("Ö now does “Truth: true”.");
            bench.press(KeyCode.ESCAPE);
            stroke(bench, KeyCode.UNDEFINED, "ö", "");
            assertThat(isChosen(bench, "truth-true")).isTrue();
        }
    }

    @Test
    void aTextIsCopiedByTheKeyInThePlaceOfC() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.E);
            bench.write("kept");
            Fx.run(() -> ((TextInputControl) bench.scene().getFocusOwner()).selectAll());
            stroke(bench, KeyCode.UNDEFINED, "с", "C");
            assertThat(Fx.get(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("kept");
        }
    }

    @Test
    void aKeyThatIsHeldLabelsOnceAndMovesOn() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            press(bench, KeyCode.DIGIT1, "1", "");
            press(bench, KeyCode.DIGIT1, "1", "");
            press(bench, KeyCode.DIGIT1, "1", "");
            assertThat(isChosen(bench, "relevance-yes")).isTrue();
            fire(bench, KeyEvent.KEY_RELEASED, KeyCode.DIGIT1, "1", "");
            stroke(bench, KeyCode.DIGIT1, "1", "");
            assertThat(isChosen(bench, "relevance-no")).isTrue();

            press(bench, KeyCode.G, "g", "");
            press(bench, KeyCode.G, "g", "");
            bench.awaitSample("s-0003");
        }
    }
}
