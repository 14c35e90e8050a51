package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.Facet;
import org.plumbline.session.queue.Sorting;
import org.plumbline.session.review.Applied;

/// Which samples the queue shows, without a window.
class QueueControlTest {

    private static final Facet TO_DO = new Facet.OfState(SampleState.TO_DO);
    private static final Facet IN_PROGRESS = new Facet.OfState(SampleState.IN_PROGRESS);
    private static final Facet DONE = new Facet.OfState(SampleState.DONE);
    private static final Facet PRACTICE = new Facet.OfPractice("error-handling");

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private QueueControl queue() {
        return bench.label.queue();
    }

    private List<Integer> shown() {
        return bench.model().queue.rows;
    }

    private int count(Facet facet) {
        return bench.model().queue.counts.get().getOrDefault(facet, 0);
    }

    private void only(Facet facet) {
        queue().clearFilters();
        queue().toggle(facet);
    }

    @Test
    void filtersByHowFarSamplesAreAndByTheirCapture() {
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.label.openSample(2);
        bench.allMeasures();

        only(TO_DO);
        assertThat(shown()).containsExactly(1);
        only(IN_PROGRESS);
        assertThat(shown()).containsExactly(0);
        only(DONE);
        assertThat(shown()).containsExactly(2);
        only(new Facet.Limited());
        assertThat(shown()).containsExactly(1);
        only(new Facet.OfCapture(CaptureStatus.PARTIAL));
        assertThat(shown()).containsExactly(1);
        queue().clearFilters();
        assertThat(shown()).containsExactly(0, 1, 2);
        assertThat(List.of(TO_DO, IN_PROGRESS, DONE, new Facet.Limited()))
                .allSatisfy(facet -> assertThat(count(facet)).isOne());
    }

    @Test
    void filtersOfOneKindAddUpAndThoseOfTwoNarrow() {
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        only(TO_DO);
        queue().toggle(IN_PROGRESS);
        assertThat(shown()).containsExactly(0, 1, 2);

        queue().toggle(new Facet.OfDestination("Summary"));
        assertThat(shown()).containsExactly(1);
        queue().toggle(TO_DO);
        assertThat(shown()).isEmpty();
    }

    @Test
    void eachFilterSaysHowManyItWouldLeaveBesideWhatIsChosenOfOtherKinds() {
        only(new Facet.OfDestination("inline"));

        assertThat(count(TO_DO)).isEqualTo(2);
        assertThat(count(new Facet.Limited())).isZero();
        assertThat(count(new Facet.OfDestination("Summary"))).isOne();
    }

    @Test
    void filtersByFlagsAndNotes() {
        bench.label.acts().apply(List.of(new Act.SetNote("a", "c1", "why")));
        bench.label.openSample(1);
        queue().flag();

        only(new Facet.Noted());
        assertThat(shown()).containsExactly(0);
        only(new Facet.Flagged());
        assertThat(shown()).containsExactly(1);
        assertThat(queue().row(1).isFlagged()).isTrue();
        queue().flag();
        assertThat(count(new Facet.Flagged())).isZero();
    }

    @Test
    void sortsByIdByLengthAndByOpenClaims() {
        bench.session.reorder("7");
        queue().reordered();
        queue().sort(Sorting.ID);
        assertThat(shown()).containsExactly(0, 1, 2);
        queue().sort(Sorting.OPEN);
        assertThat(shown()).containsExactly(0, 1, 2);
        assertThat(bench.habits.sorting.get()).isEqualTo(Sorting.OPEN);
        queue().sort(Sorting.ORDER);
        assertThat(shown()).isEqualTo(bench.session.order().samples().boxed().toList());
    }

    @Test
    void aSampleThatNoLongerPassesStaysUntilTheReviewerGoesOn() {
        only(TO_DO);
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        assertThat(shown()).containsExactly(0, 1, 2);

        bench.label.nextSample(1);
        assertThat(shown()).containsExactly(1, 2);
        assertThat(bench.model().sample.get()).isOne();
    }

    @Test
    void aSampleOpenedFromElsewhereIsSaidToBeOutsideAndTheWayGoesOnFromThere() {
        only(new Facet.OfDestination("inline"));
        bench.label.openSample(1);

        assertThat(bench.model().queue.isOutside.get()).isTrue();
        assertThat(queue().neighbour(1)).hasValue(2);
        assertThat(queue().neighbour(-1)).hasValue(0);
        bench.label.nextSample(1);
        assertThat(bench.model().queue.isOutside.get()).isFalse();
    }

    @Test
    void whereTheListEndsThatIsSaid() {
        bench.label.openSample(2);
        bench.label.nextSample(1);

        assertThat(bench.model().sample.get()).isEqualTo(2);
        assertThat(bench.model().said.get()).isEqualTo("This is the last sample of the list.");
    }

    @Test
    void theNextSampleToDoIsFoundRoundTheEnd() {
        bench.label.openSample(2);
        bench.allMeasures();

        assertThat(queue().nextToDo()).hasValue(0);
        bench.label.openSample(0);
        assertThat(queue().nextToDo()).hasValue(1);
    }

    @Test
    void anotherOrderIsShownAndWorkGoesOnWhereItBegins() {
        bench.session.reorder("7");
        var first = queue().reordered();

        List<Integer> shuffled = bench.session.order().samples().boxed().toList();
        assertThat(shown()).isEqualTo(shuffled);
        assertThat(first).hasValue(shuffled.getFirst());
        assertThat(bench.model().queue.order.get()).contains("7");
    }

    @Test
    void whoBeganTheOpenSampleStaysThereInAnotherOrder() {
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.session.reorder("7");

        assertThat(queue().reordered()).isEmpty();
    }

    @Test
    void practicesAreOfferedOnlyOnceTheFileIsUnblinded() throws Exception {
        bench.label.unblinded();
        assertThat(bench.model().queue.counts.get()).doesNotContainKey(PRACTICE);

        switch (bench.session.unblind()) {
            case Applied.Accepted accepted -> accepted.saved().get();
            case Applied other -> throw new AssertionError(other);
        }
        bench.label.unblinded();
        assertThat(count(PRACTICE)).isEqualTo(3);
        only(PRACTICE);
        assertThat(shown()).hasSize(3);
    }
}
