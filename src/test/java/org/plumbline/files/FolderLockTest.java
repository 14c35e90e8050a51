package org.plumbline.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {

    private static final Disk DISK = Disk.ofSystem();

    @TempDir Path folder;

    /// Another process: tries to take the lock, says what became of it, and waits to be ended.
    static final class Other {

        private Other() {}

        public static void main(String[] args) throws IOException {
            String answer;
            try {
                FolderLock.take(DISK, Path.of(args[0]), "the other process");
                answer = "taken";
            } catch (LockHeldException e) {
                answer = "held by " + e.holder();
            }
            System.out.println(answer);
            System.out.flush();
            System.in.read();
        }
    }

    private Process other() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Other.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
    }

    private static String answer(Process process) throws IOException {
        var out = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
        return String.valueOf(new BufferedReader(out).readLine());
    }

    private static void end(Process process) throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Test
    void tellsASecondProcessWhoHasTheFolder() throws Exception {
        try (var lock = FolderLock.take(DISK, folder, "process 1 on plover")) {
            lock.renew();
            var other = other();
            assertThat(answer(other)).isEqualTo("held by process 1 on plover");
            end(other);
        }
    }

    @Test
    void isFreeAgainAfterItsHolderWasKilled() throws Exception {
        var other = other();
        assertThat(answer(other)).isEqualTo("taken");
        assertThatThrownBy(() -> FolderLock.take(DISK, folder, "me"))
                .isInstanceOf(LockHeldException.class)
                .hasMessageEndingWith("is locked by the other process");

        end(other);

        FolderLock.take(DISK, folder, "me").close();
    }

    @Test
    void staysHeldAfterASecondSessionInThisProcessTried() throws Exception {
        try (var lock = FolderLock.take(DISK, folder, "me")) {
            assertThatThrownBy(() -> FolderLock.take(DISK, folder, "me too"))
                    .isInstanceOf(LockHeldException.class);
            lock.renew();

            var other = other();
            assertThat(answer(other)).isEqualTo("held by me");
            end(other);
        }
    }

    @Test
    void isTakenAgainWhereItsFileVanished() throws Exception {
        try (var lock = FolderLock.take(DISK, folder, "me")) {
            Files.delete(folder.resolve("lock"));

            lock.renew();

            var other = other();
            assertThat(answer(other)).isEqualTo("held by me");
            end(other);
        }
    }

    @Test
    void isNotTakenAgainFromWhoeverTookItSince() throws Exception {
        try (var lock = FolderLock.take(DISK, folder, "me")) {
            Files.delete(folder.resolve("lock"));
            var other = other();
            assertThat(answer(other)).isEqualTo("taken");

            assertThatThrownBy(lock::renew)
                    .isInstanceOf(LockHeldException.class)
                    .hasMessageContaining("the other process");
            end(other);
        }
    }
}
