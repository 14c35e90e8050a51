package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

/// What becomes of the notes on claims, without a window.
class LabelNotesTest {

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private void type(String words) {
        bench.label.note().type(words);
    }

    private String shown() {
        return bench.label.note().words();
    }

    @Test
    void aNoteIsBegunWhereThereIsAClaim() {
        bench.label.editNote();
        bench.label.openSample(2);
        bench.label.editNote();

        assertThat(bench.asked).containsExactly("focus note");
    }

    @Test
    void leavingANoteKeepsItAndGoesBackToTheText() {
        type("see line 3");
        bench.label.leaveNote();

        assertThat(bench.draft(0, "c1").note()).isEqualTo("see line 3");
        assertThat(bench.asked).containsExactly("accepted", "focus text");
    }

    @Test
    void whatIsTypedIsKeptOfItsOwnClaimWhateverIsOpenedNext() {
        type("of a c1");
        bench.label.nextClaim();
        assertThat(shown()).isEmpty();
        type("of a c2");
        bench.label.openSample(1);
        assertThat(shown()).isEmpty();
        type("of b c1");
        bench.label.undo();

        assertThat(bench.draft(0, "c1").note()).isEqualTo("of a c1");
        assertThat(bench.draft(0, "c2").note()).isEqualTo("of a c2");
        assertThat(bench.draft(1, "c1").note()).as("kept, and taken back").isNull();
        bench.label.openSample(0, "c2");
        assertThat(shown()).isEqualTo("of a c2");
    }

    @Test
    void labellingInTheMidstOfANoteLeavesWhatIsTyped() {
        type("half a no");
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        assertThat(shown()).isEqualTo("half a no");
        bench.label.commit();

        assertThat(bench.draft(0, "c1").note()).isEqualTo("half a no");
    }

    @Test
    void undoShowsTheNoteThatCountsThen() {
        type("first");
        bench.label.commit();
        type("second");
        bench.label.undo();
        assertThat(shown()).isEqualTo("first");
        bench.label.redo();
        assertThat(shown()).isEqualTo("second");
        bench.label.commit();

        assertThat(bench.session.history(0)).hasSize(4);
    }

    @Test
    void aNoteOfSeveralLinesThatIsOnlyLookedAtIsNoAct() {
        type("one\r\ntwo\0");
        bench.label.commit();
        assertThat(bench.draft(0, "c1").note()).isEqualTo("one\r\ntwo\0");
        bench.label.nextClaim();
        bench.label.previousClaim();
        bench.label.leaveNote();

        assertThat(shown()).isEqualTo("one\r\ntwo\0");
        assertThat(bench.session.history(0)).hasSize(1);
    }

    @Test
    void aNoteThatIsRefusedStaysInItsLineAndIsSaidWhy() {
        type("half a character \ud83d");
        bench.label.commit();

        assertThat(bench.model().refusal.get()).isNotEmpty();
        assertThat(bench.draft(0, "c1").note()).isNull();
        assertThat(shown()).endsWith("\ud83d");
        type("a whole one");
        bench.label.commit();
        assertThat(bench.draft(0, "c1").note()).isEqualTo("a whole one");
        assertThat(bench.model().refusal.get()).isEmpty();
    }

    @Test
    void deletingAllTakesTheNoteAway() {
        type("words");
        bench.label.commit();
        type("");
        bench.label.commit();

        assertThat(bench.draft(0, "c1").note()).isNull();
    }

    @Test
    void clearingTheSampleClearsTheLine() {
        type("words");
        bench.label.commit();
        bench.label.clearSample();

        assertThat(shown()).isEmpty();
    }
}
