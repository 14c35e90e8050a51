package org.plumbline.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What another program wrote at the log's name, in every way that it can, is never cut.
class LogFileTest {

    private static final Path FOLDER = Path.of("/data").toAbsolutePath();
    private static final Path FILE = FOLDER.resolve("log");

    @TempDir Path folder;

    /// A process that writes a log: what it remembers, what it said was saved, what it was told.
    private static final class Writer implements LogFile.Memory {

        private final Disk disk;
        private final Path path;
        private final String name;
        private final StringBuilder memory = new StringBuilder();
        private final List<String> saved = new ArrayList<>();
        private final List<Path> kept = new ArrayList<>();
        private LogFile log;
        private int waiting;

        Writer(Disk disk, Path path, String name) throws IOException {
            this.disk = disk;
            this.path = path;
            this.name = name;
            this.log = opened();
        }

        private LogFile opened() throws IOException {
            byte[] bytes = disk.exists(path) ? disk.read(path) : new byte[0];
            if (!disk.exists(path)) {
                new AtomicFile(disk).createSecret(path, bytes);
            }
            memory.setLength(0);
            memory.append(new String(bytes, UTF_8));
            waiting = 0;
            return LogFile.open(disk, path, this, bytes, bytes.length);
        }

        /// Writes one more record, with those that could not be written before.
        void write(String record) throws IOException {
            memory.append(record).append('\n');
            waiting++;
            String[] lines = memory.toString().split("\n", -1);
            var records = new ArrayList<byte[]>();
            int end = lines.length - 1;
            for (int i = end - waiting; i < end; i++) {
                records.add((lines[i] + "\n").getBytes(UTF_8));
            }
            log.appendForced(records);
            for (int i = end - waiting; i < end; i++) {
                saved.add(lines[i]);
            }
            waiting = 0;
        }

        /// Ends and starts again, as a program does that is closed and opened.
        void restart() throws IOException {
            log.lastLook();
            log.close();
            log = opened();
        }

        @Override
        public byte[] whole() {
            return memory.toString().getBytes(UTF_8);
        }

        @Override
        public void mayWrite() {}

        @Override
        public void keptAside(Path aside) {
            kept.add(aside);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private Writer writer() throws IOException {
        var writer = new Writer(Disk.ofSystem(), folder.resolve("log"), "A");
        writer.write("first");
        return writer;
    }

    private static void refuses(Writer writer, String record) {
        assertThatThrownBy(() -> writer.write(record)).isInstanceOf(ChangedFileException.class);
    }

    private Path log() {
        return folder.resolve("log");
    }

    private Path aside() {
        return folder.resolve("log.changed");
    }

    @Test
    void keepsWholeWhatAnotherProgramAppended() throws IOException {
        var writer = writer();
        Files.writeString(log(), "from elsewhere\n", StandardOpenOption.APPEND);

        refuses(writer, "second");
        writer.write("third");

        assertThat(aside()).hasContent("first\nfrom elsewhere\n");
        assertThat(log()).hasContent("first\nsecond\nthird\n");
        assertThat(writer.kept).containsExactly(aside());
    }

    @Test
    void keepsWholeANewerFileThatASyncToolPutInItsPlace() throws IOException {
        var writer = writer();
        Path copy = Files.writeString(folder.resolve("tmp"), "first\nfrom elsewhere\nand more\n");
        new AtomicFile(Disk.ofSystem()).replace(log(), Files.readAllBytes(copy));

        refuses(writer, "second");
        writer.write("third");

        assertThat(aside()).hasContent("first\nfrom elsewhere\nand more\n");
        assertThat(log()).hasContent("first\nsecond\nthird\n");
    }

    @Test
    void noticesThatTheSameBytesOfTheSameFileWereWrittenOver() throws IOException {
        var writer = writer();
        Files.writeString(log(), "FIRST\n");
        // As coarse clocks would have it, the file seems untouched for a moment.
        Files.setLastModifiedTime(log(), FileTime.fromMillis(1_700_000_000_000L));

        refuses(writer, "second");
        writer.write("third");

        assertThat(aside()).hasContent("FIRST\n");
        assertThat(log()).hasContent("first\nsecond\nthird\n");
    }

    @Test
    void writesAgainWhatAnotherProgramCutOffAndKeepsNothingAsideForIt() throws IOException {
        var writer = writer();
        writer.write("second");
        Files.writeString(log(), "first\nsec");

        refuses(writer, "third");
        writer.write("fourth");

        assertThat(log()).hasContent("first\nsecond\nthird\nfourth\n");
        assertThat(aside()).doesNotExist();
        assertThat(writer.kept).isEmpty();
    }

    @Test
    void cutsNothingOffAFileThatGrewWhileItWasOpened() throws IOException {
        Files.writeString(log(), "first\ntorn");
        byte[] read = Files.readAllBytes(log());
        Files.writeString(log(), " no more\n", StandardOpenOption.APPEND);
        var writer = new Writer(Disk.ofSystem(), folder.resolve("another"), "A");

        assertThatThrownBy(() -> LogFile.open(Disk.ofSystem(), log(), writer, read, 6))
                .isInstanceOf(ChangedFileException.class);

        assertThat(log()).hasContent("first\ntorn no more\n");
    }

    @Test
    void saysNothingIsSavedThatAnotherProgramWroteBehindOrBetween() throws IOException {
        var disk = new FragileDisk(FOLDER);
        var writer = new Writer(disk, FILE, "A");
        writer.write("first");
        disk.watch(new Once("write " + FILE, () -> disk.grow(FILE, "between\n".getBytes(UTF_8))));

        refuses(writer, "second");
        writer.write("third");

        assertThat(new String(disk.read(FILE), UTF_8)).isEqualTo("first\nsecond\nthird\n");
        assertThat(new String(disk.read(FOLDER.resolve("log.changed")), UTF_8))
                .isEqualTo("first\nbetween\nsecond\n");
    }

    @Test
    void cutsItsOwnUnforcedWriteAndKeepsNothingAsideForIt() throws IOException {
        var disk = new FragileDisk(FOLDER);
        var writer = new Writer(disk, FILE, "A");
        writer.write("first");
        for (String failing : List.of("write ", "force ")) {
            disk.watch(
                    new Once(
                            failing + FILE,
                            () -> {
                                throw new FileSystemException("No space left on device");
                            }));
            assertThatThrownBy(() -> writer.write("after " + failing))
                    .isInstanceOf(FileSystemException.class);
            writer.write("again " + failing);
        }

        assertThat(new String(disk.read(FILE), UTF_8))
                .isEqualTo("first\nafter write \nagain write \nafter force \nagain force \n");
        assertThat(disk.list(FOLDER)).containsExactly(FILE);
        assertThat(writer.kept).isEmpty();
    }

    @Test
    void writesAgainAtTheEndWhatAnotherProgramTookAway() throws IOException {
        var writer = writer();
        Files.writeString(log(), "an older one\n");

        writer.log.lastLook();

        assertThat(log()).hasContent("first\n");
        assertThat(aside()).hasContent("an older one\n");
    }

    @Test
    void leavesAtTheEndWhatAnotherProgramWroteBehind() throws IOException {
        var writer = writer();
        Files.writeString(log(), "from elsewhere\n", StandardOpenOption.APPEND);

        writer.log.lastLook();

        assertThat(log()).hasContent("first\nfrom elsewhere\n");
        assertThat(aside()).doesNotExist();
    }

    /// Does something before the first step of a kind.
    private static final class Once implements FragileDisk.Watch {

        interface Act {
            void run() throws IOException;
        }

        private final String kind;
        private final Act act;
        private boolean done;

        Once(String kind, Act act) {
            this.kind = kind;
            this.act = act;
        }

        @Override
        public void before(int step, String what) throws IOException {
            if (!done && what.equals(kind)) {
                done = true;
                act.run();
            }
        }
    }

    /// Two programs that know nothing of each other, as on a drive without locks, and a tool that
    /// copies: each writes at any step of the other.
    @Test
    void hasEveryRecordThatWasSaidToBeSavedInSomeFileHoweverTwoWritersMeet() throws IOException {
        for (long seed = 0; seed < 400; seed++) {
            var world = new World(seed);
            world.run();
            assertThat(world.all())
                    .as("seed %s", seed)
                    .containsAll(world.first.saved)
                    .containsAll(world.second.saved);
        }
    }

    private static final class World {

        private final SplittableRandom random;
        private final FragileDisk disk = new FragileDisk(FOLDER);
        private final Writer first;
        private final Writer second;
        private int records;
        private boolean nested;

        World(long seed) throws IOException {
            random = new SplittableRandom(seed);
            new AtomicFile(disk).replace(FILE, "begin\n".getBytes(UTF_8));
            first = new Writer(disk, FILE, "A");
            second = new Writer(disk, FILE, "B");
        }

        void run() throws IOException {
            int acts = 3 + random.nextInt(20);
            for (int i = 0; i < acts; i++) {
                Writer one = random.nextBoolean() ? first : second;
                Writer other = one == first ? second : first;
                int choice = random.nextInt(10);
                if (choice == 0) {
                    restart(one);
                } else if (choice == 1 && disk.exists(FILE)) {
                    disk.grow(FILE, ("tool " + i + "\n").getBytes(UTF_8));
                } else {
                    meet(one, other);
                }
            }
        }

        private void restart(Writer one) throws IOException {
            if (one.waiting == 0 && disk.exists(FILE)) {
                one.restart();
            }
        }

        /// `one` writes, and at some step of that, perhaps, `other` does too, or the disk fails.
        private void meet(Writer one, Writer other) {
            int at = disk.steps().size() + random.nextInt(12);
            boolean fails = random.nextInt(4) == 0;
            disk.watch(
                    (step, what) -> {
                        if (step == at && fails) {
                            throw new FileSystemException(what, null, "No space left on device");
                        }
                        // In the moment of a cut the lock alone keeps others out.
                        if (step == at && !nested && !what.startsWith("cut ")) {
                            nested = true;
                            write(other);
                            nested = false;
                        }
                    });
            write(one);
            disk.watch((step, what) -> {});
        }

        private void write(Writer writer) {
            try {
                writer.write(writer + " " + records++);
            } catch (IOException expected) {
                // Not said to be saved; it is tried again with the next one.
                return;
            }
        }

        /// All records that any file has.
        List<String> all() throws IOException {
            var all = new ArrayList<String>();
            for (Path path : disk.list(FOLDER)) {
                all.addAll(new String(disk.read(path), UTF_8).lines().toList());
            }
            return all;
        }
    }
}
