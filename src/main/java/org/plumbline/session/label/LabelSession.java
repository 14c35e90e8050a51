package org.plumbline.session.label;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.files.Source;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Event;
import org.plumbline.journal.Kind;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.request.Outline;
import org.plumbline.request.Request;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.files.Tool;
import org.plumbline.session.order.Position;
import org.plumbline.session.order.Route;
import org.plumbline.session.order.SampleOrder;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.JournalsBeside;
import org.plumbline.session.progress.ExportSelection;
import org.plumbline.session.progress.FileProgress;
import org.plumbline.session.progress.SampleProgress;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.SampleQueue;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.session.review.Labeller;
import org.plumbline.session.review.Refusal;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.UnpairedSurrogateException;

/// One rater labelling one samples file: the fields and rules of labels over a [JournalledReview],
/// which saves them, takes them back and says how that goes.
///
/// [#open] reads the journal of that rater and file and is where the reviewer left off. [#apply]
/// changes a draft at once. Methods that read or write a file say "worker"; all others only touch
/// memory and may be called on the FX thread. Safe for several threads.
public final class LabelSession implements AutoCloseable {

    private final SampleStore store;
    private final JournalledReview<String, Draft> review;
    private final Route route;
    private final Unblinding unblinding;
    private final JournalsBeside beside;
    private final Elsewhere<String, Draft> elsewhere;
    private final SampleQueue queue;
    private final Following following;

    private LabelSession(SampleStore store, JournalledReview<String, Draft> review) {
        this.store = store;
        this.review = review;
        this.route = new Route(store, review);
        this.unblinding = new Unblinding(store, review);
        this.queue = new SampleQueue(store, review);
        this.following = new Following(store, route, queue, review);
        this.beside = new JournalsBeside(review, new LabelMerge(store, this));
        this.elsewhere = new Elsewhere<>(review, new LabelsElsewhere(store));
    }

    /// Opens the labels of one rater on one file, or begins them. Where nothing can be written the
    /// session opens all the same, and its review says why. Worker.
    public static LabelSession open(SampleStore store, Labeller labeller, Environment place) {
        return new LabelSession(
                store, JournalledReview.open(Kind.SAMPLES, store.sha256(), labeller, place));
    }

    /// The same samples labelled by somebody else, who begins where this one is if they never were
    /// anywhere. Worker. This session is closed first, since it may be of the same journal.
    public LabelSession by(String rater) {
        var other = open(store, new Labeller(rater, review.rubric()), review.environment());
        other.route.beginAt(position());
        return other;
    }

    /// The labels as they are kept: who gives them, whether any can be given, undo and redo, and
    /// how saving goes. Its items are the ids of samples.
    public JournalledReview<String, Draft> review() {
        return review;
    }

    /// Other journals of this rater and file.
    public JournalsBeside beside() {
        return beside;
    }

    /// What this rater said of the same requests in other files.
    public Elsewhere<String, Draft> elsewhere() {
        return elsewhere;
    }

    /// What an exported label file of this rater offers. Worker.
    public ExportedLabels exported(Source labels, ReadProgress progress) throws IOException {
        return new LabelFile(store, review, labels).offer(elsewhere, progress);
    }

    /// The samples as the reviewer goes through them.
    public SampleQueue queue() {
        return queue;
    }

    /// The file that is labelled.
    public Source source() {
        return store.source();
    }

    /// True where this is the file that is labelled.
    public boolean isOf(Path file) {
        return whole(Path.of(source().name())).equals(whole(file));
    }

    /// True where the file says more than a reviewer may see: a corpus does, requests do not.
    public boolean hasHidden() {
        return store.isCorpus();
    }

    /// Digest over all bytes of the file that is labelled.
    public Sha256 sha256() {
        return store.sha256();
    }

    private static Path whole(Path file) {
        return file.toAbsolutePath().normalize();
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
        unblinding.mustBeDone();
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
        return review.draft(store.outline(sample).sampleId());
    }

    public SampleState state(int sample) {
        return progress(sample).state();
    }

    public SampleProgress progress(int sample) {
        return SampleProgress.of(draft(sample), outline(sample).claims());
    }

    public FileProgress counts() {
        return following.counts();
    }

    /// All that was done to a sample, oldest first.
    public List<HistoryEntry> history(int sample) {
        String sampleId = store.outline(sample).sampleId();
        return review.read(drafts -> History.of(drafts.history(sampleId)));
    }

    /// Does one act, which one undo takes back.
    ///
    /// @param request what the reviewer sees of the act's sample
    Applied apply(Request request, Act act) {
        return apply(request, List.of(act));
    }

    /// Does several acts on one sample as one step: all of them, or none. One undo takes them back.
    ///
    /// @param acts at least one
    public Applied apply(Request request, List<Act> acts) {
        String sampleId = request.sample().sampleId();
        var rules = new ActRules(request.sample());
        return review.apply(
                sampleId,
                before -> againstOtherSample(sampleId).or(() -> rules.against(acts)),
                () -> new Event.Labelled(sampleId, request.sha256(), acts),
                after -> rules.against(acts, after));
    }

    private Optional<Applied.Refused> againstOtherSample(String sampleId) {
        return store.indexOf(sampleId).isEmpty()
                ? Optional.of(
                        new Applied.Refused(
                                Refusal.OTHER_SAMPLE,
                                "Sample " + sampleId + " is not in this file."))
                : Optional.empty();
    }

    /// Where the reviewer is; after opening, where they were last, and after a step, an undo or a
    /// redo where that was.
    public Position position() {
        return route.position();
    }

    /// The reviewer goes elsewhere. Kept across restarts, and written once they stay a moment.
    public void moveTo(Position to) {
        route.moveTo(to);
    }

    /// The order in which the reviewer meets the samples; after opening, the one chosen last.
    public SampleOrder order() {
        return route.order();
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
        return route.reorder(SampleOrder.of(store, seed));
    }

    /// True until the rater asked to see what is hidden; later labels are marked as not blinded.
    public boolean isBlinded() {
        return unblinding.entry().isEmpty();
    }

    /// The rater asks to see what is hidden. Remembered for ever; what is hidden is given out only
    /// once this is saved.
    public Applied unblind() {
        return unblinding.unblind();
    }

    /// Writes the complete samples as a label file: JSON, or JSON Lines where the name ends in
    /// `.jsonl`. What is there is replaced, at once and only by a file that was read again and
    /// found valid. Worker.
    ///
    /// @param validator the problems of a label file against the samples and the rubric
    public ExportOutcome export(Path target, Tool tool, LabelValidator validator) {
        return new LabelExport(store, this, tool, validator).to(target);
    }

    /// What an export takes now.
    ExportSelection selection() {
        return review.read(drafts -> ExportSelection.of(store, drafts, unblinding.entry()));
    }

    /// Saves where the reviewer is and what waits, as its review does. Worker.
    @Override
    public void close() throws IOException {
        try (queue) {
            review.close();
        }
    }
}
