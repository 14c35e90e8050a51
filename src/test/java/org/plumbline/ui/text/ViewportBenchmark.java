package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

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

/// How long the FX thread is busy with one act, styling and layout included and rendering not.
///
/// Each act has a goal, and a goal that is missed is printed: absolute times are never asserted.
/// Printed is the time on the clock; compared with the goal is what the thread itself used, which
/// other work on the machine disturbs less.
@Tag("bench")
class ViewportBenchmark {

    private static final int WARM = 30;
    private static final int RUNS = 100;

    /// Two frames at the very worst.
    private static final Goal FRAME = new Goal(16, 33);

    private static final Goal SHOW = new Goal(150, 300);
    private static final Goal JUMP = new Goal(50, 100);

    /// What must never be seen to stutter, not once.
    private static final Goal NO_FRAME_OVER_50 = new Goal(16, 50);

    /// `-Dplumbline.bench=jump` measures only what has this word in its name.
    private final String only = System.getProperty("plumbline.bench", "");

    private final List<String> missed = new ArrayList<>();
    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(960, 900, view::node);

    /// In milliseconds.
    private record Goal(double median, double p99) {}

    @AfterEach
    void close() {
        window.close();
        if (!missed.isEmpty()) {
            System.out.println("goals missed: " + String.join("; ", missed));
        }
    }

    @Test
    void changesClaimsAndSamples() {
        ExactText first = prose(64 << 10, 1);
        ExactText second = prose(64 << 10, 2);
        List<Highlight> claims = claims(first, 60);
        List<Highlight> others = claims(second, 60);
        Fx.run(() -> view.show(first));
        Fx.run(() -> view.setHighlights(claims));
        time("64 KB: another claim in sight", FRAME, i -> current(claims.subList(0, 2), i));
        time("64 KB: another claim elsewhere", FRAME, i -> current(claims, i));
        time(
                "64 KB: another sample with 60 claims",
                FRAME,
                i -> {
                    view.show(i % 2 == 0 ? second : first);
                    view.setHighlights(i % 2 == 0 ? others : claims);
                    current(i % 2 == 0 ? others : claims, 0);
                });
    }

    @Test
    void changesOneOfTwoThousandClaims() {
        ExactText megabyte = prose(1 << 20, 3);
        List<Highlight> many = claims(megabyte, 2_000);
        Fx.run(() -> view.show(megabyte));
        time(
                "1 MB: 2,000 claims come",
                FRAME,
                () -> view.setHighlights(List.of()),
                i -> view.setHighlights(many));
        Fx.run(() -> view.setHighlights(many));
        time(
                "1 MB, 2,000 claims: another one in sight",
                FRAME,
                i -> current(many.subList(0, 4), i));
        time("1 MB, 2,000 claims: another one elsewhere", FRAME, i -> current(many, i * 37));
    }

    @Test
    void changesClaimsInALineThatNeverEnds() {
        // The last is drawn as a box whatever fonts there are.
        for (String sign : List.of("{\"k\":1},", "\u6F22\u5B57", "\uE000\uE001")) {
            ExactText line = ExactText.of(sign.repeat(200_000 / sign.length()));
            List<Highlight> claims = claims(line, 100);
            for (boolean wrap : new boolean[] {true, false}) {
                Fx.run(
                        () -> {
                            view.wrapProperty().set(wrap);
                            view.show(line);
                            view.setHighlights(claims);
                        });
                time(
                        "a line of 200,000, " + name(sign) + how(wrap),
                        wrap ? NO_FRAME_OVER_50 : JUMP,
                        i -> current(claims, i));
            }
        }
    }

    @Test
    void showsTenMegabytes() {
        ExactText small = prose(64 << 10, 1);
        ExactText lines = prose(10 << 20, 4);
        ExactText line = ExactText.of(lines.value().replace('\n', ' '));
        for (boolean wrap : new boolean[] {true, false}) {
            Fx.run(() -> view.wrapProperty().set(wrap));
            String how = how(wrap);
            Runnable before = () -> view.show(small);
            time("10 MB of lines: show" + how, SHOW, before, i -> view.show(lines));
            Fx.run(() -> view.show(lines));
            time("10 MB of lines: jump" + how, JUMP, i -> jump(lines, i));
            time("10 MB of one line: show" + how, SHOW, before, i -> view.show(line));
            Fx.run(() -> view.show(line));
            time("10 MB of one line: jump" + how, JUMP, i -> jump(line, i));
        }
    }

    @Test
    void keepsNothingOfThousandsOfSamples() {
        ExactText first = prose(64 << 10, 1);
        ExactText second = prose(64 << 10, 2);
        List<Highlight> claims = claims(first, 5);
        List<Highlight> others = claims(second, 5);
        double[] megabytes = new double[3];
        for (int round = 0; round < megabytes.length; round++) {
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
            megabytes[round] = (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
            System.out.printf(
                    Locale.ROOT,
                    "after %,d sample changes: %.1f MB%n",
                    (round + 1) * 1_000,
                    megabytes[round]);
        }
        assertThat(megabytes[2]).isLessThan(megabytes[0] + 2);
    }

    private static String name(String sign) {
        return sign.charAt(0) == 0xE000 ? "boxes" : sign.substring(0, 2);
    }

    private static String how(boolean wrap) {
        return wrap ? " (wrapped)" : " (not wrapped)";
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

    private void time(String what, Goal goal, IntConsumer act) {
        time(what, goal, () -> {}, act);
    }

    private void time(String what, Goal goal, Runnable before, IntConsumer act) {
        if (!what.contains(only)) {
            return;
        }
        List<Double> times = new ArrayList<>();
        List<Double> busy = new ArrayList<>();
        for (int i = 0; i < WARM + RUNS; i++) {
            int run = i;
            Fx.run(before);
            window.settle();
            var pulse = new TimedPulse(window.stage().getScene(), () -> act.accept(run));
            if (i >= WARM) {
                times.add(pulse.millis());
                busy.add(pulse.processorMillis());
            }
            window.settle();
        }
        double median = quantile(busy, 0.5);
        double p99 = quantile(busy, 0.99);
        boolean met = median <= goal.median() && p99 <= goal.p99();
        if (!met) {
            missed.add(what);
        }
        System.out.printf(
                Locale.ROOT,
                "%-42s clock %6.1f / %6.1f ms, thread %6.1f / %6.1f ms, goal %3.0f / %3.0f %s%n",
                what,
                quantile(times, 0.5),
                quantile(times, 0.99),
                median,
                p99,
                goal.median(),
                goal.p99(),
                met ? "met" : "MISSED");
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
