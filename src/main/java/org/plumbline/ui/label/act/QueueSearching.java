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
                .run(() -> search.inNames(word, off::get))
                .onDone(
                        named -> {
                            if (!off.get()) {
                                named(named);
                                texts(word, named, off);
                            }
                        })
                .onFailed(failure -> failed(off, failure));
    }

    private void named(Map<Integer, Found> named) {
        found = new HashMap<>(named);
        samples = new BitSet(session.size());
        Found sum = Found.NOTHING;
        for (var entry : named.entrySet()) {
            samples.set(entry.getKey());
            sum = sum.plus(entry.getValue());
        }
        isNaming = false;
        model.searching.set(new Searching(session.size(), 0, named.size(), sum));
        rowsChanged();
    }

    /// Whatever the filters are now: they may be others before it ends.
    private void texts(QueueSearch.Word word, Map<Integer, Found> named, AtomicBoolean off) {
        List<Integer> all =
                session.queue()
                        .rows(
                                session.order(),
                                new Showing(Narrowing.NONE, model.sorting.get(), null))
                        .samples();
        background
                .run(
                        () -> {
                            var batch = new Batch(off);
                            session.queue().search().inTexts(word, all, named, off::get, batch);
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

        private final AtomicBoolean off;
        private Map<Integer, Found> more = new HashMap<>();
        private int searched;
        private long handed = System.nanoTime();

        Batch(AtomicBoolean off) {
            this.off = off;
        }

        @Override
        public void searched(int now, int sample, Found places) {
            searched = now;
            if (places.isAny()) {
                more.put(sample, places);
            }
            if (System.nanoTime() - handed > PAUSE) {
                handed = System.nanoTime();
                Map<Integer, Found> batch = more;
                more = new HashMap<>();
                background.onScreen(() -> take(batch, now, off));
            }
        }

        void hand() {
            take(more, searched, off);
        }
    }

    private void take(Map<Integer, Found> batch, int searched, AtomicBoolean off) {
        if (off.get() || found == null || samples == null) {
            return;
        }
        int before = found.size();
        found.putAll(batch);
        batch.keySet().forEach(samples::set);
        Found sum = found.values().stream().reduce(Found.NOTHING, Found::plus);
        model.searching.set(new Searching(session.size(), searched, found.size(), sum));
        if (found.size() > before) {
            rowsChanged();
        } else if (!batch.isEmpty()) {
            model.changes.set(model.changes.get() + 1);
        }
    }
}
