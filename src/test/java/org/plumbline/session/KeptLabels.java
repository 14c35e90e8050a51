package org.plumbline.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.plumbline.Kept;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Opening;
import org.plumbline.intake.Progress;
import org.plumbline.intake.SampleStore;
import org.plumbline.problem.Problem;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.Tool;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;
import tools.jackson.databind.json.JsonMapper;

/// A data folder, with the kept journal of labels in it or without, and the corpus it is about.
final class KeptLabels {

    static final String RATER = "Ann \"é\" Mørk/2";
    static final Tool TOOL = new Tool("plumbline", "0.1.0");
    static final Rubric FIRST = rubric("Judge by what was kept.\n");
    static final Rubric SECOND = rubric("Judge more strictly.\n");

    /// Where a version of today has the journal of this corpus and rater: the beginning of the
    /// digest of each, written out, since a journal elsewhere would not be found again.
    static final String JOURNAL =
            "journals/295ed3ecfe0d36e8/Ann_____M_rk_2-9c1a0d9e7ae8d26f/journal.jsonl";

    final SampleStore store;
    private final Path data;
    private volatile Instant now = Instant.parse("2026-12-24T18:00:00Z");

    private KeptLabels(Path data) throws IOException {
        this.data = data;
        this.store = opened(corpus());
    }

    /// The labels are in the data folder.
    static KeptLabels in(Path data) throws IOException {
        var labels = new KeptLabels(data);
        Path journal = data.resolve(JOURNAL);
        Files.createDirectories(journal.getParent());
        Files.write(journal, Kept.bytes("labels/journal.jsonl"));
        return labels;
    }

    /// Nothing is in the data folder.
    static KeptLabels without(Path data) throws IOException {
        return new KeptLabels(data);
    }

    private static Rubric rubric(String text) {
        return new Rubric(text, Sha256.of(text.getBytes(UTF_8)));
    }

    static Rubric rubric(Sha256 digest) {
        return digest.equals(FIRST.sha256()) ? FIRST : SECOND;
    }

    private static Source corpus() throws IOException {
        return Source.of("corpus.json", Kept.bytes("labels/corpus.json"));
    }

    private static SampleStore opened(Source source) throws IOException {
        return switch (Intake.openSamples(source, Progress.NONE)) {
            case Opening.Opened opened -> opened.store();
            case Opening.Refused refused ->
                    throw new AssertionError(refused.problems().problems().toString());
        };
    }

    /// What the clock says from now on.
    void clock(Instant instant) {
        now = instant;
    }

    LabelSession open(Rubric rubric) {
        var session =
                LabelSession.open(
                        store,
                        new Labeller(RATER, rubric),
                        new Environment(
                                new DataFolder(data), Disk.ofSystem(), () -> now, "process 1"));
        assertThat(session.review().readOnly()).isEmpty();
        return session;
    }

    byte[] journal() throws IOException {
        return Files.readAllBytes(data.resolve(JOURNAL));
    }

    /// The steps that were undone or redone by lines behind the kept ones.
    List<Integer> added(String event) throws IOException {
        long kept = Kept.text("labels/journal.jsonl").lines().count();
        return new String(journal(), UTF_8)
                .lines()
                .skip(kept)
                .map(JsonMapper.shared()::readTree)
                .filter(line -> line.required("event").stringValue().equals(event))
                .map(line -> line.required("step").intValue())
                .toList();
    }

    /// What is wrong with an export beside the corpus.
    static List<Problem> problems(Source labels) throws IOException {
        return Intake.validate(List.of(corpus(), labels), Guides.only(FIRST), Progress.NONE)
                .problems();
    }
}
