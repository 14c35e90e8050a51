package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.label.model.SearchHits;

/// Finding a word in the texts of a sample, without a window.
class FindControlTest {

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private FindControl find() {
        return bench.label.find();
    }

    @Test
    void findsInTheOutputFirstAndThenInTheEvidence() {
        find().open();
        find().find("held", false);

        assertThat(bench.model().found().inOutput()).isOne();
        assertThat(bench.model().found().inEvidence()).isOne();
        assertThat(bench.model().found().hits())
                .extracting(SearchHits.Hit::evidenceId)
                .containsExactly("", "e2");
        assertThat(bench.model().hit.get()).isZero();
    }

    @Test
    void goesRoundBothEnds() {
        find().open();
        find().find("held", false);
        find().step(1);
        assertThat(bench.model().hit.get()).isOne();
        find().step(1);
        assertThat(bench.model().hit.get()).isZero();
        find().step(-1);
        assertThat(bench.model().hit.get()).isOne();
    }

    @Test
    void caseCountsWhereItIsWanted() {
        find().open();
        find().find("HELD", true);
        assertThat(bench.model().found().hits()).isEmpty();
        assertThat(bench.model().hit.get()).isEqualTo(-1);
        find().find("HELD", false);
        assertThat(bench.model().found().hits()).hasSize(2);
    }

    @Test
    void steppingWithoutABarOpensIt() {
        find().step(1);

        assertThat(bench.model().finding.get()).isTrue();
    }

    @Test
    void anotherSampleIsSearchedAnewAndClosingForgetsTheWord() {
        find().open();
        find().find("never", false);
        assertThat(bench.model().found().hits()).hasSize(2);
        bench.label.openSample(1);
        assertThat(bench.model().found().hits()).hasSize(1);
        find().close();
        assertThat(bench.model().found().hits()).isEmpty();
        assertThat(bench.model().finding.get()).isFalse();
    }

    @Test
    void anAnswerThatComesTooLateIsNotShown() {
        bench.beSlow();
        bench.label.openSample(0);
        bench.work();
        find().open();
        find().find("held", false);
        find().find("nothing of this", false);
        bench.work();

        assertThat(bench.model().found().wanted()).isEqualTo("nothing of this");
    }
}
