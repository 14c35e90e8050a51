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

    private void typeInTheLine(String shown) {
        note.textProperty().set(shown);
    }

    @Test
    void keepsWhatWasTypedOfWhatItWasTypedAt() {
        note.show(1, "one");
        typeInTheLine("one, no two");
        note.commit();
        note.show(2, null);

        assertThat(kept).containsExactly("1: one, no two");
        assertThat(note.words()).isEmpty();
    }

    @Test
    void saysThatWordsAreNotKeptUntilTheyAre() {
        note.show(1, "one");
        assertThat(note.typedProperty().get()).isFalse();
        typeInTheLine("one, no two");
        assertThat(note.typedProperty().get()).isTrue();
        note.commit();
        assertThat(note.typedProperty().get()).isFalse();

        refuses = true;
        typeInTheLine("three");
        note.commit();
        assertThat(note.typedProperty().get()).as("refused").isTrue();
        note.show(2, null);
        assertThat(note.typedProperty().get()).isFalse();
    }

    @Test
    void goesOnKeepingAfterItWasKeptInTheMidstOfTyping() {
        note.show(1, null);
        typeInTheLine("on");
        note.commit();
        note.show(1, "on");
        typeInTheLine("one");
        note.commit();
        note.commit();

        assertThat(kept).containsExactly("1: on", "1: one");
    }

    @Test
    void showsWhatAnUndoMadeOfTheNoteAlsoWhileItIsTypedIn() {
        note.show(1, "before");
        typeInTheLine("after");
        note.commit();
        note.show(1, "before");

        assertThat(note.words()).isEqualTo("before");
        note.commit();
        assertThat(kept).containsExactly("1: after");
    }

    @Test
    void typingStaysWhereTheSameNoteIsShownAgain() {
        note.show(1, "a");
        typeInTheLine("ab");
        note.show(1, "a");

        assertThat(note.words()).isEqualTo("ab");
    }

    @Test
    void whatWasRefusedStaysAsItWasTypedAndIsOfferedAgain() {
        note.show(1, "a");
        typeInTheLine("ab");
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
        typeInTheLine("");
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
        typeInTheLine("lost");
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
                .as("what a line can hold")
                .matches("[^\\x00-\\x1f\\x7f]*")
                .hasSameSizeAs(words);
        note.commit();
        assertThat(kept).as("untouched").isEmpty();

        typeInTheLine(note.textProperty().get() + "!");
        note.commit();

        assertThat(kept).containsExactly("1: " + words + "!");
    }

    @Test
    void aLineEndIsASignThatIsSeen() {
        note.show(1, "one\ntwo");

        assertThat(note.textProperty().get()).isEqualTo("one⏎two");
    }

    @Test
    void aSignThatWasTypedWhereNoLineEndsIsItself() {
        note.show(1, "press ");
        typeInTheLine("press ⏎");
        note.commit();

        assertThat(kept).containsExactly("1: press ⏎");
    }
}
