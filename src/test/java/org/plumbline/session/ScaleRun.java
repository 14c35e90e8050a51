package org.plumbline.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.plumbline.report.ReportTerms;
import org.plumbline.request.Rubric;
import org.plumbline.session.problems.Checking;
import org.plumbline.session.report.Reporting;
import org.plumbline.text.Sha256Stream;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// How long validating and reporting take beside the least that anyone must do with the same bytes:
/// SHA-256 over them and Jackson's streaming parser through them, one after the other, in the same
/// run.
///
/// A program of its own, so that its heap is the one that is asked for. It prints a line a
/// measurement and ends with 1 where a judged ratio is too large; times are only printed.
public final class ScaleRun {

    private static final double MOST = 1.5;
    private static final int WARM_UPS = 12;
    private static final Rubric RUBRIC = ScaleBenchmark.RUBRIC;

    private interface Run {
        double seconds() throws IOException;
    }

    private final String what;
    private final boolean judged;
    private boolean tooSlow;

    private ScaleRun(String what, boolean judged) {
        this.what = what;
        this.judged = judged;
    }

    /// Arguments: what is measured, in words; whether the ratio counts; a small corpus to warm up
    /// on; the corpus; its label files.
    public static void main(String[] args) throws IOException {
        var run = new ScaleRun(args[0], Boolean.parseBoolean(args[1]));
        List<Path> files = Arrays.stream(args).skip(2).map(Path::of).toList();
        for (int i = 0; i < WARM_UPS; i++) {
            floor(files.subList(0, 1));
            validate(files.getFirst());
            report(files.getFirst(), List.of());
        }
        run.measure(files.get(1), files.subList(2, files.size()));
        System.exit(run.tooSlow ? 1 : 0);
    }

    private void measure(Path corpus, List<Path> labels) throws IOException {
        var all = new ArrayList<>(labels);
        all.add(corpus);
        double floor = best(() -> floor(all));
        if (labels.isEmpty()) {
            print("validate", floor, best(() -> validate(corpus)));
        }
        print("report", floor, best(() -> report(corpus, labels)));
    }

    /// The better of two runs.
    private static double best(Run run) throws IOException {
        double first = run.seconds();
        double second = run.seconds();
        return Math.min(first, second);
    }

    private static double floor(List<Path> files) throws IOException {
        long start = System.nanoTime();
        for (Path file : files) {
            digest(file);
            parse(file);
        }
        return seconds(start);
    }

    private static void digest(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                var digest = new Sha256Stream()) {
            byte[] buffer = new byte[1 << 16];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                digest.write(buffer, 0, count);
            }
            demand(digest.sha256().hex().length() == 64);
        }
    }

    private static void parse(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), in)) {
            long tokens = 0;
            while (parser.nextToken() != null) {
                tokens++;
            }
            demand(tokens > 0);
        }
    }

    private static double validate(Path file) throws IOException {
        long start = System.nanoTime();
        var problems = Checking.validate(List.of(file), RUBRIC, (read, total) -> {});
        double seconds = seconds(start);
        demand(problems.isEmpty());
        return seconds;
    }

    private static double report(Path file, List<Path> labels) throws IOException {
        long start = System.nanoTime();
        var files = new Reporting.Labels(labels, List.of(), List.of());
        var order = Reporting.Order.ofFiles(file, files, RUBRIC, ReportTerms.of(1));
        Reporting outcome = Reporting.of(order, (read, total) -> {});
        double seconds = seconds(start);
        demand(outcome instanceof Reporting.Made(var report, var told, _, _) && told.isEmpty());
        return seconds;
    }

    private void print(String which, double floor, double ours) {
        System.out.printf(
                Locale.ROOT,
                "%-44s %-8s Jackson + SHA-256 %6.2f s, ours %6.2f s, ratio %.2f%s%n",
                what,
                which,
                floor,
                ours,
                ours / floor,
                judged ? ", at most " + MOST : "");
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
}
