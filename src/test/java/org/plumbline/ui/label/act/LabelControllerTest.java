package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.session.order.Position;

/// Where the reviewer is, without a window.
class LabelControllerTest {

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private String place() {
        String claim = bench.model().currentClaim().map(found -> found.id()).orElse("-");
        return "abc".charAt(bench.model().sample.get()) + " " + claim;
    }

    @Test
    void opensWhereWorkGoesOn() {
        assertThat(place()).isEqualTo("a c1");
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.label.openSample(1);
        bench.label.openSample(0);
        assertThat(place()).as("the first is half labelled").isEqualTo("a c1");

        bench.label.acts().label(LabelField.GROUNDING, Grounding.UNKNOWN);
        bench.label.openSample(0);
        assertThat(place()).isEqualTo("a c2");
    }

    @Test
    void opensAtTheClaimThatIsNamed() {
        bench.label.openSample(0, "c2");
        assertThat(place()).isEqualTo("a c2");
        bench.label.openSample(0, "c1");
        assertThat(place()).isEqualTo("a c1");
        bench.label.openSample(0, "gone");
        assertThat(place()).as("what is open").isEqualTo("a c1");
    }

    @Test
    void behindTheLastClaimComeTheMissingMeasuresThenTheNextSample() {
        bench.label.nextClaim();
        assertThat(place()).isEqualTo("a c2");
        bench.label.nextClaim();
        assertThat(place()).isEqualTo("a c2");
        assertThat(bench.model().qualityWanted.get()).isTrue();
        bench.label.previousClaim();
        assertThat(bench.model().qualityWanted.get()).isFalse();
        assertThat(place()).isEqualTo("a c2");

        bench.label.nextClaim();
        bench.label.nextClaim();
        assertThat(place()).isEqualTo("b c1");
    }

    @Test
    void measuresThatAreAllThereAreNotAskedFor() {
        bench.allMeasures();
        bench.label.nextClaim();
        bench.label.nextClaim();

        assertThat(place()).isEqualTo("b c1");
    }

    @Test
    void theQueueHasTwoEnds() {
        bench.label.nextSample(-1);
        bench.label.previousClaim();
        assertThat(place()).isEqualTo("a c1");
        bench.label.nextSample(1);
        bench.label.nextSample(1);
        bench.label.nextSample(1);
        assertThat(place()).isEqualTo("c -");
    }

    @Test
    void theNextClaimWithoutALabelIsFoundBeyondTheSample() {
        bench.label.nextUnlabelled();
        assertThat(place()).isEqualTo("a c2");
        bench.label.nextUnlabelled();
        assertThat(place()).isEqualTo("b c1");
    }

    @Test
    void undoGoesToWhatItChangedAndRedoToo() {
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.label.openSample(1);
        bench.label.acts().label(LabelField.TRUTH, Truth.FALSE);
        bench.label.openSample(2);

        bench.label.undo();
        assertThat(place()).isEqualTo("b c1");
        assertThat(bench.model().currentDraft().of(LabelField.TRUTH)).isNull();
        bench.label.undo();
        assertThat(place()).isEqualTo("a c1");
        assertThat(bench.model().currentDraft().of(LabelField.TRUTH)).isNull();
        bench.label.undo();
        assertThat(place()).as("nothing is left").isEqualTo("a c1");

        bench.label.redo();
        bench.label.redo();
        assertThat(place()).isEqualTo("b c1");
        assertThat(bench.model().currentDraft().of(LabelField.TRUTH)).isEqualTo(Truth.FALSE);
    }

    @Test
    void theSessionIsToldWhereTheReviewerGoes() {
        bench.label.nextClaim();

        assertThat(bench.session.position()).isEqualTo(new Position(0, "c2"));
    }

    @Test
    void aSampleThatArrivesTooLateIsNotShown() {
        bench.beSlow();
        bench.label.openSample(0);
        bench.label.openSample(1);
        bench.work();

        assertThat(bench.model().request.get()).isNotNull();
        assertThat(place()).isEqualTo("b c1");
        assertThat(bench.model().claims()).hasSize(1);
    }

    @Test
    void whatIsStillOnTheScreenIsNotLabelledOnceItIsLeft() {
        bench.beSlow();
        bench.label.openSample(0);
        bench.work();
        bench.label.openSample(1);
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.label.acts().clearSample();

        assertThat(bench.session.history(0)).isEmpty();
        assertThat(bench.session.history(1)).isEmpty();
    }
}
