package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.CaseBuilder;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.corpus.Case;
import org.plumbline.files.DataFolder;
import org.plumbline.labels.Truth;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.Tool;
import org.plumbline.session.order.Position;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The order in which a reviewer meets the samples: what it is, where it is kept, what it leaves
/// alone.
class SampleOrderTest {

    private static final Path SAMPLE = Path.of("assets/sample/corpus.json");

    @TempDir Path folder;

    private final Bench bench = new Bench(manySamples());

    private static ListStore manySamples() {
        var cases = new ArrayList<Case>();
        cases.add(Bench.caseA());
        IntStream.range(0, 40).forEach(i -> cases.add(new CaseBuilder("s" + i).build()));
        return new ListStore(true, cases.toArray(Case[]::new));
    }

    private static List<Integer> order(LabelSession session) {
        return session.order().samples().boxed().toList();
    }

    private static List<Integer> fileOrder(LabelSession session) {
        return IntStream.range(0, session.size()).boxed().toList();
    }

    private static void chosen(LabelSession session, @Nullable String seed) throws Exception {
        if (session.reorder(seed) instanceof Applied.Accepted accepted) {
            accepted.saved().get(60, TimeUnit.SECONDS);
        } else {
            throw new AssertionError("not accepted: " + seed);
        }
    }

    @Test
    void isTheFilesOrderUntilAnotherIsChosenAlsoWithLabelsInTheJournal() throws Exception {
        try (var session = bench.open()) {
            assertThat(order(session)).isEqualTo(fileOrder(session));
            bench.done(session, Bench.truth("c1", Truth.TRUE));
        }
        try (var session = bench.open()) {
            assertThat(session.order().seed()).isEmpty();
            assertThat(order(session)).isEqualTo(fileOrder(session));
        }
    }

    @Test
    void isRememberedAcrossAKillForThisRaterAlone() throws Exception {
        var session = bench.open();
        chosen(session, "42");
        List<Integer> shuffled = order(session);
        assertThat(shuffled).isNotEqualTo(fileOrder(session));
        assertThat(shuffled).containsExactlyInAnyOrderElementsOf(fileOrder(session));

        bench.disk = bench.disk.afterKill();
        try (var again = bench.open();
                var other = bench.open("ben")) {
            assertThat(again.order().seed()).contains("42");
            assertThat(order(again)).isEqualTo(shuffled);
            assertThat(order(other)).isEqualTo(fileOrder(other));
            chosen(again, null);
        }
        try (var again = bench.open()) {
            assertThat(again.order().seed()).isEmpty();
        }
        session.close();
    }

    @Test
    void knowsThePlaceOfEachSample() throws Exception {
        try (var session = bench.open()) {
            for (String seed : new String[] {null, "42"}) {
                session.reorder(seed);
                var order = session.order();
                for (int place = 0; place < order.size(); place++) {
                    assertThat(order.placeOf(order.sampleAt(place))).isEqualTo(place);
                }
                assertThat(order.size()).isEqualTo(session.size());
            }
        }
    }

    @Test
    void leavesTheReviewerWhereTheyAre() throws Exception {
        try (var session = bench.open()) {
            session.moveTo(new Position(0, "c2"));
            chosen(session, "42");
            assertThat(session.position()).isEqualTo(new Position(0, "c2"));
        }
        try (var session = bench.open()) {
            assertThat(session.position()).isEqualTo(new Position(0, "c2"));
        }
    }

    @Test
    void beginsAtTheFirstSampleOfTheShuffleWhereTheReviewerWasNowhere() throws Exception {
        try (var session = bench.open()) {
            chosen(session, "42");
        }
        try (var session = bench.open()) {
            assertThat(session.position())
                    .isEqualTo(new Position(session.order().sampleAt(0), null));
        }
    }

    /// Compared with the bytes that the real command writes.
    @ParameterizedTest
    @ValueSource(strings = {"42", "007", "seed", "é 🙂"})
    void isTheOrderOfTheRequestsFileThatTheCommandMakesWithTheSeed(String seed) throws Exception {
        Path requests = folder.resolve("requests.json");
        var nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        int code =
                CommandFace.run(
                        new Console(new ByteArrayOutputStream(), nowhere, false),
                        files -> 2,
                        "requests",
                        SAMPLE.toString(),
                        "--shuffle",
                        seed,
                        "-o",
                        requests.toString());
        assertThat(code).isZero();

        try (var session = openSample()) {
            session.reorder(seed);
            List<String> met =
                    session.order()
                            .samples()
                            .mapToObj(index -> session.outline(index).sampleId())
                            .toList();
            assertThat(met).hasSize(35).isEqualTo(sampleIds(requests));
        }
    }

    private LabelSession openSample() throws IOException {
        var place =
                Environment.of(
                        new DataFolder(folder.resolve("data")),
                        () -> Instant.parse("2026-11-30T10:00:00Z"),
                        Map.of());
        return switch (Workspace.of(place).openSample("ann")) {
            case SamplesOpening.Opened(var beginning, var warnings) -> beginning.begin();
            case SamplesOpening other -> throw new AssertionError(other.toString());
        };
    }

    private static List<String> sampleIds(Path requests) throws IOException {
        JsonNode root = JsonMapper.shared().readTree(Files.readAllBytes(requests));
        return root.get("requests").valueStream().map(r -> r.get("sampleId").asString()).toList();
    }

    @Test
    void changesNoByteOfTheExportedLabels() throws Exception {
        Path target = Bench.ROOT.resolve("labels.json");
        var tool = new Tool("Plumbline", "0.1.0");
        try (var session = bench.open()) {
            for (int sample = 0; sample < 3; sample++) {
                bench.complete(session, sample, 0);
            }
            session.export(target, tool, labels -> List.of());
            byte[] before = bench.disk.read(target);
            chosen(session, "42");
            session.export(target, tool, labels -> List.of());

            assertThat(before).isNotEmpty();
            assertThat(bench.disk.read(target)).isEqualTo(before);
        }
    }

    @Test
    void isNoStepThatAnUndoTakesBack() throws Exception {
        try (var session = bench.open()) {
            bench.done(session, Bench.truth("c1", Truth.TRUE));
            chosen(session, "42");
            assertThat(session.review().undo()).isPresent();
            assertThat(session.order().seed()).contains("42");
            assertThat(session.review().canUndo()).isFalse();
        }
    }

    @Test
    void writesNothingForTheOrderThatIsThereAlready() throws Exception {
        try (var session = bench.open()) {
            assertThat(session.reorder(null)).isEqualTo(new Applied.Unchanged());
            chosen(session, "42");
            assertThat(session.reorder("42")).isEqualTo(new Applied.Unchanged());
        }
    }

    @Test
    void canBeSeenButNotChosenWhereNothingCanBeWritten() throws Exception {
        try (var first = bench.open()) {
            chosen(first, "42");
            try (var second = bench.open()) {
                assertThat(order(second)).isEqualTo(order(first));
                assertThat(second.reorder(null))
                        .isEqualTo(
                                new Applied.Refused(
                                        Refusal.READ_ONLY,
                                        second.review().readOnly().orElseThrow().message()));
                assertThat(second.order().seed()).contains("42");
            }
        }
    }

    @Test
    void takesNoSeedThatNoFileCanHold() throws Exception {
        try (var session = bench.open()) {
            assertThat(session.reorder("\ud800"))
                    .isInstanceOfSatisfying(
                            Applied.Refused.class,
                            refused -> assertThat(refused.reason()).isEqualTo(Refusal.BAD_TEXT));
            assertThat(session.order().seed()).isEmpty();
        }
    }
}
