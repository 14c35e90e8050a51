package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.Fx;

/// How long the FX thread is busy with one act, styling and layout included and rendering not:
/// printed, never asserted, since it depends on the machine. Beside the time on the clock stands
/// what the thread itself used, which other work on the machine disturbs less.
@Tag("bench")
class ViewportBenchmark {

    private static final int WARM = 30;
    private static final int RUNS = 60;

    /// `-Dplumbline.bench=jump` measures only what has this word in its name.
    private final String only = System.getProperty("plumbline.bench", "");

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(960, 900, view::node);

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void changesClaimsAndSamples() {
        ExactText first = prose(64 << 10, 1);
        ExactText second = prose(64 << 10, 2);
        List<Highlight> claims = claims(first, 60);
        List<Highlight> others = claims(second, 60);
        Fx.run(() -> view.show(first));
        Fx.run(() -> view.setHighlights(claims));
        time("64 KB: another current claim in sight", i -> current(claims.subList(0, 2), i));
        time("64 KB: another current claim elsewhere", i -> current(claims, i));
        time(
                "64 KB: another sample with 60 claims",
                i -> {
                    view.show(i % 2 == 0 ? second : first);
                    view.setHighlights(i % 2 == 0 ? others : claims);
                });
        ExactText megabyte = prose(1 << 20, 3);
        List<Highlight> many = claims(megabyte, 2_000);
        Fx.run(() -> view.show(megabyte));
        time("1 MB: 2,000 claims come", i -> view.setHighlights(i % 2 == 0 ? many : List.of()));
        Fx.run(() -> view.setHighlights(many));
        time("1 MB, 2,000 claims: another current claim", i -> current(many.subList(0, 4), i));
    }

    @Test
    void showsTenMegabytes() {
        ExactText small = prose(64 << 10, 1);
        ExactText lines = prose(10 << 20, 4);
        ExactText line = ExactText.of(lines.value().replace('\n', ' '));
        for (boolean wrap : new boolean[] {true, false}) {
            Fx.run(() -> view.wrapProperty().set(wrap));
            String how = wrap ? " (wrapped)" : " (not wrapped)";
            time("10 MB of lines: show" + how, i -> view.show(i % 2 == 0 ? lines : small));
            Fx.run(() -> view.show(lines));
            time("10 MB of lines: jump" + how, i -> jump(lines, i));
            time("10 MB of one line: show" + how, i -> view.show(i % 2 == 0 ? line : small));
            Fx.run(() -> view.show(line));
            time("10 MB of one line: jump" + how, i -> jump(line, i));
        }
    }

    @Test
    void keepsNothingOfThousandsOfSamples() {
        ExactText first = prose(64 << 10, 1);
        ExactText second = prose(64 << 10, 2);
        List<Highlight> claims = claims(first, 5);
        List<Highlight> others = claims(second, 5);
        for (int round = 1; round <= 3; round++) {
            for (int i = 0; i < 1_000; i++) {
                boolean even = i % 2 == 0;
                Fx.run(
                        () -> {
                            view.show(even ? second : first);
                            view.setHighlights(even ? others : claims);
                            window.stage().getScene().getRoot().layout();
                        });
            }
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            System.out.printf(
                    Locale.ROOT,
                    "after %,d sample changes: %.1f MB%n",
                    round * 1_000,
                    (runtime.totalMemory() - runtime.freeMemory()) / 1e6);
        }
    }

    private void current(List<Highlight> claims, int i) {
        Highlight next = claims.get(i % claims.size());
        view.setCurrent(Set.of(next.key()));
        view.reveal(next.span());
    }

    private void jump(ExactText text, int i) {
        int at = new Random(i).nextInt(text.value().length() - 10);
        view.reveal(new Span(text.byteOffset(at), text.byteOffset(at + 4)));
    }

    private void time(String what, IntConsumer act) {
        if (!what.contains(only)) {
            return;
        }
        List<Double> times = new ArrayList<>();
        List<Double> busy = new ArrayList<>();
        for (int i = 0; i < WARM + RUNS; i++) {
            int run = i;
            var pulse = new TimedPulse(window.stage().getScene(), () -> act.accept(run));
            if (i >= WARM) {
                times.add(pulse.millis());
                busy.add(pulse.processorMillis());
            }
            window.settle();
        }
        System.out.printf(
                Locale.ROOT,
                "%-50s median %7.2f ms   p99 %7.2f ms   processor: median %7.2f p99 %7.2f%n",
                what,
                quantile(times, 0.5),
                quantile(times, 0.99),
                quantile(busy, 0.5),
                quantile(busy, 0.99));
    }

    private static double quantile(List<Double> values, double part) {
        double[] sorted = values.stream().mapToDouble(value -> value).sorted().toArray();
        return sorted[(int) Math.ceil(part * sorted.length) - 1];
    }

    private static ExactText prose(int bytes, long seed) {
        var random = new Random(seed);
        String[] words =
                "the cancel method returns false where an order was sent é 漢字".split(" ", -1);
        var text = new StringBuilder();
        while (text.length() < bytes) {
            text.append(words[random.nextInt(words.length)]);
            text.append(random.nextInt(12) == 0 ? '\n' : ' ');
        }
        return ExactText.of(text.toString());
    }

    private static List<Highlight> claims(ExactText text, int count) {
        List<Highlight> claims = new ArrayList<>();
        int[] starts = new Random(5).ints(count, 0, text.value().length() - 80).sorted().toArray();
        Look[] looks = Arrays.copyOf(Look.values(), 4);
        for (int i = 0; i < count; i++) {
            int from = text.byteOffset(starts[i]);
            int to = text.byteOffset(starts[i] + 60);
            claims.add(
                    new Highlight(
                            "c" + i, new Span(from, to), looks[i % 4], Integer.toString(i + 1)));
        }
        return claims;
    }
}
