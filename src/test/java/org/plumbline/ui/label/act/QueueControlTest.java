package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.session.review.Applied;
import org.plumbline.ui.label.model.QueueFilter;

/// Which samples the queue shows, without a window.
class QueueControlTest {

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private QueueControl queue() {
        return bench.label.queue();
    }

    private List<Integer> shown() {
        return bench.model().queue;
    }

    @Test
    void filtersByHowFarSamplesAreAndByTheirCapture() {
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        bench.label.openSample(2);
        bench.allMeasures();

        queue().filter(QueueFilter.TO_DO);
        assertThat(shown()).containsExactly(1);
        queue().filter(QueueFilter.IN_PROGRESS);
        assertThat(shown()).containsExactly(0);
        queue().filter(QueueFilter.DONE);
        assertThat(shown()).containsExactly(2);
        queue().filter(QueueFilter.LIMITED);
        assertThat(shown()).containsExactly(1);
        queue().filter(QueueFilter.ALL);
        assertThat(shown()).containsExactly(0, 1, 2);
        assertThat(bench.model().filterCounts.get())
                .isEqualTo(
                        Map.of(
                                QueueFilter.ALL, 3,
                                QueueFilter.TO_DO, 1,
                                QueueFilter.IN_PROGRESS, 1,
                                QueueFilter.DONE, 1,
                                QueueFilter.LIMITED, 1));
    }

    @Test
    void searchesIdsAndDestinationsWithoutCaseOrOuterSpaces() {
        search(" B ");
        assertThat(shown()).containsExactly(1);
        search("sUmM");
        assertThat(shown()).containsExactly(1);
        search("inline");
        assertThat(shown()).containsExactly(0, 2);
        search("nothing");
        assertThat(shown()).isEmpty();
        search("");
        assertThat(shown()).hasSize(3);
    }

    private void search(String words) {
        bench.model().search.set(words);
        queue().refilter();
    }

    @Test
    void aSampleThatNoLongerPassesStaysUntilTheReviewerGoesOn() {
        queue().filter(QueueFilter.TO_DO);
        bench.label.acts().label(LabelField.TRUTH, Truth.TRUE);
        assertThat(shown()).containsExactly(0, 1, 2);

        bench.label.nextSample(1);
        assertThat(shown()).containsExactly(1, 2);
        assertThat(bench.model().sample.get()).isOne();
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
        assertThat(bench.model().order.get()).contains("7");
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
        assertThat(bench.model().practices).isEmpty();

        switch (bench.session.unblind()) {
            case Applied.Accepted accepted -> accepted.saved().get();
            case Applied other -> throw new AssertionError(other);
        }
        bench.label.unblinded();
        assertThat(bench.model().practices).containsExactly("error-handling");
        queue().practice("error-handling");
        assertThat(shown()).hasSize(3);
    }
}
