package org.plumbline.ui.label;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.Facet;
import org.plumbline.session.queue.Sorting;
import org.plumbline.session.settings.Panes;
import org.plumbline.text.Sha256;
import org.plumbline.ui.Fx;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.label.act.Habits;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.panes.Arrangement;
import org.plumbline.ui.text.TimedPulse;

/// A queue of a hundred thousand samples: no act keeps the FX thread busy for more than 50 ms, what
/// follows from it included, styling and layout included and rendering not.
///
/// What is over is printed: absolute times are never asserted. Printed is the time on the clock;
/// compared is what the thread itself used, which other work on the machine disturbs less.
@Tag("bench")
class QueueBenchmark {

    private static final int SAMPLES = Integer.getInteger("bench.samples", 100_000);
    private static final double MOST = 50;
    private static final int RUNS = 20;

    /// So many of the first runs are not measured, where there are more.
    private static final int WARM = 5;

    @TempDir Path folder;

    private final List<String> over = new ArrayList<>();

    /// What answers from workers kept the FX thread busy for, in milliseconds.
    private final ConcurrentLinkedQueue<Double> answers = new ConcurrentLinkedQueue<>();

    private LabelSession session;
    private Fx.Window window;
    private @Nullable LabelView view;
    private LabelController label;

    @BeforeEach
    void open() throws Exception {
        Path corpus = folder.resolve("corpus.jsonl");
        write(corpus);
        long start = System.nanoTime();
        var workspace =
                Workspace.of(
                        new Environment(
                                new DataFolder(folder.resolve("data")),
                                Disk.ofSystem(),
                                () -> Instant.parse("2026-12-01T12:00:00Z"),
                                "bench"));
        session =
                switch (workspace.open(corpus, "ann", (bytes, total) -> {})) {
                    case SamplesOpening.Opened opened -> opened.beginning().begin();
                    case SamplesOpening other -> throw new AssertionError(other.toString());
                };
        System.out.printf(
                Locale.ROOT,
                "%,d samples of %,d MB opened by a worker in %.1f s%n",
                SAMPLES,
                Files.size(corpus) >> 20,
                (System.nanoTime() - start) / 1e9);
        var root = new StackPane[1];
        window =
                Fx.show(
                        980,
                        960,
                        () -> {
                            root[0] = new StackPane();
                            Stream.of("colors", "kit", "label")
                                    .forEach(name -> root[0].getStylesheets().add(sheet(name)));
                            return root[0];
                        });
        // As whoever opens a second file: the first view is slow because everything is new.
        time("open the view", 3, i -> show(root[0]));
        label = shown().controller();
        window.settle();
    }

    private LabelView shown() {
        return Objects.requireNonNull(view);
    }

    private static String sheet(String name) {
        return Optional.ofNullable(QueueBenchmark.class.getResource("/style/" + name + ".css"))
                .orElseThrow(() -> new AssertionError("no style " + name))
                .toExternalForm();
    }

    private void show(StackPane root) {
        var workers = Executors.newFixedThreadPool(2, Thread.ofPlatform().daemon().factory());
        var background = new Background(workers, this::answer);
        var shown =
                new LabelView(
                        session,
                        background,
                        new LabelController.Outside(
                                () -> {},
                                new Overlay(),
                                () -> {},
                                failure -> failure.printStackTrace(),
                                begun -> {},
                                new Habits()),
                        new Arrangement(Panes.USUAL, panes -> {}));
        root.getChildren().setAll(shown);
        view = shown;
        shown.controller().openSample(0);
    }

    private void answer(Runnable taken) {
        Platform.runLater(
                () -> {
                    long start = busy();
                    taken.run();
                    answers.add((busy() - start) / 1e6);
                });
    }

    private static long busy() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @AfterEach
    void close() throws IOException {
        window.close();
        session.close();
        System.out.println(over.isEmpty() ? "none is over" : "over: " + String.join("; ", over));
    }

    @Test
    @SuppressWarnings("unchecked") // The list has places in the file.
    void noActIsOverFiftyMilliseconds() {
        Facet toDo = new Facet.OfState(SampleState.TO_DO);
        Facet some = new Facet.OfDestination("destination 7");
        time("filter: to do, and off", RUNS, i -> label.queue().toggle(toDo));
        time("filter: a destination, and off", RUNS, i -> label.queue().toggle(some));
        for (Sorting sorting : Sorting.values()) {
            time(
                    "sort: " + sorting.word() + ", and back",
                    RUNS,
                    i -> label.queue().sort(i % 2 == 0 ? sorting : Sorting.ORDER));
            await(() -> label.model().queue.sorting.get() == Sorting.ORDER, "the order");
        }
        var list = (ListView<Integer>) shown().lookup("#queue-list");
        time("scroll", RUNS * 5, i -> list.scrollTo(new Random(i).nextInt(SAMPLES)));
        time("scroll to the end and back", RUNS, i -> list.scrollTo(i % 2 == 0 ? SAMPLES : 0));
        time("another sample", RUNS, i -> label.openSample(new Random(i).nextInt(SAMPLES)));
        time(
                "a label",
                RUNS,
                i ->
                        label.acts()
                                .label(
                                        LabelField.RELEVANCE,
                                        i % 2 == 0 ? QualityValue.TRUE : QualityValue.FALSE));
        time("a flag", RUNS, i -> label.queue().flag());
        Fx.run(() -> label.queue().toggle(toDo));
        time("next sample in a filter", RUNS, i -> label.nextSample(1));
        time("previous sample in a filter", RUNS, i -> label.nextSample(-1));
        Fx.run(() -> label.queue().clearFilters());
        searches();
    }

    private void searches() {
        var field = (TextField) shown().lookup("#queue-search");
        String id = "r-099";
        for (int typed = 1; typed <= id.length(); typed++) {
            String word = id.substring(0, typed);
            time("search by id: " + word, 1, i -> field.setText(word));
        }
        awaitSearch("by id");
        time("search in texts: lock", 1, i -> field.setText("lock"));
        awaitSearch("in texts, all have it");
        time("search ends", 1, i -> field.setText(""));
        time("search in texts: needle", 1, i -> field.setText("needle"));
        awaitSearch("in texts, few have it");
    }

    private void awaitSearch(String what) {
        answers.clear();
        long start = System.nanoTime();
        await(() -> !label.model().queue.searching.get().isRunning(), what);
        System.out.printf(
                Locale.ROOT,
                "search %s: %,d samples found, %.1f s%n",
                what,
                Fx.get(() -> label.model().queue.rows.size()),
                (System.nanoTime() - start) / 1e9);
        tell("search " + what + ", results as they come", List.of(0.0), List.of(0.0));
    }

    private static void await(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(4);
        while (!Fx.get(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for " + what);
            }
            Fx.waitPulse(javafx.stage.Window.getWindows().getFirst().getScene());
        }
    }

    private void time(String what, int runs, IntConsumer act) {
        var clock = new ArrayList<Double>();
        var thread = new ArrayList<Double>();
        answers.clear();
        int warm = Math.min(WARM, runs - 1);
        for (int i = 0; i < runs; i++) {
            if (i == warm) {
                answers.clear();
            }
            int run = i;
            var pulse = new TimedPulse(window.stage().getScene(), () -> act.accept(run));
            if (i >= warm) {
                clock.add(pulse.millis());
                thread.add(pulse.processorMillis());
            }
            window.settle();
        }
        tell(what, clock, thread);
    }

    private void tell(String what, List<Double> clock, List<Double> thread) {
        double answer = answers.stream().mapToDouble(each -> each).max().orElse(0);
        double worst = Math.max(answer, worst(thread));
        if (worst > MOST) {
            over.add(what);
        }
        System.out.printf(
                Locale.ROOT,
                "%-46s clock %6.1f ms, thread %6.1f ms, answers %6.1f ms%s%n",
                what,
                worst(clock),
                worst(thread),
                answer,
                worst > MOST ? "  OVER" : "");
    }

    private static double worst(List<Double> times) {
        return times.stream().mapToDouble(each -> each).max().orElse(0);
    }

    private static void write(Path corpus) throws IOException {
        var random = new Random(1);
        try (BufferedWriter out = Files.newBufferedWriter(corpus, UTF_8)) {
            out.write("{\"format\":\"plumbline-corpus\",\"version\":1}\n");
            for (int i = 0; i < SAMPLES; i++) {
                out.write(element(i, random));
            }
        }
    }

    private static String element(int i, Random random) {
        String output = "The lock is held. ".repeat(1 + random.nextInt(6));
        String evidence = "void clear() { lock(); } ".repeat(8) + (i % 5_000 == 7 ? "needle" : "");
        return """
        {"sampleId":"r-%06d","name":null,"group":"g%d","split":"held-out","sampling":"random",\
        "practice":"p","provider":"q","destination":"destination %d","capture":{"status":"%s",\
        "producerStatus":"complete","limitations":[%s]},"reviewState":"reviewed","provenance":{\
        "sourceRecord":null,"revision":null,"producerModel":null,"promptDigest":null,\
        "catalogRevision":null,"costUsd":null,"elapsedSeconds":null},"evidence":[{"id":"e1",\
        "role":"seen","seenByProducer":true,"text":"%s","sha256":"%s","completeness":"complete",\
        "revision":null,"diffSide":null,"path":null}],"output":{"text":"%s","sha256":"%s"},\
        "claims":[{"id":"c1","spans":[{"start":0,"end":3,"text":"The"}],"verdict":null,\
        "grounding":null,"reason":null,"evidence":[{"evidenceId":"e1"}],"checks":[]}],\
        "claimCoverage":"selected","expectedQuality":{"relevance":null,"repetition":null,\
        "usefulness":null,"correctWithholding":null}}
        """
                .formatted(
                        i,
                        i,
                        random.nextInt(20),
                        i % 10 == 0 ? "partial" : "complete",
                        i % 7 == 0 ? "{\"kind\":\"redaction\",\"detail\":\"a name\"}" : "",
                        evidence,
                        Sha256.of(evidence.getBytes(UTF_8)).hex(),
                        output,
                        Sha256.of(output.getBytes(UTF_8)).hex());
    }
}
