package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A case of 64 MiB, whatever makes it large, is validated, asked about, reported on and its checks
/// are listed within a heap of 256 MB.
class SmallHeapTest {

    @TempDir Path folder;

    /// The same in small: a case may be a quarter of the heap.
    @ParameterizedTest
    @EnumSource(
            value = LargeCase.class,
            names = {"CLAIMS", "EVIDENCE", "FREE_MEMBERS", "CHECKS"})
    void holdsACaseOfAQuarterOfTheHeap(LargeCase kind) throws Exception {
        holds(kind, 15_500, 72);
    }

    @ParameterizedTest
    @EnumSource(LargeCase.class)
    @Tag("bench")
    void holdsACaseOf64MebibytesIn256(LargeCase kind) throws Exception {
        holds(kind, 64 << 10, 256);
    }

    private void holds(LargeCase kind, int caseKibibytes, int heapMebibytes)
            throws IOException, InterruptedException {
        Path corpus = folder.resolve("corpus.json");
        kind.write(corpus, caseKibibytes << 10);
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx" + heapMebibytes + "m",
                                "-XX:+UseSerialGC",
                                "-XX:+ExitOnOutOfMemoryError",
                                "-cp",
                                System.getProperty("java.class.path"),
                                SmallHeapRun.class.getName(),
                                corpus.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("validate 0", "requests 0", "report 0", "checks 0");
    }
}
