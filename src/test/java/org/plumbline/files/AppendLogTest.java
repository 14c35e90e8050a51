package org.plumbline.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendLogTest {

    private static final Path FOLDER = Path.of("/data").toAbsolutePath();
    private static final Path FILE = FOLDER.resolve("log");

    private final FragileDisk disk = new FragileDisk(FOLDER);
    private final Recorder recorder = new Recorder();

    /// What the owner of the log remembers, and what it was told.
    private static final class Recorder implements LogFile.Memory, AppendLog.Watcher {
        final ByteArrayOutputStream memory = new ByteArrayOutputStream();
        final List<String> told = new ArrayList<>();
        final CountDownLatch failed = new CountDownLatch(1);

        @Override
        public synchronized byte[] whole() {
            return memory.toByteArray();
        }

        @Override
        public void mayWrite() {}

        @Override
        public synchronized void keptAside(Path aside) {
            told.add("kept " + aside.getFileName());
        }

        @Override
        public synchronized void failing(IOException cause) {
            told.add("failing: " + Trouble.of(cause));
            failed.countDown();
        }

        @Override
        public synchronized void recovered() {
            told.add("recovered");
        }

        synchronized CompletableFuture<Void> append(AppendLog log, String record) {
            memory.writeBytes(record.getBytes(UTF_8));
            return log.append(record.getBytes(UTF_8));
        }
    }

    private AppendLog start(Disk on, Path file) throws IOException {
        new AtomicFile(on).replace(file, new byte[0]);
        return AppendLog.start(LogFile.open(on, file, recorder, new byte[0], 0), recorder);
    }

    @Test
    void keepsEachRecordThatItSaidWasForcedThroughAnyPowerCut() throws Exception {
        try (var log = start(disk, FILE)) {
            for (int i = 0; i < 20; i++) {
                recorder.append(log, "record " + i + "\n").get();
                var then = disk.afterPowerCut(new SplittableRandom(i));
                assertThat(new String(then.read(FILE), UTF_8))
                        .startsWith(recorder.memory.toString(UTF_8));
            }
        }
    }

    @Test
    void writesTheLastEditLastHoweverSlowTheDisk() throws Exception {
        disk.watch((step, what) -> sleep(5));
        try (var log = start(disk, FILE)) {
            CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
            for (int i = 0; i < 1_000; i++) {
                last = recorder.append(log, i + "\n");
            }
            last.get();
        }

        assertThat(new String(disk.read(FILE), UTF_8)).isEqualTo(recorder.memory.toString(UTF_8));
        assertThat(disk.steps().stream().filter(step -> step.equals("force " + FILE)).count())
                .as("many records share one force")
                .isLessThan(100);
    }

    @Test
    void believesNoForceAfterOneFailed() throws Exception {
        var log = start(disk, FILE);
        recorder.append(log, "first\n").get();
        disk.watch(new FailOnce("force " + FILE));

        recorder.append(log, "second\n").get();

        assertThat(new String(disk.afterPowerCut(new SplittableRandom(1)).read(FILE), UTF_8))
                .isEqualTo("first\nsecond\n");
        assertThat(recorder.told).containsExactly("failing: the disk is full", "recovered");
        log.close();
    }

    @Test
    void saysNothingIsForcedWhileTheDiskIsFullAndLosesNothing() throws Exception {
        var log = start(disk, FILE);
        disk.failBetween(0, Integer.MAX_VALUE);
        var first = recorder.append(log, "first\n");
        recorder.failed.await();

        assertThat(first).isNotDone();
        assertThat(log.unforced()).isEqualTo(1);

        disk.watch((step, what) -> {});
        log.retryNow();
        first.get(60, TimeUnit.SECONDS);
        assertThat(new String(disk.read(FILE), UTF_8)).isEqualTo("first\n");
        log.close();
    }

    @Test
    void givesUpWhenClosedOnAFullDiskAndSaysHowMuchWasLost() throws Exception {
        var log = start(disk, FILE);
        disk.failBetween(0, Integer.MAX_VALUE);
        var first = recorder.append(log, "first\n");
        var second = recorder.append(log, "second\n");

        log.close();

        assertThat(log.unforced()).isEqualTo(2);
        assertThat(first).isCompletedExceptionally();
        assertThat(second).isCompletedExceptionally();
        assertThatThrownBy(() -> log.append(new byte[1])).hasMessage("the log is closed");
    }

    @Test
    void writesTheFileAgainWhereAnotherProgramDeletedIt(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("log");
        var log = start(Disk.ofSystem(), file);
        recorder.append(log, "first\n").get();
        Files.delete(file);

        recorder.append(log, "second\n").get();

        assertThat(file).hasContent("first\nsecond\n");
        assertThat(recorder.told)
                .containsExactly(
                        "failing: " + file + " was changed, moved or deleted by another program",
                        "recovered");
        log.close();
    }

    @Test
    void keepsAsideWhatAnotherProgramMadeOfTheFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("log");
        var log = start(Disk.ofSystem(), file);
        recorder.append(log, "first\n").get();
        Files.writeString(file, "something else");

        recorder.append(log, "second\n").get();

        assertThat(file).hasContent("first\nsecond\n");
        assertThat(folder.resolve("log.changed")).hasContent("something else");
        log.close();
    }

    @Test
    void savesTheLastRecordsThoughTheFileIsChangedWhileTheLogIsClosed() throws Exception {
        var log = start(disk, FILE);
        recorder.append(log, "first\n").get();
        var closer = new Thread(log::close);
        int[] writes = {0};
        disk.watch(
                (step, what) -> {
                    if (what.equals("write " + FILE) && writes[0]++ < 4) {
                        while (closer.getState() != Thread.State.WAITING) {
                            Thread.onSpinWait();
                        }
                        disk.grow(FILE, "from elsewhere\n".getBytes(UTF_8));
                    }
                });

        var second = recorder.append(log, "second\n");
        closer.start();
        second.get(10, TimeUnit.SECONDS);
        closer.join();

        assertThat(new String(disk.read(FILE), UTF_8)).isEqualTo("first\nsecond\n");
        assertThat(log.unforced()).isZero();
    }

    @Test
    void waitsForAFolderThatVanishedAndMakesNoneInItsPlace() throws Exception {
        var log = start(disk, FILE);
        recorder.append(log, "first\n").get();
        Runnable comeBack = disk.vanish(FOLDER);
        var second = recorder.append(log, "second\n");
        recorder.failed.await();

        assertThat(second).isNotDone();
        assertThat(disk.exists(FOLDER)).isFalse();

        comeBack.run();
        log.retryNow();
        second.get(60, TimeUnit.SECONDS);
        assertThat(new String(disk.read(FILE), UTF_8)).isEqualTo("first\nsecond\n");
        log.close();
    }

    @Test
    void goesOnAfterAnyStepFailed() throws Exception {
        for (int failing = 0; failing < 12; failing++) {
            var disk = new FragileDisk(FOLDER);
            var recorder = new Recorder();
            new AtomicFile(disk).replace(FILE, new byte[0]);
            var log = AppendLog.start(LogFile.open(disk, FILE, recorder, new byte[0], 0), recorder);
            disk.failBetween(failing, failing + 1);
            for (int i = 0; i < 4; i++) {
                recorder.append(log, "record " + i + "\n").get(60, TimeUnit.SECONDS);
                log.retryNow();
            }
            log.close();

            assertThat(
                            new String(
                                    disk.afterPowerCut(new SplittableRandom(failing)).read(FILE),
                                    UTF_8))
                    .as("failing at step %d", failing)
                    .isEqualTo("record 0\nrecord 1\nrecord 2\nrecord 3\n");
        }
    }

    /// Fails the first step of a kind.
    private static final class FailOnce implements FragileDisk.Watch {
        private final String kind;
        private boolean done;

        FailOnce(String kind) {
            this.kind = kind;
        }

        @Override
        public void before(int step, String what) throws IOException {
            if (!done && what.equals(kind)) {
                done = true;
                throw new IOException("No space left on device");
            }
        }
    }

    private static void sleep(long millis) throws IOException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IOException("interrupted", e);
        }
    }
}
