package org.plumbline.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.plumbline.corpus.Case;
import org.plumbline.files.Source;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// How long validating takes beside the least that anyone must do with the same bytes: SHA-256 over
/// them and Jackson's streaming parser through them, one after the other, in the same run.
///
/// A program of its own, so that its heap is the one that is asked for. It prints a line a
/// measurement and ends with 1 where a ratio is too large; absolute times are only printed.
public final class IntakeBenchmark {

    private static final double MOST = 1.5;
    private static final int USUAL_CASE = 100_000;

    private interface Run {
        double seconds() throws IOException;
    }

    private final Path folder;
    private boolean tooSlow;

    private IntakeBenchmark(Path folder) {
        this.folder = folder;
    }

    /// Arguments: a folder for the corpora, and how many MiB the largest has.
    public static void main(String[] args) throws IOException {
        var benchmark = new IntakeBenchmark(Path.of(args[0]));
        int mebibytes = Integer.parseInt(args[1]);
        benchmark.warmUp();
        for (int size = 1; size < mebibytes; size *= 8) {
            benchmark.measure(size, USUAL_CASE, false);
        }
        benchmark.measure(mebibytes, USUAL_CASE, true);
        benchmark.measure(mebibytes, 600, true);
        benchmark.measure(mebibytes, 50 << 20, true);
        System.exit(benchmark.tooSlow ? 1 : 0);
    }

    private void warmUp() throws IOException {
        Path file = folder.resolve("warm-up.json");
        new BigCorpus(1, USUAL_CASE).write(file, 24 << 20);
        for (int i = 0; i < 4; i++) {
            floor(file);
            validate(file);
            receive(file);
        }
        Files.delete(file);
    }

    /// @param judged true where the ratio counts
    private void measure(int mebibytes, int caseBytes, boolean judged) throws IOException {
        Path file = folder.resolve("corpus.json");
        int cases = new BigCorpus(caseBytes, caseBytes).write(file, (long) mebibytes << 20);
        String what = "%s MiB, %s cases".formatted(mebibytes, cases);
        double floor = best(() -> floor(file));
        print(what + ", validate", floor, best(() -> validate(file)), judged);
        print(what + ", read for a report", floor, best(() -> receive(file)), judged);
        Files.delete(file);
    }

    /// The better of two runs.
    private static double best(Run run) throws IOException {
        double first = run.seconds();
        double second = run.seconds();
        return Math.min(first, second);
    }

    private static double floor(Path file) throws IOException {
        long start = System.nanoTime();
        try (InputStream in = Files.newInputStream(file);
                var digest = new Sha256Stream()) {
            byte[] buffer = new byte[1 << 16];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                digest.write(buffer, 0, count);
            }
            demand(digest.sha256().hex().length() == 64);
        }
        try (InputStream in = Files.newInputStream(file);
                JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), in)) {
            long tokens = 0;
            while (parser.nextToken() != null) {
                tokens++;
            }
            demand(tokens > 0);
        }
        return seconds(start);
    }

    private static double validate(Path file) throws IOException {
        long start = System.nanoTime();
        var problems = Intake.validate(List.of(Source.of(file)), World.RUBRIC, Progress.NONE);
        double seconds = seconds(start);
        demand(problems.isEmpty());
        return seconds;
    }

    private static double receive(Path file) throws IOException {
        long start = System.nanoTime();
        var counter = new Counter();
        var inputs = new Inputs(Source.of(file), List.of(), List.of(), List.of());
        Outcome outcome = Intake.read(inputs, World.RUBRIC, counter, Progress.NONE);
        double seconds = seconds(start);
        demand(outcome instanceof Outcome.Received && counter.cases > 0);
        return seconds;
    }

    private void print(String what, double floor, double ours, boolean judged) {
        System.out.printf(
                Locale.ROOT,
                "%-44s Jackson + SHA-256 %6.2f s, ours %6.2f s, ratio %.2f%n",
                what,
                floor,
                ours,
                ours / floor);
        tooSlow |= judged && ours / floor > MOST;
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static void demand(boolean right) {
        if (!right) {
            throw new AssertionError("the work was not done");
        }
    }

    private static final class Counter implements Receiver {

        private long cases;

        @Override
        public void sample(Case whole, Sha256 requestSha256) {
            cases++;
        }

        @Override
        public boolean wantsSamples() {
            return true;
        }
    }
}
