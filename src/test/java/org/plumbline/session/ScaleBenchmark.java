package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Corpora up to 1 GiB are validated, and reported on, within a heap of 256 MiB. [ScaleRun]
/// measures, in a process of its own with the launcher's options for commands.
///
/// `-Dbench.mebibytes=64` makes smaller corpora.
@Tag("bench")
class ScaleBenchmark {

    static final Rubric RUBRIC = new Rubric("Be fair.", Sha256.of(new byte[] {1}));

    /// About as much evidence as a changed file and its neighbours have.
    private static final int USUAL_CASE = 100_000;

    private static final int SMALL_CASE = 8_000;

    /// Hardly any text: the structure is all there is to read.
    private static final int TINY_CASE = 600;

    private static final int HUGE_CASE = 45 << 20;
    private static final int MEBIBYTES = Integer.getInteger("bench.mebibytes", 1024);

    @TempDir Path folder;
    private Path warmUp = Path.of("");
    private Path corpus = Path.of("");

    @BeforeEach
    void placeFiles() {
        warmUp = folder.resolve("warm-up.json");
        corpus = folder.resolve("corpus.json");
    }

    @Test
    void aGibibyteTakesLittleMoreThanReadingIt() throws Exception {
        assertThat(run(MEBIBYTES, USUAL_CASE, true)).as("see the lines above").isZero();
    }

    @Test
    void timeGrowsWithTheSize() throws Exception {
        for (int size = 1; size < MEBIBYTES; size *= 8) {
            assertThat(run(size, USUAL_CASE, false)).isZero();
        }
    }

    @Test
    void casesOfAllSizesFitIntoTheHeap() throws Exception {
        for (int caseBytes : new int[] {TINY_CASE, SMALL_CASE, HUGE_CASE}) {
            assertThat(run(MEBIBYTES, caseBytes, false)).isZero();
        }
    }

    @Test
    void fiftyRatersOfTenThousandSamplesFitIntoTheHeap() throws Exception {
        int cases = write(SMALL_CASE, MEBIBYTES);
        var labels = new BigLabels(corpus, RUBRIC).write(folder, 50, 10_000);

        assertThat(measure("%,d MiB, 50 label files".formatted(MEBIBYTES), false, labels)).isZero();
        assertThat(cases).isPositive();
    }

    private int run(int mebibytes, int caseBytes, boolean judged) throws Exception {
        int cases = write(caseBytes, mebibytes);
        return measure("%,d MiB in %,d cases".formatted(mebibytes, cases), judged, List.of());
    }

    private int write(int caseBytes, int mebibytes) throws IOException {
        new BigCorpus(1, Math.min(caseBytes, USUAL_CASE)).write(warmUp, 24L << 20);
        return new BigCorpus(2, caseBytes).write(corpus, (long) mebibytes << 20);
    }

    private int measure(String what, boolean judged, List<Path> labels) throws Exception {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(ScaleRun.class.getName(), what, Boolean.toString(judged)));
        command.add(warmUp.toString());
        command.add(corpus.toString());
        labels.forEach(path -> command.add(path.toString()));
        int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
        Files.deleteIfExists(corpus);
        return exit;
    }
}
