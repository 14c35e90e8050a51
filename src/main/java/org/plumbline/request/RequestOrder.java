package org.plumbline.request;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plumbline.text.Sha256Stream;

/// The order in which requests are handed out, where it is not the corpus's own.
public final class RequestOrder {

    private final Sha256Stream digester = new Sha256Stream();
    private final List<String> sampleIds;
    private final byte[] seed;

    private RequestOrder(List<String> sampleIds, String seed) {
        this.sampleIds = sampleIds;
        this.seed = seed.getBytes(StandardCharsets.UTF_8);
    }

    /// An order that says nothing of arms or of how the corpus was put together: by SHA-256 of
    /// seed, a zero byte and sample id. The same seed gives the same order everywhere, and a sample
    /// keeps its place among the others when some are added or taken away.
    ///
    /// @return indexes into `sampleIds`
    public static int[] shuffled(List<String> sampleIds, String seed) {
        return new RequestOrder(sampleIds, seed).order();
    }

    /// A key is the first four bytes of a digest and the index behind them, so that a million keys
    /// are sorted as plain numbers; where four bytes are equal, whole digests decide.
    private int[] order() {
        long[] keys = new long[sampleIds.size()];
        for (int i = 0; i < keys.length; i++) {
            // Bytes are compared without a sign, numbers with one.
            int head = Integer.parseUnsignedInt(digest(i), 0, 8, 16) ^ Integer.MIN_VALUE;
            keys[i] = (long) head << Integer.SIZE | i;
        }
        Arrays.sort(keys);
        int[] order = LongStream.of(keys).mapToInt(key -> (int) key).toArray();
        for (int start = 0; start < keys.length; ) {
            int end = start + 1;
            while (end < keys.length && head(keys[end]) == head(keys[start])) {
                end++;
            }
            if (end > start + 1) {
                settle(order, start, end);
            }
            start = end;
        }
        return order;
    }

    private static long head(long key) {
        return key >> Integer.SIZE;
    }

    private void settle(int[] order, int start, int end) {
        int[] settled =
                IntStream.range(start, end)
                        .mapToObj(place -> order[place])
                        .sorted(Comparator.comparing(this::digest))
                        .mapToInt(Integer::intValue)
                        .toArray();
        System.arraycopy(settled, 0, order, start, settled.length);
    }

    /// In hexadecimal digits, whose order is that of the bytes.
    private String digest(int index) {
        byte[] id = sampleIds.get(index).getBytes(StandardCharsets.UTF_8);
        digester.write(seed, 0, seed.length);
        digester.write(0);
        digester.write(id, 0, id.length);
        return digester.sha256().hex();
    }
}
