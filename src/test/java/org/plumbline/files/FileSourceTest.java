package org.plumbline.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class FileSourceTest {

    @TempDir Path folder;

    private static String content(Source source) throws IOException {
        try (var in = Channels.newInputStream(source.open())) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    @Test
    @Timeout(60)
    void givesWhatCameThroughAPipeAgainAndAgainAndFromAnyPlace() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));
        String text = "line of a document\n".repeat(200_000);
        Pipes.feed(pipe, text.getBytes(UTF_8));
        Source source = Source.of(pipe);

        assertThat(content(source)).isEqualTo(text);
        assertThat(content(source)).isEqualTo(text);
        try (var channel = source.open()) {
            assertThat(channel.size()).isEqualTo(text.length());
            var bytes = ByteBuffer.allocate(4);
            channel.position(19L * 100_000).read(bytes);
            assertThat(new String(bytes.array(), UTF_8)).isEqualTo("line");
        }
    }

    @Test
    void refusesADeviceThatGivesMoreThanIsKept() {
        Path device = Path.of("/dev/zero");
        Assumptions.assumeTrue(Files.exists(device), "no /dev/zero here");

        assertThatThrownBy(() -> content(Source.of(device)))
                .isInstanceOf(FileSystemException.class)
                .hasMessageContaining("/dev/zero")
                .hasMessageContaining("more than the 64 MiB");
    }

    @Test
    void saysThatAFileGrewWhileItWasRead() throws IOException {
        Path file = Files.writeString(folder.resolve("log.json"), "{\"a\": 1}");
        try (var channel = Source.of(file).open()) {
            var bytes = ByteBuffer.allocate(100);
            Files.writeString(file, ", more", StandardOpenOption.APPEND);

            assertThat(channel.read(bytes)).isEqualTo(8);
            assertThatThrownBy(() -> channel.read(bytes))
                    .hasMessageContaining("log.json")
                    .hasMessageContaining("changed while it was read, from 8 bytes to 14");
        }
    }

    @Test
    void saysThatAFileShrankWhileItWasRead() throws IOException {
        Path file = Files.writeString(folder.resolve("log.json"), "{\"a\": 1}");
        try (var channel = Source.of(file).open()) {
            Files.writeString(file, "{");

            var bytes = ByteBuffer.allocate(100);
            assertThat(channel.read(bytes)).isEqualTo(1);
            assertThatThrownBy(() -> channel.read(bytes))
                    .hasMessageContaining("changed while it was read, from 8 bytes to 1;");
        }
    }

    @Test
    void readsWhatTheSystemMakesUpThoughItIsSaidToBeEmpty() throws IOException {
        Path made = Path.of("/proc/self/status");
        Assumptions.assumeTrue(Files.exists(made), "no /proc here");

        assertThat(content(Source.of(made))).startsWith("Name:");
    }

    @Test
    @Timeout(60)
    void itIsKnownWhichPipeIsWaitedFor() throws Exception {
        Path pipe = Pipes.make(folder.resolve("pipe"));
        var reader =
                Thread.ofPlatform()
                        .daemon()
                        .start(
                                () -> {
                                    try {
                                        content(Source.of(pipe));
                                    } catch (IOException e) {
                                        throw new AssertionError(e);
                                    }
                                });
        while (!Awaited.now().contains(pipe)) {
            Thread.onSpinWait();
        }

        Pipes.feed(pipe, "at last".getBytes(UTF_8));
        reader.join();

        assertThat(Awaited.now()).doesNotContain(pipe);
    }

    @Test
    void aSmallFileIsReadUpToItsLimitAndALongerOneRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("list"), "x".repeat(40_000));

        assertThat(SmallFile.read(file, 40_000)).hasSize(40_000);
        assertThatThrownBy(() -> SmallFile.read(file, 39_999))
                .hasMessageContaining("list")
                .hasMessageContaining("it is longer than 39999 bytes");
    }
}
