package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.Region;

/// What somebody says who has not said who they are, without a window: it waits for their name.
class UnnamedActsTest {

    private final LabelBench bench = new LabelBench("");
    private final LabelBench named = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
        named.close();
    }

    /// The name was given, and the samples are open under it.
    private void name() {
        var then = List.copyOf(bench.waiting);
        bench.waiting.clear();
        then.forEach(again -> again.accept(named.label));
    }

    @Test
    void aLabelWaitsForANameAndIsGivenUnderIt() {
        bench.label.acts().label(LabelField.TRUTH, Truth.FALSE);
        assertThat(bench.waiting).hasSize(1);
        assertThat(bench.model().currentDraft().of(LabelField.TRUTH)).isNull();
        assertThat(bench.model().refusal.get()).isEmpty();
        assertThat(bench.asked).doesNotContain("accepted");

        name();

        assertThat(named.draft(0, "c1").of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
        assertThat(named.asked).containsExactly("accepted");
    }

    @Test
    void aMeasureIsGivenTheValueThatItsKeyHadBegunWith() {
        bench.label.acts().cycle(LabelField.USEFULNESS);
        name();

        assertThat(named.model().draft.get().quality().of(LabelField.USEFULNESS))
                .isEqualTo(QualityValue.TRUE);
    }

    @Test
    void aCitationIsMadeUnderTheName() {
        bench.label.citing().cite(Region.whole("e2"));
        name();

        assertThat(named.draft(0, "c1").evidence()).containsExactly(Region.whole("e2"));
    }

    @Test
    void theSheetOfCitationsAndTheNoteAskBeforeAnythingIsTyped() {
        bench.label.citing().ask();
        bench.label.editNote();
        assertThat(bench.waiting).hasSize(2);
        assertThat(bench.asked).isEmpty();
        bench.waiting.removeFirst();

        name();

        assertThat(named.asked).containsExactly("focus note");
    }

    @Test
    void whatWasBegunInTheNoteIsTypedBehindWhatIsThere() {
        named.label.note().type("old ");
        bench.label.editNote("n");
        name();

        assertThat(named.label.note().words()).isEqualTo("old n");
    }

    @Test
    void aLabelThatIsRefusedAnywayAsksForNoName() {
        bench.label.claim(1);
        bench.label.acts().label(LabelField.GROUNDING, Grounding.SUPPORTED);

        assertThat(bench.waiting).isEmpty();
        assertThat(bench.model().refusal.get()).contains("none of it is recorded as seen");
    }

    @Test
    void lookingAroundAndTakingBackAskForNoName() {
        bench.label.nextClaim();
        bench.label.nextSample(1);
        bench.label.undo();
        bench.label.redo();
        bench.label.acts().clearClaim();
        bench.label.clearSample();

        assertThat(bench.waiting).isEmpty();
    }
}
