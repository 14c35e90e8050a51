package org.plumbline.session.queue;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plumbline.files.AtomicFile;
import org.plumbline.session.label.Bench;
import org.plumbline.text.Sha256;

/// What is flagged stays flagged.
class FlagsTest {

    private static final Sha256 SAMPLES = Sha256.of(new byte[] {1, 2, 3});
    private static final Path FILE =
            Bench.ROOT.resolve("flags").resolve(SAMPLES.hex().substring(0, 16) + ".json");

    private final Bench bench = new Bench();

    private Flags read() {
        return Flags.read(bench.place(), SAMPLES);
    }

    private static void flagged(Flags flags, String... ids) throws IOException {
        for (String id : ids) {
            flags.set(id, true);
        }
        flags.save();
    }

    @Test
    void theyOutliveTheProgram() throws IOException {
        flagged(read(), "s-2", "s-é");

        assertThat(read().all()).containsExactlyInAnyOrder("s-2", "s-é");
    }

    @Test
    void theyOutliveAPowerCut() throws IOException {
        flagged(read(), "s-2");
        bench.disk = bench.disk.afterPowerCut(new SplittableRandom(1));

        assertThat(read().all()).containsExactly("s-2");
    }

    @Test
    void theyAreWrittenAsAReadableFileInTheOrderOfTheIds() throws IOException {
        flagged(read(), "b", "a");

        assertThat(new String(bench.disk.read(FILE), UTF_8))
                .isEqualTo(
                        """
                        {
                          "format": "plumbline-flags",
                          "version": 1,
                          "samplesSha256": "%s",
                          "flagged": [
                            "a",
                            "b"
                          ]
                        }
                        """
                                .formatted(SAMPLES.hex()));
    }

    @Test
    void whatIsFlaggedInTwoWindowsAddsUp() throws IOException {
        Flags one = read();
        Flags other = read();
        flagged(one, "a", "b");
        flagged(other, "c");
        one.set("b", false);
        one.save();

        assertThat(read().all()).containsExactlyInAnyOrder("a", "c");
    }

    @Test
    void theyAreOfOneFileOfSamples() throws IOException {
        flagged(read(), "a");

        assertThat(Flags.read(bench.place(), Sha256.of(new byte[] {9})).all()).isEmpty();
    }

    @Test
    void aFileThatCannotBeReadIsKeptAsideAndTold() throws IOException {
        flagged(read(), "a");
        new AtomicFile(bench.disk).replace(FILE, "{\"format\": ".getBytes(UTF_8));
        Flags flags = read();

        assertThat(flags.all()).isEmpty();
        assertThat(flags.notice().orElseThrow()).contains("could not be read").contains("broken");
        flagged(flags, "c");
        assertThat(read().all()).containsExactly("c");
    }

    @Test
    void whatCouldNotBeWrittenIsWrittenTheNextTime() throws IOException {
        Flags flags = read();
        bench.disk.failBetween(0, 100);
        assertThatThrownBy(() -> flagged(flags, "a")).isInstanceOf(IOException.class);
        bench.disk.watch((step, what) -> {});
        flags.save();

        assertThat(read().all()).containsExactly("a");
    }
}
