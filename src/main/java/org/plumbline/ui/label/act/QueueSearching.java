package org.plumbline.ui.label.act;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.queue.Found;
import org.plumbline.session.queue.Narrowing;
import org.plumbline.session.queue.QueueSearch;
import org.plumbline.session.queue.SampleQueue.Showing;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.label.model.QueueModel;
import org.plumbline.ui.label.model.Searching;
import org.plumbline.ui.text.TextSearch;

/// Searches the samples while a word is typed: names and notes first, then the texts. FX thread
/// only; the search itself runs elsewhere, and ends where something else is typed.
public final class QueueSearching {

    /// What was found is shown so often, in nanoseconds: a row a hit would keep the window busy.
    private static final long PAUSE = 150_000_000;

    private final LabelSession session;
    private final QueueModel model;
    private final Background background;
    private final Consumer<Exception> trouble;
    private final Runnable changed;
    private AtomicBoolean isOff = new AtomicBoolean();

    /// Where it was found, by sample; null where nothing is searched.
    private @Nullable Map<Integer, Found> found;

    private @Nullable BitSet samples;

    /// True until the rows are those of what was typed last.
    private boolean isNaming;

    private @Nullable Runnable waiting;

    /// @param changed called when other samples were found
    QueueSearching(
            LabelSession session,
            QueueModel model,
            Background background,
            Consumer<Exception> trouble,
            Runnable changed) {
        this.session = session;
        this.model = model;
        this.background = background;
        this.trouble = trouble;
        this.changed = changed;
    }

    /// The samples that were found; null where nothing is searched.
    @Nullable BitSet samples() {
        return samples;
    }

    /// Where it was found in a sample.
    Found found(int sample) {
        return found == null ? Found.NOTHING : found.getOrDefault(sample, Found.NOTHING);
    }

    /// The sample whose id is what is typed, where there is one; else the open one where it was
    /// found too; else the first that was; empty where none was.
    ///
    /// @param open the open sample
    public OptionalInt first(int open) {
        OptionalInt named = session.queue().sampleOf(model.search.get().strip());
        if (named.isPresent() && model.rows.contains(named.getAsInt())) {
            return named;
        }
        return model.rows.contains(open)
                ? OptionalInt.of(open)
                : model.rows.stream().mapToInt(sample -> sample).findFirst();
    }

    /// Does this once there is a row: now, or when the search finds the first; never where
    /// something else is typed before.
    public void whenFound(Runnable action) {
        if (!isNaming && !model.rows.isEmpty()) {
            action.run();
        } else {
            waiting = action;
        }
    }

    private void rowsChanged() {
        changed.run();
        if (waiting != null && !model.rows.isEmpty()) {
            Runnable action = waiting;
            waiting = null;
            action.run();
        }
    }

    /// Searches nothing any more.
    public void clear() {
        search("", model.searchCase.get());
    }

    /// Searches another word.
    ///
    /// @param word as typed; around it spaces count in texts, and not in names
    public void search(String word, boolean matchCase) {
        if (word.equals(model.search.get())
                && matchCase == model.searchCase.get()
                && word.isBlank() == (found == null)) {
            return;
        }
        isOff.set(true);
        waiting = null;
        model.search.set(word);
        model.searchCase.set(matchCase);
        isNaming = !word.isBlank();
        if (word.isBlank()) {
            found = null;
            samples = null;
            model.searching.set(Searching.OFF);
            changed.run();
        } else {
            start(word(word, matchCase));
        }
    }

    private static QueueSearch.Word word(String typed, boolean matchCase) {
        String name = typed.strip();
        String folded = name.toLowerCase(Locale.ROOT);
        return new QueueSearch.Word(
                text -> TextSearch.of(text, typed, matchCase).count(),
                matchCase
                        ? id -> id.contains(name) ? 1 : 0
                        : id -> id.toLowerCase(Locale.ROOT).contains(folded) ? 1 : 0);
    }

    private void start(QueueSearch.Word word) {
        var off = new AtomicBoolean();
        isOff = off;
        QueueSearch search = session.queue().search();
        background
                .run(() -> Named.of(search.inNames(word, off::get), session.size()))
                .onDone(
                        named -> {
                            if (!off.get()) {
                                named(named);
                                texts(word, named, off);
                            }
                        })
                .onFailed(failure -> failed(off, failure));
    }

    /// What the names and notes come to; made by the worker, since it may be every sample.
    ///
    /// @param found stays as it is
    /// @param shown what the texts are added to
    private record Named(
            Map<Integer, Found> found, Map<Integer, Found> shown, BitSet samples, Searching sum) {

        static Named of(Map<Integer, Found> found, int size) {
            var samples = new BitSet(size);
            Found sum = Found.NOTHING;
            for (var entry : found.entrySet()) {
                samples.set(entry.getKey());
                sum = sum.plus(entry.getValue());
            }
            return new Named(
                    found,
                    new HashMap<>(found),
                    samples,
                    new Searching(size, 0, found.size(), sum));
        }
    }

    private void named(Named named) {
        found = named.shown();
        samples = named.samples();
        isNaming = false;
        model.searching.set(named.sum());
        rowsChanged();
    }

    /// Whatever the filters are now: they may be others before it ends.
    private void texts(QueueSearch.Word word, Named named, AtomicBoolean off) {
        List<Integer> all =
                session.queue()
                        .rows(
                                session.order(),
                                new Showing(Narrowing.NONE, model.sorting.get(), null))
                        .samples();
        background
                .run(
                        () -> {
                            var batch = new Batch(named, off);
                            session.queue()
                                    .search()
                                    .inTexts(word, all, named.found(), off::get, batch);
                            return batch;
                        })
                .onDone(Batch::hand)
                .onFailed(failure -> failed(off, failure));
    }

    private void failed(AtomicBoolean off, Exception failure) {
        if (!off.getAndSet(true)) {
            // What was found so far stays, and nothing seems to go on.
            Searching now = model.searching.get();
            model.searching.set(
                    new Searching(now.searched(), now.searched(), now.samples(), now.sum()));
            trouble.accept(failure);
        }
    }

    /// What was found since it was handed on last. Filled by the worker.
    private final class Batch implements QueueSearch.Listener {

        private final Named named;
        private final AtomicBoolean off;
        private Map<Integer, Found> more = new HashMap<>();
        private Searching all;
        private long handed = System.nanoTime();

        Batch(Named named, AtomicBoolean off) {
            this.named = named;
            this.off = off;
            all = named.sum();
        }

        @Override
        public void searched(int now, int sample, Found places) {
            Found before = named.found().getOrDefault(sample, Found.NOTHING);
            if (places.equals(before)) {
                all = new Searching(all.of(), now, all.samples(), all.sum());
            } else {
                more.put(sample, places);
                all = all.with(now, before, places);
            }
            if (System.nanoTime() - handed > PAUSE) {
                handed = System.nanoTime();
                Map<Integer, Found> batch = more;
                Searching soFar = all;
                more = new HashMap<>();
                background.onScreen(() -> take(batch, soFar, off));
            }
        }

        void hand() {
            take(more, all, off);
        }
    }

    private void take(Map<Integer, Found> batch, Searching soFar, AtomicBoolean off) {
        if (off.get() || found == null || samples == null) {
            return;
        }
        int before = found.size();
        found.putAll(batch);
        batch.keySet().forEach(samples::set);
        model.searching.set(soFar);
        if (found.size() > before) {
            rowsChanged();
        } else if (!batch.isEmpty()) {
            model.changes.set(model.changes.get() + 1);
        }
    }
}
