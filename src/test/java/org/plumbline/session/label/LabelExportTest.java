package org.plumbline.session.label;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Source;
import org.plumbline.labels.Act;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import org.plumbline.session.files.Tool;
import org.plumbline.session.progress.Incomplete;
import org.plumbline.session.progress.SampleProgress;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

class LabelExportTest {

    private static final Path TARGET = Bench.ROOT.resolve("ann.labels.json");
    private static final Tool TOOL = new Tool("Plumbline", "0.1.0");

    private final Bench bench = new Bench();

    private static List<Problem> valid(Source source) {
        return List.of();
    }

    private void labelAll(LabelSession session) throws Exception {
        bench.done(session, Bench.truth("c1", Truth.FALSE));
        bench.done(
                session,
                new Act.Cite(
                        "a",
                        "c1",
                        List.of(
                                Region.whole("e2"),
                                new Region("e1", new Span(25, 30)),
                                new Region("e3", new Span(1, 3)))));
        bench.done(session, Bench.grounding("c1", Grounding.SUPPORTED));
        bench.done(session, new Act.SetNote("a", "c1", "she said \"no\"\n"));
        bench.done(session, Bench.truth("c2", Truth.UNSUPPORTED));
        bench.done(session, Bench.grounding("c2", Grounding.UNKNOWN));
        bench.done(session, Act.SetLabel.ofSample("a", LabelField.RELEVANCE, QualityValue.TRUE));
        bench.done(session, Act.SetLabel.ofSample("a", LabelField.REPETITION, QualityValue.FALSE));
        bench.done(session, Act.SetLabel.ofSample("a", LabelField.USEFULNESS, QualityValue.NULL));
        bench.done(
                session,
                Act.SetLabel.ofSample("a", LabelField.CORRECT_WITHHOLDING, QualityValue.NULL));
        bench.complete(session, 1, 0);
    }

    private String written(Path file) throws IOException {
        return new String(bench.disk.read(file), UTF_8);
    }

    @Test
    void writesTheFileThatTheFormatAsksForToTheByte() throws Exception {
        try (var session = bench.open();
                var golden = LabelExportTest.class.getResourceAsStream("ann.labels.json")) {
            labelAll(session);

            var outcome = session.export(TARGET, TOOL, LabelExportTest::valid);

            assertThat(golden).isNotNull();
            assertThat(written(TARGET)).isEqualTo(new String(golden.readAllBytes(), UTF_8));
            assertThat(outcome)
                    .isEqualTo(
                            new ExportOutcome.Written(
                                    TARGET, Sha256.of(bench.disk.read(TARGET)), 2, List.of()));
        }
    }

    @Test
    void writesOneRatingALineWhereTheNameAsksForLines() throws Exception {
        Path target = Bench.ROOT.resolve("ann.JSONL");
        try (var session = bench.open()) {
            labelAll(session);
            session.export(target, TOOL, LabelExportTest::valid);
        }

        var lines = written(target).split("\n", -1);
        assertThat(lines).hasSize(4);
        assertThat(lines[0])
                .isEqualTo(
                        "{\"format\":\"plumbline-labels\",\"version\":1,"
                                + "\"positionEncoding\":\"utf-8\",\"rater\":\"ann\","
                                + "\"rubricSha256\":\""
                                + Bench.RUBRIC.sha256()
                                + "\",\"tool\":{\"name\":\"Plumbline\",\"version\":\"0.1.0\"}}");
        assertThat(lines[1]).startsWith("{\"sampleId\":\"a\",\"requestSha256\":");
        assertThat(lines[2]).startsWith("{\"sampleId\":\"b\",\"requestSha256\":");
        assertThat(lines[3]).isEmpty();
    }

    @Test
    void leavesOutIncompleteSamplesAndNamesThem() throws Exception {
        try (var session = bench.open()) {
            bench.complete(session, 1, 0);
            bench.done(session, Bench.truth("c1", Truth.FALSE));

            var outcome = session.export(TARGET, TOOL, LabelExportTest::valid);

            assertThat(outcome)
                    .isInstanceOfSatisfying(
                            ExportOutcome.Written.class,
                            done -> {
                                assertThat(done.ratings()).isEqualTo(1);
                                assertThat(done.incomplete())
                                        .containsExactly(
                                                new Incomplete(
                                                        0,
                                                        "a",
                                                        new SampleProgress(
                                                                SampleState.IN_PROGRESS, 0, 2, 0)));
                            });
            assertThat(written(TARGET)).contains("\"b\"").doesNotContain("\"a\"");
        }
    }

    @Test
    void datesARatingByItsLastActAndMarksItOnceTheRaterWasUnblinded() throws Exception {
        try (var session = bench.open()) {
            labelAll(session);
            var unblinding = (Applied.Accepted) session.unblind();
            unblinding.saved().get();
            bench.done(session, new Act.SetNote("a", "c2", "now I know"));
            session.review().undo();
            var last = session.history(0).getLast().at();

            session.export(TARGET, TOOL, LabelExportTest::valid);

            String a = written(TARGET).split("\"sampleId\": \"b\"", -1)[0];
            String b = written(TARGET).split("\"sampleId\": \"b\"", -1)[1];
            assertThat(a).contains("\"blinded\": false", "\"labelledAt\": \"" + last + "\"");
            assertThat(b).contains("\"blinded\": true");
        }
    }

    @Test
    void readsAgainWhatItWroteAndReplacesNothingByAnInvalidFile() throws Exception {
        new AtomicFile(bench.disk).replace(TARGET, "an older export".getBytes(UTF_8));
        var read = new ArrayList<String>();
        var problem = new Problem(Code.LABELS_CLAIM, "x", null, "/ratings", "a", "No such claim.");
        try (var session = bench.open()) {
            labelAll(session);

            var outcome =
                    session.export(
                            TARGET,
                            TOOL,
                            source -> {
                                try (var channel = source.open()) {
                                    read.add(source.name() + " " + channel.size());
                                } catch (IOException e) {
                                    throw new AssertionError(e);
                                }
                                return List.of(problem);
                            });

            assertThat(outcome)
                    .isEqualTo(
                            new ExportOutcome.Refused(
                                    "The label file would be invalid: No such claim. Nothing was"
                                            + " written; this is a fault of the program.",
                                    List.of(problem)));
            assertThat(written(TARGET)).isEqualTo("an older export");
            session.export(TARGET, TOOL, LabelExportTest::valid);
            assertThat(read).containsExactly(TARGET + " " + bench.disk.read(TARGET).length);
        }
    }

    @Test
    void leavesTheOlderExportWhereTheDiskIsFull() throws Exception {
        new AtomicFile(bench.disk).replace(TARGET, "an older export".getBytes(UTF_8));
        try (var session = bench.open()) {
            labelAll(session);
            bench.disk.watch(
                    (step, what) -> {
                        if (what.startsWith("write") && what.contains("labels")) {
                            throw new IOException("No space left on device");
                        }
                    });

            assertThat(session.export(TARGET, TOOL, LabelExportTest::valid))
                    .isEqualTo(
                            new ExportOutcome.Refused(
                                    "The labels were not written: the disk is full.", List.of()));
            assertThat(written(TARGET)).isEqualTo("an older export");
        }
    }

    @Test
    void doesNotReplaceTheFileThatIsLabelled() throws Exception {
        var corpus = new ListStore(true, "the corpus".getBytes(UTF_8), Bench.caseA());
        new AtomicFile(bench.disk).replace(TARGET, "the corpus".getBytes(UTF_8));
        try (var session =
                LabelSession.open(corpus, new Labeller("ann", Bench.RUBRIC), bench.place())) {
            assertThat(session.export(TARGET, TOOL, LabelExportTest::valid))
                    .isEqualTo(
                            new ExportOutcome.Refused(
                                    TARGET
                                            + " is the file that is being labelled. Choose another"
                                            + " name.",
                                    List.of()));
        }
        assertThat(written(TARGET)).isEqualTo("the corpus");
    }
}
