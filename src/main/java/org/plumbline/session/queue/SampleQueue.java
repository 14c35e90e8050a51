package org.plumbline.session.queue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Drafts;
import org.plumbline.labels.Draft;
import org.plumbline.session.files.Environment;
import org.plumbline.session.order.SampleOrder;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.text.CodePointOrder;

/// The samples of a file as a reviewer goes through them: narrowed, sorted, flagged, searched.
///
/// All of it is about what is shown: no label, export or hash depends on it. Methods that read or
/// write a file say "worker"; all others only touch memory and may be called on the FX thread. Safe
/// for several threads.
public final class SampleQueue {

    private final SampleStore store;
    private final FacetTable table;
    private final Flags flags;
    private final QueueSearch search;
    private int @Nullable [] ranks;

    /// What is shown.
    ///
    /// @param found the samples that a search found; null where nothing is searched
    public record Showing(Narrowing narrowing, Sorting sorting, @Nullable BitSet found) {}

    /// The queue of a file of which this much is said. Reads the flags: worker.
    public SampleQueue(SampleStore store, JournalledReview<String, Draft> review) {
        this.store = store;
        Environment environment = review.environment();
        table = new FacetTable(store.size());
        for (int sample = 0; sample < store.size(); sample++) {
            table.put(sample, store.outline(sample));
        }
        flags = Flags.read(environment, store.sha256());
        flags.all().forEach(id -> store.indexOf(id).ifPresent(sample -> table.flag(sample, true)));
        search = new QueueSearch(store, review);
        review.read(this::begun);
    }

    private boolean begun(Drafts<String, Draft> drafts) {
        drafts.touched().forEach(id -> changed(id, drafts.draft(id)));
        return true;
    }

    /// What was said of a sample is this now.
    public void changed(String sampleId, Draft now) {
        OptionalInt sample = store.indexOf(sampleId);
        synchronized (this) {
            sample.ifPresent(index -> table.said(index, now));
        }
    }

    /// The rater may know now which practice each sample is of.
    public synchronized void practices(List<String> bySample) {
        for (int sample = 0; sample < bySample.size(); sample++) {
            table.practice(sample, bySample.get(sample));
        }
    }

    /// The sample with this id; empty where there is none.
    public OptionalInt sampleOf(String id) {
        return store.indexOf(id);
    }

    /// What searches in ids, texts and notes.
    public QueueSearch search() {
        return search;
    }

    // --- rows

    /// The rows of now. They do not change with what is said: a row must not vanish under the
    /// reviewer's hands.
    public synchronized QueueRows rows(SampleOrder order, Showing showing) {
        BitSet found = showing.found();
        IntStream all = order.samples();
        int[] samples =
                (found == null ? all : all.filter(found::get)).toArray();
        var passing = IntStream.builder();
        Map<Facet, Integer> counts = table.filter(samples, showing.narrowing(), passing);
        long[] keys =
                passing.build()
                        .mapToLong(sample -> key(sample, order, showing.sorting()))
                        .toArray();
        if (showing.sorting() != Sorting.ORDER) {
            Arrays.sort(keys);
        }
        int[] shown = new int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            shown[i] = order.sampleAt((int) keys[i]);
        }
        return new QueueRows(shown, keys, counts);
    }

    /// The sample `step` rows further down than this one, be it among the rows or not; empty where
    /// the rows end.
    public synchronized OptionalInt neighbour(
            QueueRows rows, SampleOrder order, Sorting sorting, int sample, int step) {
        int shown = rows.samples().indexOf(sample);
        // Its key may be another one since the rows were made, as where a claim was labelled.
        return rows.from(shown < 0 ? key(sample, order, sorting) : rows.key(shown), step);
    }

    /// What is sorted by above, the place in the order below.
    private long key(int sample, SampleOrder order, Sorting sorting) {
        long above =
                switch (sorting) {
                    case ORDER -> 0;
                    case ID -> rank(sample);
                    case SHORTEST -> table.length(sample) + 1L;
                    case LONGEST -> Integer.MAX_VALUE - table.length(sample) - 1L;
                    case OPEN -> Integer.MAX_VALUE - table.openClaims(sample);
                };
        return above << Integer.SIZE | order.placeOf(sample);
    }

    private int rank(int sample) {
        if (ranks == null) {
            throw new IllegalStateException("not prepared");
        }
        return ranks[sample];
    }

    /// Whether rows can be sorted so at once, or [#prepare] comes first.
    public synchronized boolean isReady(Sorting sorting) {
        return sorting != Sorting.ID || ranks != null;
    }

    /// Makes ready for a sorting. Reads no file, but compares all ids: for a large file never on
    /// the FX thread.
    public void prepare(Sorting sorting) {
        if (isReady(sorting)) {
            return;
        }
        String[] ids =
                IntStream.range(0, store.size())
                        .mapToObj(sample -> store.outline(sample).sampleId())
                        .toArray(String[]::new);
        int[] byId =
                IntStream.range(0, ids.length)
                        .boxed()
                        .sorted(
                                Comparator.comparing(
                                        sample -> ids[sample], CodePointOrder.INSTANCE))
                        .mapToInt(sample -> sample)
                        .toArray();
        int[] rank = new int[ids.length];
        for (int i = 0; i < byId.length; i++) {
            rank[byId[i]] = i;
        }
        synchronized (this) {
            ranks = rank;
        }
    }

    // --- flags

    public synchronized boolean isFlagged(int sample) {
        return table.isFlagged(sample);
    }

    /// Flags a sample, or takes its flag away; kept by [Flags#save()].
    public synchronized void flag(int sample, boolean on) {
        table.flag(sample, on);
        flags.set(store.outline(sample).sampleId(), on);
    }

    /// Where flags are kept.
    public Flags flags() {
        return flags;
    }
}
