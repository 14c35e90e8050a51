package org.plumbline.ui.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.TextInputControl;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plumbline.ui.Fx;

/// What is left of a window whose process was told to end, as by a system that shuts down.
class EndedWalkTest extends SampleWalk {

    private static final int SIGTERM = 128 + 15;

    @Test
    @Timeout(120)
    void aNoteThatIsBeingTypedIsKept() throws Exception {
        Assumptions.assumeTrue(
                !System.getProperty("os.name").startsWith("Windows"), "no SIGTERM here");
        Process window = window();
        try (var lines = window.inputReader(UTF_8)) {
            assertThat(lines.readLine()).as("see %s", said()).isEqualTo("typed");
            assertThat(isInTheJournal()).as("it was not left, and so not written").isFalse();

            window.toHandle().destroy();

            assertThat(window.waitFor()).isEqualTo(SIGTERM);
            assertThat(lines.readLine()).as("nothing more is said").isNull();
        } finally {
            window.destroyForcibly();
        }
        assertThat(isInTheJournal()).isTrue();
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            var note = bench.node("note", TextInputControl.class);
            String words = Fx.get(note::getText);
            assertThat(words).isEqualTo(TypingProgram.NOTE);
        }
    }

    private Process window() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Dglass.platform=Headless",
                        "-Dprism.order=sw",
                        "-Djavafx.cachedir=" + folder.resolve("javafx"),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TypingProgram.class.getName(),
                        data.toString(),
                        corpus.toString())
                .redirectError(said().toFile())
                .start();
    }

    /// What the toolkit says: in its headless form it complains while the process ends.
    private Path said() {
        return folder.resolve("said.txt");
    }

    private boolean isInTheJournal() throws IOException {
        List<Path> files;
        try (var all = Files.walk(data.resolve("journals"))) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            if (Files.readString(file).contains(TypingProgram.NOTE)) {
                return true;
            }
        }
        return false;
    }
}
