package org.plumbline.session.order;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.SampleStore;
import org.plumbline.request.RequestOrder;

/// The order in which the samples of a file are met: its own, or a shuffle.
///
/// A *place* is where a sample comes in this order, a *sample* where it stands in the file; both
/// count from 0. Only the way through the samples depends on it: what is written stays in the
/// file's order.
public sealed interface SampleOrder {

    /// How many samples there are.
    int size();

    /// The sample at a place.
    int sampleAt(int place);

    /// The place of a sample.
    int placeOf(int sample);

    /// What the samples were shuffled by; empty where they come as in the file.
    Optional<String> seed();

    /// All samples, the first one first.
    default IntStream samples() {
        return IntStream.range(0, size()).map(this::sampleAt);
    }

    /// The order of the samples of a store. Reads no file, but shuffling hashes every sample id:
    /// for a large file never on the FX thread.
    ///
    /// @param seed shuffles them as `requests --shuffle` does; null keeps the file's order
    static SampleOrder of(SampleStore store, @Nullable String seed) {
        return seed == null ? new AsInTheFile(store.size()) : Shuffled.of(store, seed);
    }

    /// Each sample at its own place; costs no memory however many there are.
    record AsInTheFile(int size) implements SampleOrder {

        @Override
        public int sampleAt(int place) {
            return place;
        }

        @Override
        public int placeOf(int sample) {
            return sample;
        }

        @Override
        public Optional<String> seed() {
            return Optional.empty();
        }
    }

    /// Shuffled by a seed; two numbers a sample.
    final class Shuffled implements SampleOrder {

        private final String seed;
        private final int[] samples;
        private final int[] places;

        private Shuffled(String seed, int[] samples) {
            this.seed = seed;
            this.samples = samples;
            this.places = new int[samples.length];
            for (int place = 0; place < samples.length; place++) {
                places[samples[place]] = place;
            }
        }

        private static Shuffled of(SampleStore store, String seed) {
            List<String> ids =
                    IntStream.range(0, store.size())
                            .mapToObj(sample -> store.outline(sample).sampleId())
                            .toList();
            return new Shuffled(seed, RequestOrder.shuffled(ids, seed));
        }

        @Override
        public int size() {
            return samples.length;
        }

        @Override
        public int sampleAt(int place) {
            return samples[place];
        }

        @Override
        public int placeOf(int sample) {
            return places[sample];
        }

        @Override
        public Optional<String> seed() {
            return Optional.of(seed);
        }

        @Override
        public IntStream samples() {
            return Arrays.stream(samples);
        }
    }
}
