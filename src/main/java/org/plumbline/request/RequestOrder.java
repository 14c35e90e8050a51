package org.plumbline.request;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;

/// The order in which requests are handed out.
public final class RequestOrder {

    private RequestOrder() {}

    /// The corpus's own order.
    public static int[] ofCorpus(int size) {
        return IntStream.range(0, size).toArray();
    }

    /// An order that says nothing of arms or of how the corpus was put together: by SHA-256 of
    /// seed, a zero byte and sample id. The same seed gives the same order everywhere, and a sample
    /// keeps its place among the others when some are added or taken away.
    ///
    /// @return indexes into `sampleIds`
    public static int[] shuffled(List<String> sampleIds, String seed) {
        // Eight bytes decide; the whole digest is made again only where those are equal.
        long[] heads = new long[sampleIds.size()];
        for (int i = 0; i < heads.length; i++) {
            byte[] digest = HexFormat.of().parseHex(digest(seed, sampleIds.get(i)).hex());
            heads[i] = ByteBuffer.wrap(digest).getLong();
        }
        Integer[] order = new Integer[heads.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(
                order,
                Comparator.<Integer, Long>comparing(i -> heads[i], Long::compareUnsigned)
                        .thenComparing(i -> digest(seed, sampleIds.get(i)).hex()));
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }

    private static Sha256 digest(String seed, String sampleId) {
        try (var stream = new Sha256Stream()) {
            byte[] head = seed.getBytes(StandardCharsets.UTF_8);
            byte[] tail = sampleId.getBytes(StandardCharsets.UTF_8);
            stream.write(head, 0, head.length);
            stream.write(0);
            stream.write(tail, 0, tail.length);
            return stream.sha256();
        }
    }
}
