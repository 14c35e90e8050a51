package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.Main;

/// How the program ends where something went wrong around it, or where it is told to.
class EndingTest {

    private static final int SIGPIPE = 128 + 13;
    private static final int SIGTERM = 128 + 15;

    @TempDir Path folder;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console =
            new Console(new ByteArrayOutputStream(), new PrintStream(err, true, UTF_8), false);

    private String said() {
        return err.toString(UTF_8);
    }

    @Test
    void tooLittleMemoryIsToldWithWhatGivesMore() {
        int code =
                CommandFace.run(
                        console,
                        files -> {
                            throw new OutOfMemoryError("Java heap space");
                        });

        assertThat(code).isEqualTo(2);
        assertThat(said().lines())
                .singleElement()
                .asString()
                .startsWith("plumbline: more memory is needed than the ")
                .contains("PLUMBLINE_JAVA_OPTIONS=-Xmx");
    }

    @Test
    void aFaultOfTheProgramIsOneLineThatNamesItsPlace() {
        int code =
                CommandFace.run(
                        console,
                        files -> {
                            throw new IllegalStateException("two\nlines");
                        });

        assertThat(code).isEqualTo(2);
        assertThat(said().lines())
                .singleElement()
                .asString()
                .contains(
                        "fault of the program",
                        "two<U+000A>lines",
                        "EndingTest",
                        "plumbline.trace");
    }

    @Test
    void whatAnotherThreadFailedOfIsToldAndNotThatItDid() {
        new Failures(console).tell(new CompletionException(new OutOfMemoryError("here")));

        assertThat(said()).startsWith("plumbline: more memory is needed");
    }

    @Test
    @Timeout(120)
    void leavesNothingHalfWrittenWhereItIsToldToEnd() throws Exception {
        Assumptions.assumeTrue(
                !System.getProperty("os.name").startsWith("Windows"), "no SIGTERM here");
        Path target = Files.writeString(folder.resolve("report.txt"), "an older report");
        Process writer =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Endless.class.getName(),
                                target.toString())
                        .redirectErrorStream(true)
                        .start();
        try (var lines = writer.inputReader(UTF_8)) {
            assertThat(lines.readLine()).isEqualTo("writing");
            assertThat(files()).hasSize(2);

            writer.toHandle().destroy();

            assertThat(writer.waitFor()).isEqualTo(SIGTERM);
            assertThat(lines.readLine()).as("nothing more is said").isNull();
        }
        assertThat(files()).containsExactly(target);
        assertThat(target).hasContent("an older report");
    }

    /// As in `plumbline report | head -1`.
    @Test
    @Timeout(120)
    void endsQuietlyWhereNobodyReadsItsOutputAnyMore() throws Exception {
        Assumptions.assumeTrue(
                !System.getProperty("os.name").startsWith("Windows"), "no SIGPIPE here");
        Path said = folder.resolve("said.txt");
        Process report =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName(),
                                "report")
                        .redirectError(said.toFile())
                        .start();
        report.getInputStream().close();

        assertThat(report.waitFor()).isEqualTo(SIGPIPE);
        assertThat(said).isEmptyFile();
    }

    @Test
    void aFullDiskBehindStandardOutputIsTold() {
        assertThat(new Failures(console).tell(new IOException("No space left on device")))
                .isEqualTo(2);

        assertThat(said()).contains("No space left on device");
    }

    private List<Path> files() throws Exception {
        try (var all = Files.list(folder)) {
            return new ArrayList<>(all.toList());
        }
    }

    @Test
    void tellsOnceWhichPipeItWaitsForAndOnlyAfterAMoment() {
        var waited = new ArrayList<Path>();
        try (var watch = new WaitWatch(console, () -> List.copyOf(waited))) {
            watch.look();
            waited.add(Path.of("pipe"));
            watch.look();
            assertThat(said()).isEmpty();

            watch.look();
            watch.look();
        }

        assertThat(said().lines())
                .singleElement()
                .asString()
                .contains("waiting for the other end of pipe", "Ctrl+C");
    }
}
