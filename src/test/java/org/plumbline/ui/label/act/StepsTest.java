package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

/// The next claim by itself, once truth and grounding are set.
class StepsTest {

    private final LabelBench bench = new LabelBench();

    @BeforeEach
    void goOn() {
        bench.habits.goOn.set(true);
    }

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private void twoStrokes() {
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.label.acts().label(LabelField.GROUNDING, Grounding.UNKNOWN);
    }

    private int claim() {
        return bench.model().claim.get();
    }

    private int sample() {
        return bench.model().sample.get();
    }

    @Test
    void twoStrokesLabelAClaimAndGoToTheNext() {
        twoStrokes();

        assertThat(claim()).isOne();
        assertThat(bench.draft(0, "c1").isComplete()).isTrue();
    }

    @Test
    void whoDoesNotWantItStays() {
        bench.habits.goOn.set(false);
        twoStrokes();

        assertThat(claim()).isZero();
    }

    @Test
    void aClaimThatWasPassedOverComesBeforeTheMeasures() {
        bench.label.claim(1);
        twoStrokes();

        assertThat(claim()).isZero();
        assertThat(bench.model().qualityWanted.get()).isFalse();
    }

    @Test
    void measuresThatAreOpenComeBeforeTheNextSample() {
        twoStrokes();
        twoStrokes();

        assertThat(sample()).isZero();
        assertThat(bench.model().qualityWanted.get()).isTrue();
        assertThat(bench.model().said.get()).contains("still open");
        bench.allMeasures();
        assertThat(sample()).isZero();
        bench.label.nextClaim();
        assertThat(sample()).isOne();
    }

    @Test
    void whereTheMeasuresAreGivenTheNextSampleComes() {
        bench.allMeasures();
        twoStrokes();
        twoStrokes();

        assertThat(sample()).isOne();
    }

    @Test
    void aCorrectionOfAWholeClaimStaysThere() {
        twoStrokes();
        bench.label.claim(0);
        bench.label.acts().label(LabelField.TRUTH, Truth.FALSE);

        assertThat(claim()).isZero();
    }

    @Test
    void aRefusedLabelStaysThere() {
        bench.label.claim(1);
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        // c2 cites only what the producer did not see.
        bench.label.acts().label(LabelField.GROUNDING, Grounding.SUPPORTED);

        assertThat(claim()).isOne();
        assertThat(bench.model().refusal.get()).isNotEmpty();
    }

    @Test
    void undoGoesBackToTheClaim() {
        twoStrokes();
        bench.label.undo();

        assertThat(claim()).isZero();
        assertThat(bench.draft(0, "c1").isComplete()).isFalse();
    }

    @Test
    void theChoiceCanBeTakenBackAndIsSaid() {
        bench.label.toggleGoOn();

        assertThat(bench.habits.goOn.get()).isFalse();
        assertThat(bench.model().said.get()).contains("stays");
    }
}
