package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;

/// What the reviewer says, without a window.
class LabelActsTest {

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private LabelActs acts() {
        return bench.label.acts();
    }

    @Test
    void whatIsSaidIsShownAndTheSessionsOwn() {
        acts().label(LabelField.TRUTH, Truth.TRUE);
        acts().label(LabelField.GROUNDING, Grounding.SUPPORTED);

        assertThat(bench.model().currentDraft().of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        assertThat(bench.draft(0, "c1").of(LabelField.GROUNDING)).isEqualTo(Grounding.SUPPORTED);
        assertThat(bench.asked).containsExactly("accepted", "accepted");
        assertThat(bench.model().counts.get().claimsLabelled()).isOne();
    }

    @Test
    void theSameSaidTwiceStaysAndIsNoSecondAct() {
        acts().label(LabelField.TRUTH, Truth.TRUE);
        acts().label(LabelField.TRUTH, Truth.TRUE);

        assertThat(bench.draft(0, "c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        assertThat(bench.session.history(0)).hasSize(1);
    }

    @Test
    void clearingAClaimTakesBothLabelsInOneStepAndLeavesTheNote() {
        acts().label(LabelField.TRUTH, Truth.TRUE);
        acts().label(LabelField.GROUNDING, Grounding.UNKNOWN);
        bench.label.note().type("why");
        acts().clearClaim();
        assertThat(bench.draft(0, "c1").of(LabelField.TRUTH)).isNull();
        assertThat(bench.draft(0, "c1").of(LabelField.GROUNDING)).isNull();
        bench.label.commit();
        assertThat(bench.draft(0, "c1").note()).isEqualTo("why");

        bench.label.undo();
        bench.label.undo();
        assertThat(bench.draft(0, "c1").of(LabelField.TRUTH)).isEqualTo(Truth.TRUE);
        assertThat(bench.draft(0, "c1").of(LabelField.GROUNDING)).isEqualTo(Grounding.UNKNOWN);
    }

    @Test
    void clearingASampleTakesAllAndOneUndoBringsItBack() {
        acts().label(LabelField.TRUTH, Truth.FALSE);
        acts().label(LabelField.USEFULNESS, QualityValue.FALSE);
        Draft before = bench.session.draft(0);

        bench.label.clearSample();
        assertThat(bench.session.draft(0)).isEqualTo(Draft.EMPTY);
        bench.label.undo();

        assertThat(bench.session.draft(0)).isEqualTo(before);
        assertThat(bench.model().draft.get()).isEqualTo(before);
    }

    @Test
    void oneKeyGoesRoundYesNoAndAnAbstention() {
        for (QualityValue expected :
                new QualityValue[] {
                    QualityValue.TRUE, QualityValue.FALSE, QualityValue.NULL, QualityValue.TRUE
                }) {
            acts().cycle(LabelField.RELEVANCE);
            assertThat(bench.model().draft.get().quality().of(LabelField.RELEVANCE))
                    .isEqualTo(expected);
        }
        acts().label(LabelField.RELEVANCE, null);
        assertThat(bench.session.draft(0).quality().of(LabelField.RELEVANCE)).isNull();
    }

    @Test
    void groundedInWhatTheProducerNeverSawIsRefusedAndSaidWhy() {
        bench.label.nextClaim();
        acts().label(LabelField.GROUNDING, Grounding.SUPPORTED);

        assertThat(bench.model().refusal.get()).isNotEmpty();
        assertThat(bench.draft(0, "c2").of(LabelField.GROUNDING)).isNull();
        assertThat(bench.asked).isEmpty();
        acts().label(LabelField.GROUNDING, Grounding.UNSUPPORTED);
        assertThat(bench.model().refusal.get()).isEmpty();
    }

    @Test
    void whereThereIsNoClaimOnlyTheSampleIsLabelled() {
        bench.label.openSample(2);
        acts().label(LabelField.TRUTH, Truth.TRUE);
        acts().label(LabelField.RELEVANCE, QualityValue.TRUE);

        assertThat(bench.session.history(2)).hasSize(1);
    }

    @Test
    void aSecondWindowTakesNothing() {
        var first = bench.session;
        LabelController second = bench.secondWindow();
        second.acts().label(LabelField.TRUTH, Truth.TRUE);
        second.editNote();

        assertThat(second.model().editable.get()).isFalse();
        assertThat(bench.draft(0, "c1").of(LabelField.TRUTH)).isNull();
        assertThat(bench.asked).isEmpty();
        assertThat(first.review().readOnly()).isEmpty();
    }
}
