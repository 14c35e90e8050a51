package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.Disk;
import org.plumbline.labels.Act;
import org.plumbline.request.Request;
import org.plumbline.session.review.Applied;

/// How long an act takes from the key press to the forced record, beside a bare append and force of
/// as many bytes, turn by turn on one disk.
@Tag("bench")
class SavingBenchmark {

    private static final int WARM_UP = 200;
    private static final int TURNS = 1_000;

    /// The median of a label may be this many times that of the bare write: an act also crosses to
    /// the writer's thread and back.
    private static final double MOST = 3.0;

    @TempDir Path folder;

    @Test
    void savesAnActInLittleMoreThanTheDiskNeeds() throws Exception {
        long[] acts = new long[TURNS];
        long[] bare = new long[TURNS];
        byte[] record = new byte[400];
        Arrays.fill(record, (byte) 'x');
        var bench = new Bench();
        Request request = bench.request(0);
        try (var session = Bench.open(bench.store, folder, Disk.ofSystem());
                var channel =
                        FileChannel.open(
                                folder.resolve("bare"),
                                StandardOpenOption.CREATE_NEW,
                                StandardOpenOption.APPEND)) {
            for (int turn = -WARM_UP; turn < TURNS; turn++) {
                long act = act(session, request, turn);
                long write = write(channel, record);
                if (turn >= 0) {
                    acts[turn] = act;
                    bare[turn] = write;
                }
            }
        }
        Arrays.sort(acts);
        Arrays.sort(bare);

        System.out.printf(
                Locale.ROOT,
                "key press to forced record: p50 %.2f ms, p99 %.2f ms, max %.2f ms%n"
                        + "bare append and force:      p50 %.2f ms, p99 %.2f ms, max %.2f ms%n",
                millis(acts, 0.5),
                millis(acts, 0.99),
                millis(acts, 1),
                millis(bare, 0.5),
                millis(bare, 0.99),
                millis(bare, 1));
        assertThat(millis(acts, 0.5) / millis(bare, 0.5)).isLessThan(MOST);
    }

    private static long act(LabelSession session, Request request, int turn) throws Exception {
        long start = System.nanoTime();
        var act = new Act.SetNote("a", "c1", "turn " + turn);
        switch (session.apply(request, act)) {
            case Applied.Accepted(var seq, var saved) -> saved.get();
            case Applied.Unchanged unchanged -> throw new AssertionError(act);
            case Applied.Refused refused -> throw new AssertionError(refused);
        }
        return System.nanoTime() - start;
    }

    private static long write(FileChannel channel, byte[] record) throws IOException {
        long start = System.nanoTime();
        channel.write(ByteBuffer.wrap(record));
        channel.force(false);
        return System.nanoTime() - start;
    }

    private static double millis(long[] sorted, double part) {
        return sorted[(int) Math.ceil(part * sorted.length) - 1] / 1e6;
    }
}
