package org.plumbline.session.queue;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Sample;
import org.plumbline.intake.SampleStore;
import org.plumbline.journal.Drafts;
import org.plumbline.labels.Draft;
import org.plumbline.request.Outline;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.text.ExactText;
import org.plumbline.text.UnpairedSurrogateException;

/// Finds a word in the samples of a file: in ids and destinations, outputs, evidence, reasons of
/// limitations, and the reviewer's notes. What is hidden from a blind reviewer is not looked at.
///
/// Names and notes are in memory and come first; texts are read from the file, a sample at a time,
/// and none is kept. Both run on a worker.
public final class QueueSearch {

    private final SampleStore store;
    private final JournalledReview<String, Draft> review;

    QueueSearch(SampleStore store, JournalledReview<String, Draft> review) {
        this.store = store;
        this.review = review;
    }

    /// What is searched.
    ///
    /// @param inText how often it is in a text, as the texts themselves are searched
    /// @param inName how often it is in an id or a destination
    public record Word(ToIntFunction<ExactText> inText, ToIntFunction<String> inName) {}

    /// Is told how a search through the texts goes on.
    @FunctionalInterface
    public interface Listener {

        /// One more sample was looked at.
        ///
        /// @param searched how many were by now
        /// @param found how often it was found in all places of this sample; nothing anywhere is
        ///   told too
        void searched(int searched, int sample, Found found);
    }

    /// Searches what is in memory. Worker.
    ///
    /// @return what was found, by sample; only where it was found
    public Map<Integer, Found> inNames(Word word, BooleanSupplier isOff) {
        var all = new HashMap<Integer, Found>();
        for (int sample = 0; sample < store.size() && !isOff.getAsBoolean(); sample++) {
            Outline outline = store.outline(sample);
            int names =
                    word.inName().applyAsInt(outline.sampleId())
                            + word.inName().applyAsInt(outline.destination());
            if (names > 0) {
                all.put(sample, new Found(names, 0, 0, 0, 0));
            }
        }
        notes().forEach(
                        (sampleId, notes) -> {
                            int count = notes.stream().mapToInt(note -> in(note, word)).sum();
                            OptionalInt sample = store.indexOf(sampleId);
                            if (count > 0 && sample.isPresent()) {
                                all.merge(
                                        sample.getAsInt(),
                                        new Found(0, 0, 0, 0, count),
                                        (named, noted) ->
                                                new Found(named.names(), 0, 0, 0, noted.notes()));
                            }
                        });
        return all;
    }

    private Map<String, List<String>> notes() {
        return review.read(QueueSearch::notes);
    }

    private static Map<String, List<String>> notes(Drafts<String, Draft> drafts) {
        return drafts.touched().stream()
                .collect(
                        Collectors.toMap(
                                id -> id,
                                id ->
                                        drafts.draft(id).claims().values().stream()
                                                .map(claim -> claim.note())
                                                .flatMap(Stream::ofNullable)
                                                .toList()));
    }

    private static int in(String note, Word word) {
        try {
            return word.inText().applyAsInt(ExactText.of(note));
        } catch (UnpairedSurrogateException e) {
            // No journal has such a note.
            return 0;
        }
    }

    /// Searches the texts of samples, in this order, until all are searched or it is called off.
    /// Worker: reads the file.
    ///
    /// @param named what [#inNames] found
    /// @throws IOException with words for the user where a sample cannot be read any more
    public void inTexts(
            Word word,
            List<Integer> samples,
            Map<Integer, Found> named,
            BooleanSupplier isOff,
            Listener listener)
            throws IOException {
        int searched = 0;
        for (int sample : samples) {
            if (isOff.getAsBoolean()) {
                return;
            }
            Found found = named.getOrDefault(sample, Found.NOTHING);
            listener.searched(++searched, sample, in(store.sample(sample), word, found));
        }
    }

    private static Found in(Sample sample, Word word, Found named) {
        ExactText output = sample.answer().output();
        int inOutput = output == null ? 0 : word.inText().applyAsInt(output);
        int inEvidence = 0;
        for (Evidence evidence : sample.evidence()) {
            if (evidence.content() instanceof Content.Text(var text)) {
                inEvidence += word.inText().applyAsInt(text);
            }
        }
        int inCapture = 0;
        for (Limitation limitation : sample.capture().limitations()) {
            inCapture += in(limitation.detail(), word);
        }
        return named.with(inOutput, inEvidence, inCapture);
    }
}
