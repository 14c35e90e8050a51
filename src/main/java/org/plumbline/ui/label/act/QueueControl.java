package org.plumbline.ui.label.act;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.request.Outline;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.order.SampleOrder;
import org.plumbline.session.progress.FileProgress;
import org.plumbline.session.progress.SampleState;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.QueueFilter;
import org.plumbline.ui.label.model.QueueRow;

/// Decides which samples the queue shows, and in which order the reviewer meets them. FX thread
/// only.
public final class QueueControl {

    private final LabelSession session;
    private final LabelModel model;
    private final int limited;

    /// The practice of each sample; empty while the rater is blind.
    private List<String> practices = List.of();

    QueueControl(LabelSession session, LabelModel model) {
        this.session = session;
        this.model = model;
        limited =
                (int)
                        IntStream.range(0, session.size())
                                .filter(index -> isLimited(session.outline(index)))
                                .count();
        inOrder();
        count();
    }

    public QueueRow row(int index) {
        return new QueueRow(session.outline(index), session.progress(index));
    }

    public void filter(QueueFilter filter) {
        model.filter.set(filter);
        refilter();
    }

    /// The rater may know now which practice each sample is of.
    void practices(List<String> bySample) {
        practices = bySample;
    }

    public void practice(String practice) {
        model.practice.set(practice);
        refilter();
    }

    /// The session has another order now.
    ///
    /// @return the first sample that is not done, where work goes on; empty where the reviewer has
    ///   begun the open sample and stays there, or all are done
    public OptionalInt reordered() {
        inOrder();
        int open = model.sample.get();
        return open >= 0 && session.state(open) != SampleState.TO_DO
                ? OptionalInt.empty()
                : toDoFrom(0);
    }

    private void inOrder() {
        model.order.set(
                order().seed()
                        .map(seed -> Words.get("label.queue.shuffled", Visible.of(seed)))
                        .orElseGet(() -> Words.get("label.queue.in-file-order")));
        refilter();
    }

    /// Fills the queue with what passes the filter and the search now. A sample that no longer
    /// passes stays until this is called: a row must not vanish under the reviewer's hands.
    public void refilter() {
        String wanted = model.search.get().strip().toLowerCase(Locale.ROOT);
        QueueFilter filter = model.filter.get();
        model.queue.setAll(
                order().samples()
                        .filter(index -> passes(index, filter) && matches(index, wanted))
                        .filter(this::isOfPractice)
                        .boxed()
                        .toList());
    }

    /// The sample `step` rows further down than the open one; empty where the queue ends.
    OptionalInt neighbour(int step) {
        int place = model.queue.indexOf(model.sample.get());
        int next = place < 0 ? 0 : place + step;
        return next < 0 || next >= model.queue.size()
                ? OptionalInt.empty()
                : OptionalInt.of(model.queue.get(next));
    }

    /// The next sample in the order that is not done, round the end once; empty where all are.
    OptionalInt nextToDo() {
        return toDoFrom(model.sample.get() < 0 ? 0 : order().placeOf(model.sample.get()) + 1);
    }

    private OptionalInt toDoFrom(int first) {
        SampleOrder order = order();
        return IntStream.range(first, first + order.size())
                .map(place -> order.sampleAt(place % order.size()))
                .filter(index -> session.state(index) != SampleState.DONE)
                .findFirst();
    }

    /// Counts anew after a label was given or taken away.
    void count() {
        FileProgress counts = session.counts();
        model.counts.set(counts);
        int toDo = counts.samples() - counts.samplesDone() - counts.samplesInProgress();
        model.filterCounts.set(
                Map.of(
                        QueueFilter.ALL, counts.samples(),
                        QueueFilter.TO_DO, toDo,
                        QueueFilter.IN_PROGRESS, counts.samplesInProgress(),
                        QueueFilter.DONE, counts.samplesDone(),
                        QueueFilter.LIMITED, limited));
        model.changes.set(model.changes.get() + 1);
    }

    private SampleOrder order() {
        return session.order();
    }

    private boolean passes(int index, QueueFilter filter) {
        return switch (filter) {
            case ALL -> true;
            case TO_DO -> session.state(index) == SampleState.TO_DO;
            case IN_PROGRESS -> session.state(index) == SampleState.IN_PROGRESS;
            case DONE -> session.state(index) == SampleState.DONE;
            case LIMITED -> isLimited(session.outline(index));
        };
    }

    private boolean isOfPractice(int index) {
        String wanted = model.practice.get();
        return wanted.isEmpty() || practices.get(index).equals(wanted);
    }

    private boolean matches(int index, String wanted) {
        Outline outline = session.outline(index);
        return wanted.isEmpty()
                || outline.sampleId().toLowerCase(Locale.ROOT).contains(wanted)
                || outline.destination().toLowerCase(Locale.ROOT).contains(wanted);
    }

    private static boolean isLimited(Outline outline) {
        return outline.captureStatus() != CaptureStatus.COMPLETE || outline.limitations() > 0;
    }
}
