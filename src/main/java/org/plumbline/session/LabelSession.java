package org.plumbline.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.files.Disk;
import org.plumbline.files.Source;
import org.plumbline.intake.SampleStore;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Outline;
import org.plumbline.request.Request;
import org.plumbline.request.Rubric;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.UnpairedSurrogateException;

/// One rater labelling one samples file.
///
/// [#open] reads the journal of that rater and file and is where the reviewer left off. [#apply],
/// [#undo] and [#redo] change the drafts at once and queue the entry; a [SaveListener] is told when
/// it is on the disk. Methods that read or write a file say "worker"; all others only touch memory
/// and may be called on the FX thread. Safe for several threads.
public final class LabelSession implements AutoCloseable {

    private final SampleStore store;
    private final LabelBook book;
    private final SaveWatch watch;
    private final Disk disk;

    private final JournalsBeside beside;

    private LabelSession(SampleStore store, LabelBook book, SaveWatch watch, Environment environment) {
        this.store = store;
        this.book = book;
        this.disk = environment.disk();
        this.watch = watch;
        this.beside =
                new JournalsBeside(
                        new LabelMerge(store, book),
                        book.labeller(),
                        store.sha256(),
                        book::isWritable,
                        environment);
    }

    /// Opens the labels of one rater on one file, or begins them. Worker.
    ///
    /// Where nothing can be written the session opens all the same, and [#readOnly()] says why.
    public static LabelSession open(SampleStore store, Labeller labeller, Environment place) {
        var watch = new SaveWatch();
        var book = LabelBook.open(store, labeller, place, watch);
        return new LabelSession(store, book, watch, place);
    }

    /// The file that is labelled.
    public Source source() {
        return store.source();
    }

    /// True where this is the file that is labelled.
    public boolean isOf(Path file) {
        return whole(Path.of(source().name())).equals(whole(file));
    }

    /// Digest over all bytes of the file that is labelled.
    public Sha256 sha256() {
        return store.sha256();
    }

    private static Path whole(Path file) {
        return file.toAbsolutePath().normalize();
    }

    public Rubric rubric() {
        return book.labeller().rubric();
    }

    public String rater() {
        return book.labeller().rater();
    }

    /// How many samples there are.
    public int size() {
        return store.size();
    }

    /// What a queue shows of a sample.
    ///
    /// @param sample 0 to size - 1, in the file's order, here and in all other methods
    public Outline outline(int sample) {
        return store.outline(sample);
    }

    /// What the reviewer sees of a sample. Worker.
    public Request request(int sample) throws IOException {
        return store.request(sample);
    }

    /// A whole case with its hidden half. Worker.
    ///
    /// @throws IllegalStateException before [#unblind()] was saved
    public Case wholeCase(int sample) throws IOException {
        book.mustBeUnblinded();
        return store.wholeCase(sample);
    }

    /// The practice of each sample, in the file's order. Worker: reads the whole file.
    ///
    /// @throws IllegalStateException before [#unblind()] was saved
    public List<String> practices() throws IOException {
        var practices = new ArrayList<String>(size());
        for (int sample = 0; sample < size(); sample++) {
            practices.add(wholeCase(sample).placement().practice());
        }
        return practices;
    }

    /// What was said of a sample so far.
    public Draft draft(int sample) {
        return book.draft(sample);
    }

    public SampleState state(int sample) {
        return progress(sample).state();
    }

    public SampleProgress progress(int sample) {
        return book.progress(sample);
    }

    public FileProgress counts() {
        return book.counts();
    }

    /// All that was done to a sample, oldest first.
    public List<HistoryEntry> history(int sample) {
        return book.history(sample);
    }

    /// How many samples this rater labelled with other rubrics; those labels are kept, and neither
    /// shown nor exported here.
    public Map<Sha256, Integer> labelledWithOtherRubrics() {
        return book.labelledWithOtherRubrics();
    }

    /// Does one act, which one undo takes back.
    ///
    /// @param request what the reviewer sees of the act's sample
    public Applied apply(Request request, Act act) {
        return book.apply(request, List.of(act));
    }

    /// Does several acts on one sample as one step: all of them, or none. One undo takes them back.
    ///
    /// @param acts at least one
    public Applied apply(Request request, List<Act> acts) {
        return book.apply(request, acts);
    }

    public boolean canUndo() {
        return book.canUndo();
    }

    public boolean canRedo() {
        return book.canRedo();
    }

    /// Takes back the last step that stands, of this run or an earlier one; empty where there is
    /// none or nothing can be written.
    public Optional<Change> undo() {
        return book.undo();
    }

    /// Does again what was undone last; empty where there is nothing or nothing can be written.
    public Optional<Change> redo() {
        return book.redo();
    }

    /// Where the reviewer is; after opening, where they were last.
    public Position position() {
        return book.position();
    }

    /// The reviewer goes elsewhere. Kept across restarts, and written once they stay a moment.
    public void moveTo(Position to) {
        book.moveTo(to);
    }

    /// The order in which the reviewer meets the samples; after opening, the one chosen last.
    public SampleOrder order() {
        return book.order();
    }

    /// The samples are met in another order from now on. Remembered, and no label changes by it.
    /// Worker.
    ///
    /// @param seed shuffles them as `requests --shuffle` does; null for the file's order
    public Applied reorder(@Nullable String seed) {
        try {
            ExactText.of(seed == null ? "" : seed);
        } catch (UnpairedSurrogateException e) {
            return new Applied.Refused(
                    Refusal.BAD_TEXT, "The seed contains half a character. Type another one.");
        }
        return book.reorder(SampleOrder.of(store, seed));
    }

    /// True until the rater asked to see what is hidden; later labels are marked as not blinded.
    public boolean isBlinded() {
        return book.isBlinded();
    }

    /// The rater asks to see what is hidden. Remembered for ever; what is hidden is given out only
    /// once this is saved.
    public Applied unblind() {
        return book.unblind();
    }

    /// Why no label can be given; empty where one can.
    public Optional<ReadOnlyReason> readOnly() {
        return book.readOnly();
    }

    /// Where the end of a write that a crash cut off was kept when the session was opened; nothing
    /// in it had been shown as saved. Empty where there was none.
    public Optional<String> keptAside() {
        return book.journal().keptAside().map(Object::toString);
    }

    /// The time of the last entry, where the clock now says an earlier one: it was set back, and
    /// times of labels will be out of order. Their order is kept all the same.
    public Optional<Instant> clockWentBackFrom() {
        return book.clockWentBackFrom();
    }

    /// Other journals of this rater and file.
    public JournalsBeside beside() {
        return beside;
    }

    public void addListener(SaveListener listener) {
        watch.add(listener);
    }

    public void removeListener(SaveListener listener) {
        watch.remove(listener);
    }

    /// How many acts are not on the disk yet; after [#close()], how many were lost.
    public int unsaved() {
        return book.journal().unforced();
    }

    /// What is wrong with saving, in words; empty where it works.
    public Optional<String> savingTrouble() {
        return Optional.ofNullable(watch.trouble());
    }

    /// Tries again at once where saving fails.
    public void retryNow() {
        book.journal().retryNow();
    }

    /// Waits until all is on the disk, or saving fails. Worker.
    public void settle() {
        watch.settle();
    }

    /// Writes the complete samples as a label file: JSON, or JSON Lines where the name ends in
    /// `.jsonl`. What is there is replaced, at once and only by a file that was read again and
    /// found valid. Worker.
    ///
    /// @param validator the problems of a label file against the samples and the rubric
    public ExportOutcome export(Path target, Tool tool, LabelValidator validator) {
        return new LabelExport(store, book, disk, tool, validator).to(target);
    }

    /// Saves what waits, or gives up after one more failure: look at [#unsaved()] and
    /// [#savingTrouble()] first, and ask the reviewer. Worker.
    @Override
    public void close() throws IOException {
        book.close();
    }
}
