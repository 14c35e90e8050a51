package org.plumbline.ui.label.act;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.order.SampleOrder;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.Facet;
import org.plumbline.session.queue.Narrowing;
import org.plumbline.session.queue.QueueRows;
import org.plumbline.session.queue.SampleQueue;
import org.plumbline.session.queue.Sorting;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.QueueModel;
import org.plumbline.ui.label.model.QueueRow;

/// Decides which samples the queue shows, and in which order the reviewer meets them. FX thread
/// only.
public final class QueueControl {

    private final LabelSession session;
    private final LabelModel model;
    private final QueueModel shown;
    private final Habits habits;
    private final Background background;
    private final Latest sortings;
    private final Consumer<Exception> trouble;
    private final QueueSearching searching;
    private QueueRows rows;

    /// @param trouble tells of flags that could not be kept, and of samples that could not be read
    QueueControl(
            LabelSession session,
            LabelModel model,
            Habits habits,
            Background background,
            Consumer<Exception> trouble) {
        this.session = session;
        this.model = model;
        this.shown = model.queue;
        this.habits = habits;
        this.background = background;
        this.trouble = trouble;
        sortings = new Latest(background);
        searching = new QueueSearching(session, shown, background, trouble, this::refilter);
        shown.size.set(session.size());
        rows = made();
        inOrder();
        count();
        sort(habits.sorting.get());
        model.sample.subscribe((old, sample) -> look());
    }

    public QueueRow row(int index) {
        return new QueueRow(
                order().placeOf(index) + 1,
                session.outline(index),
                session.progress(index),
                queue().isFlagged(index),
                searching.found(index));
    }

    private SampleQueue queue() {
        return session.queue();
    }

    private SampleOrder order() {
        return session.order();
    }

    /// What searches the samples.
    public QueueSearching searching() {
        return searching;
    }

    // --- which

    /// Narrows the queue to a facet as well, or no longer.
    public void toggle(Facet facet) {
        narrow(shown.narrowing.get().toggled(facet));
    }

    /// Shows all samples: no filter, nothing searched.
    public void showAll() {
        searching.clear();
        narrow(Narrowing.NONE);
    }

    /// Takes all filters away; what is searched stays.
    public void clearFilters() {
        narrow(Narrowing.NONE);
    }

    private void narrow(Narrowing narrowing) {
        shown.narrowing.set(narrowing);
        refilter();
    }

    /// The rater may know now which practice each sample is of.
    void practices(List<String> bySample) {
        queue().practices(bySample);
        count();
    }

    /// Sorts otherwise, from now on also in other files.
    public void sort(Sorting sorting) {
        habits.sorting.set(sorting);
        if (queue().isReady(sorting)) {
            sortings.forget();
            sorted(sorting);
        } else {
            sortings.run(
                    () -> {
                        queue().prepare(sorting);
                        return sorting;
                    },
                    this::sorted,
                    trouble);
        }
    }

    private void sorted(Sorting sorting) {
        shown.sorting.set(sorting);
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
        shown.order.set(
                order().seed()
                        .map(seed -> Words.get("label.queue.shuffled", Visible.of(seed)))
                        .orElseGet(() -> Words.get("label.queue.in-file-order")));
        refilter();
    }

    private QueueRows made() {
        return queue().rows(
                        order(),
                        new SampleQueue.Showing(
                                shown.narrowing.get(), shown.sorting.get(), searching.samples()));
    }

    /// Fills the queue with what passes the filters and the search now. A sample that no longer
    /// passes stays until this is called: a row must not vanish under the reviewer's hands.
    void refilter() {
        rows = made();
        shown.counts.set(rows.counts());
        shown.rows.setAll(rows.samples());
        look();
    }

    /// Whether the open sample is among the rows.
    private void look() {
        int open = model.sample.get();
        shown.isOutside.set(open >= 0 && !rows.samples().contains(open));
    }

    // --- from one to another

    /// The sample `step` rows further down than the open one, be that among the rows or not; empty
    /// where the queue ends.
    OptionalInt neighbour(int step) {
        int open = model.sample.get();
        return open < 0
                ? rows.samples().stream().mapToInt(sample -> sample).findFirst()
                : queue().neighbour(rows, order(), shown.sorting.get(), open, step);
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

    // --- what is said of samples

    /// Flags the open sample, or takes its flag away.
    public void flag() {
        int open = model.sample.get();
        if (open < 0) {
            return;
        }
        boolean on = !queue().isFlagged(open);
        queue().flag(open, on);
        model.said.set(Words.get(on ? "label.said.flagged" : "label.said.unflagged"));
        count();
        background
                .run(
                        () -> {
                            queue().flags().save();
                            return on;
                        })
                .onFailed(trouble);
    }

    /// Counts anew after a label was given or taken away.
    void count() {
        model.counts.set(session.counts());
        shown.counts.set(made().counts());
        shown.changes.set(shown.changes.get() + 1);
    }
}
