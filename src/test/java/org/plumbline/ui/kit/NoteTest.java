package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What becomes of a note, without a control. Notes are of numbers here.
class NoteTest {

    private final List<String> kept = new ArrayList<>();
    private boolean refuses;
    private final Note<Integer> note =
            new Note<>(
                    (of, words) -> {
                        kept.add(of + ": " + words);
                        return !refuses;
                    });

    private void type(String shown) {
        note.textProperty().set(shown);
    }

    @Test
    void keepsWhatWasTypedOfWhatItWasTypedAt() {
        note.show(1, "one");
        type("one, no two");
        note.commit();
        note.show(2, null);

        assertThat(kept).containsExactly("1: one, no two");
        assertThat(note.words()).isEmpty();
    }

    @Test
    void saysThatWordsAreNotKeptUntilTheyAre() {
        note.show(1, "one");
        assertThat(note.typedProperty().get()).isFalse();
        type("one, no two");
        assertThat(note.typedProperty().get()).isTrue();
        note.commit();
        assertThat(note.typedProperty().get()).isFalse();

        refuses = true;
        type("three");
        note.commit();
        assertThat(note.typedProperty().get()).as("refused").isTrue();
        note.show(2, null);
        assertThat(note.typedProperty().get()).isFalse();
    }

    @Test
    void goesOnKeepingAfterItWasKeptInTheMidstOfTyping() {
        note.show(1, null);
        type("on");
        note.commit();
        note.show(1, "on");
        type("one");
        note.commit();
        note.commit();

        assertThat(kept).containsExactly("1: on", "1: one");
    }

    @Test
    void showsWhatAnUndoMadeOfTheNoteAlsoWhileItIsTypedIn() {
        note.show(1, "before");
        type("after");
        note.commit();
        note.show(1, "before");

        assertThat(note.words()).isEqualTo("before");
        note.commit();
        assertThat(kept).containsExactly("1: after");
    }

    @Test
    void typingStaysWhereTheSameNoteIsShownAgain() {
        note.show(1, "a");
        type("ab");
        note.show(1, "a");

        assertThat(note.words()).isEqualTo("ab");
    }

    @Test
    void whatWasRefusedStaysAsItWasTypedAndIsOfferedAgain() {
        note.show(1, "a");
        type("ab");
        refuses = true;
        note.commit();
        assertThat(note.words()).isEqualTo("ab");
        refuses = false;
        note.commit();

        assertThat(kept).containsExactly("1: ab", "1: ab");
    }

    @Test
    void deletingAllTakesTheNoteAway() {
        note.show(1, "a");
        type("");
        note.commit();

        assertThat(kept).containsExactly("1: null");
    }

    @Test
    void anEmptyNoteThatNobodyTouchedStaysAnEmptyOne() {
        note.show(1, "");
        note.commit();

        assertThat(kept).isEmpty();
    }

    @Test
    void nothingIsKeptWhereNothingIsShown() {
        note.show(1, "a");
        note.show(null, null);
        type("lost");
        note.commit();

        assertThat(kept).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one\ntwo",
                "one\r\ntwo\r\n",
                "tab\there",
                "nul\0 and del\u007f and esc\u001b",
                "a sign of its own \u23ce and\na line end",
                "\u240a \n \u240d \r \u2400 \0",
            })
    void everyCharacterComesBackWhereAnotherOneWasTyped(String words) {
        note.show(1, words);
        assertThat(note.textProperty().get())
                .as("what a control can hold")
                .matches("[^\\x00-\\x08\\x0b-\\x1f\\x7f]*")
                .hasSameSizeAs(words);
        note.commit();
        assertThat(kept).as("untouched").isEmpty();

        type(note.textProperty().get() + "!");
        note.commit();

        assertThat(kept).containsExactly("1: " + words + "!");
    }

    @Test
    void linesAndTabsAreShownAsSuchAndOtherControlsAsSigns() {
        note.show(1, "one\n\ttwo\r\n\0");

        assertThat(note.textProperty().get()).isEqualTo("one\n\ttwo␍\n␀");
    }

    @Test
    void aSignThatWasTypedWhereNoControlIsIsItself() {
        note.show(1, "press ");
        type("press ␍");
        note.commit();

        assertThat(kept).containsExactly("1: press ␍");
    }
}
