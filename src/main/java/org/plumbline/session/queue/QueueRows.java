package org.plumbline.session.queue;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// What a queue shows at one moment: the samples that pass, sorted.
public final class QueueRows {

    private final int[] samples;
    private final long[] keys;
    private final Map<Facet, Integer> counts;

    /// @param samples in the order in which they are shown
    /// @param keys by what they are sorted, ascending, no two alike
    QueueRows(int[] samples, long[] keys, Map<Facet, Integer> counts) {
        this.samples = samples;
        this.keys = keys;
        this.counts = counts;
    }

    /// The samples, in the order in which they are shown.
    public List<Integer> samples() {
        return new Numbers(samples);
    }

    /// Of each facet that samples have, how many would be left where it is chosen beside what is
    /// chosen of other kinds.
    public Map<Facet, Integer> counts() {
        return counts;
    }

    /// By what a row is sorted.
    long key(int row) {
        return keys[row];
    }

    /// The sample `step` rows further down than a sample with this key, be it shown or not; empty
    /// where the rows end.
    OptionalInt from(long key, int step) {
        int found = Arrays.binarySearch(keys, key);
        int here = found >= 0 ? found : -found - 1;
        // A sample that is not shown stands between two rows.
        int next = found < 0 && step > 0 ? here + step - 1 : here + step;
        return next < 0 || next >= samples.length
                ? OptionalInt.empty()
                : OptionalInt.of(samples[next]);
    }

    /// Boxed one by one, where a row is looked at.
    private static final class Numbers extends AbstractList<Integer> implements RandomAccess {

        private final int[] numbers;

        Numbers(int[] numbers) {
            this.numbers = numbers;
        }

        @Override
        public Integer get(int index) {
            return numbers[index];
        }

        /// Without boxing.
        @Override
        public int indexOf(@Nullable Object wanted) {
            if (wanted instanceof Integer number) {
                for (int i = 0; i < numbers.length; i++) {
                    if (numbers[i] == number) {
                        return i;
                    }
                }
            }
            return -1;
        }

        @Override
        public int size() {
            return numbers.length;
        }
    }
}
