package org.plumbline.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.TakenFrom;
import org.plumbline.records.Annotation;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.text.Sha256;

/// What a journal records.
public sealed interface Event {

    /// The first record: whose labels of which file these are.
    record Began(Sha256 samplesSha256, String rater) implements Event {}

    /// From here on labels are made with this rubric.
    record Ruled(Sha256 rubricSha256) implements Event {}

    /// Something is said, of one item or of several at once; one undo takes all of it back.
    ///
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    sealed interface Deed<K, D> extends Event {

        Kind<K, D> kind();

        /// What is said of each item, at least one.
        List<? extends Step<K, D>> steps();

        /// The part of it that speaks of one item, as an event of its own.
        ///
        /// @param number of the step, from 0
        Deed<K, D> part(int number);

        /// Where the reviewer is who does this, or takes it back; empty where they stay where they
        /// are, or a journal does not say so of this kind of items.
        default Optional<Stood> place() {
            return Optional.empty();
        }
    }

    /// Something is said of one item.
    ///
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    sealed interface Step<K, D> extends Deed<K, D> {

        /// What it is said of.
        K item();

        /// Digest of what the reviewer looked at.
        Sha256 seen();

        /// What it makes of the draft that the item has.
        Effect<D> on(D before);

        @Override
        default List<Step<K, D>> steps() {
            return List.of(this);
        }

        @Override
        default Step<K, D> part(int number) {
            return this;
        }
    }

    /// What the reviewer had said elsewhere is said here too, of one item or of many: one line of
    /// the journal, so that all of it is there or nothing, and one undo takes all of it back.
    ///
    /// @param items at least one, each once
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    record TakenOver<K, D>(Kind<K, D> kind, TakenFrom from, List<Taken<K, D>> items)
            implements Deed<K, D> {
        public TakenOver {
            items = List.copyOf(items);
            if (items.isEmpty()) {
                throw new IllegalArgumentException("at least one item is taken over");
            }
            if (items.stream().map(item -> item.step().item()).distinct().count() != items.size()) {
                throw new IllegalArgumentException("each item is taken over once");
            }
        }

        @Override
        public List<Step<K, D>> steps() {
            return items.stream().map(Taken::step).toList();
        }

        @Override
        public TakenOver<K, D> part(int number) {
            return new TakenOver<>(kind, from, List.of(items.get(number)));
        }
    }

    /// What is taken over of one item, and how it was said where it comes from.
    ///
    /// @param labelledAt when it was last said; null where that is not known
    /// @param blinded false where it was said after something hidden had been seen
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    record Taken<K, D>(Step<K, D> step, @Nullable Instant labelledAt, boolean blinded) {}

    /// One step of labelling.
    ///
    /// @param acts at least one, all on `sampleId`
    /// @param requestSha256 the blinded request that was labelled
    record Labelled(String sampleId, Sha256 requestSha256, List<Act> acts)
            implements Step<String, Draft> {
        public Labelled {
            acts = List.copyOf(acts);
            if (acts.isEmpty()) {
                throw new IllegalArgumentException("a step has at least one act");
            }
            for (Act act : acts) {
                if (!act.sampleId().equals(sampleId)) {
                    throw new IllegalArgumentException(
                            "an act on " + act.sampleId() + " in a step on " + sampleId);
                }
            }
        }

        @Override
        public Kind<String, Draft> kind() {
            return Kind.SAMPLES;
        }

        @Override
        public String item() {
            return sampleId;
        }

        @Override
        public Sha256 seen() {
            return requestSha256;
        }

        @Override
        public Effect<Draft> on(Draft before) {
            var backs = new ArrayList<UnaryOperator<Draft>>(acts.size());
            Draft draft = before;
            for (Act act : acts) {
                backs.add(draft.before(act));
                draft = draft.after(act);
            }
            return new Effect<>(draft, backs.size() == 1 ? backs.getFirst() : lastFirst(backs));
        }

        private static UnaryOperator<Draft> lastFirst(List<UnaryOperator<Draft>> backs) {
            var all = List.copyOf(backs).reversed();
            return after -> {
                Draft draft = after;
                for (var back : all) {
                    draft = back.apply(draft);
                }
                return draft;
            };
        }

        @Override
        public Optional<Stood> place() {
            return Optional.of(new Stood(sampleId, acts.getLast().claimId()));
        }
    }

    /// What is said of a row of evaluation records from here on, as a whole.
    ///
    /// @param evidenceSha256 the evidence that was looked at
    record Reviewed(RowKey key, Sha256 evidenceSha256, Review review)
            implements Step<RowKey, Optional<Annotation>> {

        @Override
        public Kind<RowKey, Optional<Annotation>> kind() {
            return Kind.ROWS;
        }

        @Override
        public RowKey item() {
            return key;
        }

        @Override
        public Sha256 seen() {
            return evidenceSha256;
        }

        @Override
        public Effect<Optional<Annotation>> on(Optional<Annotation> before) {
            var said = new Annotation(key, evidenceSha256, review);
            return new Effect<>(Optional.of(said), after -> before);
        }
    }

    /// The step of this number was taken back.
    record Undone(long step) implements Event {}

    /// The step of this number was done again.
    record Redone(long step) implements Event {}

    /// The rater asked to see what was hidden.
    record Unblinded() implements Event {}

    /// From here on the rater met the samples in this order.
    ///
    /// @param seed of the shuffle; null for the file's order
    record Ordered(@Nullable String seed) implements Event {}

    /// Where the reviewer went.
    ///
    /// @param claimId null where no claim is current
    record Stood(String sampleId, @Nullable String claimId) implements Event {}
}
