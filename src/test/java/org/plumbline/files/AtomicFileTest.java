package org.plumbline.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    private static final Path FOLDER = Path.of("/data").toAbsolutePath();
    private static final Path FILE = FOLDER.resolve("labels.json");
    private static final int STEPS = 6;

    private final FragileDisk disk = new FragileDisk(FOLDER);

    @TempDir Path real;

    @BeforeEach
    void theOldFileIsThere() throws IOException {
        new AtomicFile(disk).replace(FILE, "the old file".getBytes(UTF_8));
    }

    @Test
    void writesForcesMovesAndForcesTheFolderInThisOrder() throws IOException {
        int before = disk.steps().size();

        new AtomicFile(disk).replace(FILE, "the new file".getBytes(UTF_8));

        var steps = disk.steps().subList(before, disk.steps().size());
        assertThat(steps.stream().map(step -> step.replaceAll("tmp-[0-9-]+", "tmp")))
                .containsExactly(
                        "list " + FOLDER,
                        "create " + FOLDER.resolve(".labels.json.tmp"),
                        "write " + FOLDER.resolve(".labels.json.tmp"),
                        "force " + FOLDER.resolve(".labels.json.tmp"),
                        "move " + FOLDER.resolve(".labels.json.tmp") + " " + FILE,
                        "force folder " + FOLDER)
                .hasSize(STEPS);
    }

    @Test
    void leavesTheOldFileWhereverItFailsBeforeTheMove() {
        for (int step = 0; step < STEPS - 1; step++) {
            disk.failBetween(step, step + 1);

            assertThatThrownBy(() -> new AtomicFile(disk).replace(FILE, "new".getBytes(UTF_8)))
                    .as("failing at step %d", step)
                    .isInstanceOf(IOException.class);

            assertThat(content(disk)).isEqualTo("the old file");
            assertThat(disk.names.keySet()).as("nothing is left over").containsExactly(FILE);
        }
    }

    @Test
    void hasTheOldOrTheNewFileAfterAPowerCutAtAnyStep() {
        for (int step = 0; step < STEPS; step++) {
            for (long seed = 0; seed < 50; seed++) {
                var disk = new FragileDisk(FOLDER);
                FragileDisk then = cutAt(disk, step, new SplittableRandom(seed));

                assertThat(content(then))
                        .as("power cut before step %d, seed %d", step, seed)
                        .isIn("the old file", "the new file");
            }
        }
    }

    private static FragileDisk cutAt(FragileDisk disk, int step, SplittableRandom random) {
        FragileDisk[] then = new FragileDisk[1];
        try {
            new AtomicFile(disk).replace(FILE, "the old file".getBytes(UTF_8));
            int base = disk.steps().size();
            disk.watch(
                    (number, what) -> {
                        if (number - base == step) {
                            then[0] = disk.afterPowerCut(random);
                        }
                    });
            new AtomicFile(disk).replace(FILE, "the new file".getBytes(UTF_8));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return then[0];
    }

    @Test
    void hasTheNewFileAfterAnyPowerCutOnceItSaidSo() throws IOException {
        new AtomicFile(disk).replace(FILE, "the new file".getBytes(UTF_8));

        for (long seed = 0; seed < 50; seed++) {
            assertThat(content(disk.afterPowerCut(new SplittableRandom(seed))))
                    .as("seed %d", seed)
                    .isEqualTo("the new file");
        }
    }

    @Test
    void leavesTheOldFileWhereTheWriterFails() {
        assertThatThrownBy(
                        () ->
                                new AtomicFile(disk)
                                        .replace(
                                                FILE,
                                                out -> {
                                                    out.write(1);
                                                    throw new IllegalStateException("a fault");
                                                }))
                .isInstanceOf(IllegalStateException.class);

        assertThat(content(disk)).isEqualTo("the old file");
        assertThat(disk.names.keySet()).containsExactly(FILE);
    }

    @Test
    void leavesTheOldFileWhereTheProofFails() {
        assertThatThrownBy(
                        () ->
                                new AtomicFile(disk)
                                        .replace(
                                                FILE,
                                                out -> out.write(1),
                                                written -> {
                                                    throw new IOException("not valid");
                                                }))
                .hasMessage("not valid");

        assertThat(content(disk)).isEqualTo("the old file");
    }

    @Test
    void waitsForAVirusScannerThatHoldsTheFileForAMoment() throws IOException {
        int[] refusals = {4};
        disk.watch(
                (step, what) -> {
                    if (what.startsWith("move") && refusals[0]-- > 0) {
                        throw new AccessDeniedException(what);
                    }
                });

        new AtomicFile(disk).replace(FILE, "the new file".getBytes(UTF_8));

        assertThat(content(disk)).isEqualTo("the new file");
    }

    @Test
    void sweepsWhatARunThatDiedLeftAndNothingElse() throws IOException {
        long dead = 999_999_999_999L;
        Path stale = FOLDER.resolve(".labels.json.tmp-" + dead + "-1");
        Path living =
                FOLDER.resolve(".labels.json.tmp-" + ProcessHandle.current().pid() + "-900000");
        Path mine = FOLDER.resolve(".labels.json.tmp-notes");
        for (Path path : new Path[] {stale, living, mine}) {
            disk.create(path).close();
        }

        new AtomicFile(disk).replace(FILE, "the new file".getBytes(UTF_8));

        assertThat(disk.names.keySet()).containsExactlyInAnyOrder(FILE, living, mine);
    }

    @Test
    void replacesTheFileThatALinkLeadsToAndKeepsTheLink() throws IOException {
        Path file = Files.writeString(real.resolve("real.json"), "old");
        Path link = Files.createSymbolicLink(real.resolve("link.json"), file);

        new AtomicFile(Disk.ofSystem()).replace(link, "new".getBytes(UTF_8));

        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(file).hasContent("new");
    }

    @Test
    void writesToADeviceAndDoesNotReplaceIt() throws IOException {
        Path device = Paths.get("/dev/null");
        Assumptions.assumeTrue(Files.exists(device), "no /dev/null here");

        new AtomicFile(Disk.ofSystem()).replace(device, "new".getBytes(UTF_8));

        assertThat(Disk.ofSystem().isDevice(device)).isTrue();
    }

    @Test
    void doesNotReplaceAFolder() throws IOException {
        Path folder = Files.createDirectory(real.resolve("folder"));

        assertThatThrownBy(() -> new AtomicFile(Disk.ofSystem()).replace(folder, new byte[1]))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it is a folder");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aSecretIsItsOwnersAloneAndReplacesNothing() throws IOException {
        Path file = real.resolve("secret");

        new AtomicFile(Disk.ofSystem()).createSecret(file, "key".getBytes(UTF_8));

        assertThat(file).hasContent("key");
        assertThatThrownBy(
                        () ->
                                new AtomicFile(Disk.ofSystem())
                                        .createSecret(file, "other".getBytes(UTF_8)))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(file).hasContent("key");
        Assumptions.assumeTrue(
                file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        assertThat(Files.getPosixFilePermissions(file))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    private static String content(FragileDisk disk) {
        FragileFile file = disk.names.get(FILE);
        return file == null ? "no file" : new String(file.bytes(), UTF_8);
    }
}
