package org.plumbline.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a file, a link or a pipe is after something was written under its name.
class ReplacedFileTest {

    private final AtomicFile files = new AtomicFile(Disk.ofSystem());

    @TempDir Path folder;

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private Path withMode(String mode) throws IOException {
        Assumptions.assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"),
                "no modes here");
        Path file = Files.writeString(folder.resolve("kept.json"), "old");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }

    /// Those that every umask allows, and one that most take a bit from.
    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-r-----", "rw-r--r--", "rw-rw-rw-", "rwxr-x---"})
    void keepsTheModeOfTheFileThatItReplaces(String mode) throws IOException {
        Path file = withMode(mode);

        files.replace(file, "new".getBytes(UTF_8));

        assertThat(file).hasContent("new");
        assertThat(mode(file)).isEqualTo(mode);
    }

    @Test
    void nobodyMayReadTheNewFileBeforeItIsThereWhoMayNotReadTheOld() throws IOException {
        Path file = withMode("rw-r-----");
        var seen = new ArrayList<String>();

        files.replace(
                file,
                out -> {
                    out.write(1);
                    try (var all = Files.list(folder)) {
                        for (Path one : all.toList()) {
                            seen.add(mode(one));
                        }
                    }
                });

        assertThat(seen).hasSize(2).containsOnly("rw-r-----");
    }

    @Test
    void writesTheFileThatALinkNamesWhereThereIsNoneYet() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("later.json"));
        Path first = Files.createSymbolicLink(folder.resolve("first"), link);

        files.replace(first, "new".getBytes(UTF_8));

        assertThat(Files.isSymbolicLink(first)).isTrue();
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(folder.resolve("later.json")).hasContent("new");
    }

    @Test
    void linksThatLeadBackToThemselvesAreTold() throws IOException {
        Path one = folder.resolve("one");
        Path two = Files.createSymbolicLink(folder.resolve("two"), one);
        Files.createSymbolicLink(one, two);

        assertThatThrownBy(() -> files.replace(one, "new".getBytes(UTF_8)))
                .isInstanceOfSatisfying(
                        IOException.class,
                        failure ->
                                assertThat(Trouble.of(failure))
                                        .isEqualTo(one + " is a link that leads back to itself"));
        assertThat(Files.isSymbolicLink(one)).isTrue();
    }

    @Test
    void aSecretIsNotKeptUnderALinkThatLeadsNowhere() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("key"), folder.resolve("elsewhere"));

        assertThatThrownBy(() -> files.createSecret(link, "secret".getBytes(UTF_8)))
                .isInstanceOf(FileAlreadyExistsException.class);

        assertThat(Files.exists(folder.resolve("elsewhere"), LinkOption.NOFOLLOW_LINKS)).isFalse();
        assertThat(Files.isSymbolicLink(link)).isTrue();
    }

    @Test
    @Timeout(60)
    void writesStraightIntoAPipe() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));
        var read = new ArrayList<String>();
        var reader =
                Thread.ofPlatform()
                        .daemon()
                        .start(
                                () -> {
                                    try {
                                        read.add(Files.readString(pipe));
                                    } catch (IOException e) {
                                        throw new AssertionError(e);
                                    }
                                });

        files.replace(pipe, "through the pipe".getBytes(UTF_8));
        reader.join();

        assertThat(read).containsExactly("through the pipe");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }
}
