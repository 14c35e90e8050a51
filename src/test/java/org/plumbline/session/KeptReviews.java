package org.plumbline.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.Kept;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.files.Source;
import org.plumbline.records.LocatedTable;
import org.plumbline.records.Row;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Environment;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.RecordTable;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A data folder, with the kept journal of reviews in it or without, and the table it is about;
/// does again what the lines of a journal say was done.
final class KeptReviews {

    /// Where a version of today has the journal of this table and annotator.
    private static final String JOURNAL =
            "journals/67d20249e465180e/Ann_____M_rk_2-9c1a0d9e7ae8d26f/journal.jsonl";

    private final Path data;
    private final LocatedTable table;
    private volatile Instant now = Instant.parse("2026-12-24T18:00:00Z");
    private @Nullable RecordReview told;

    private KeptReviews(Path data) throws IOException {
        this.data = data;
        var opened =
                RecordTable.open(
                        Source.of("table.json", Kept.bytes("reviews/table.json")),
                        (read, total) -> {});
        assertThat(opened).isInstanceOf(RecordTable.Ready.class);
        this.table = ((RecordTable.Ready) opened).located();
    }

    /// The reviews are in the data folder.
    static KeptReviews in(Path data) throws IOException {
        var reviews = new KeptReviews(data);
        Path journal = data.resolve(JOURNAL);
        Files.createDirectories(journal.getParent());
        Files.write(journal, Kept.bytes("reviews/journal.jsonl"));
        return reviews;
    }

    /// Nothing is in the data folder.
    static KeptReviews without(Path data) throws IOException {
        return new KeptReviews(data);
    }

    RecordReview open(Rubric rubric) {
        var review =
                RecordReview.open(
                        table,
                        new Labeller(KeptLabels.RATER, rubric),
                        new Environment(
                                new DataFolder(data), Disk.ofSystem(), () -> now, "process 1"));
        assertThat(review.review().readOnly()).isEmpty();
        return review;
    }

    /// Does all that these lines say, each when it says that it was done.
    void tell(List<String> lines) throws IOException {
        for (String line : lines) {
            tell(JsonMapper.shared().readTree(line));
        }
        close();
    }

    private void tell(JsonNode line) throws IOException {
        now = Instant.parse(line.required("at").stringValue());
        switch (line.required("event").stringValue()) {
            case "begin" -> {}
            case "rubric" -> {
                close();
                told =
                        open(
                                KeptLabels.rubric(
                                        new Sha256(line.required("rubricSha256").stringValue())));
            }
            case "review" -> assertThat(told().review(row(line), ReviewForms.read(line))).isTrue();
            case "undo" -> assertThat(told().review().undo()).isPresent();
            case "redo" -> assertThat(told().review().redo()).isPresent();
            case String other -> throw new AssertionError(other);
        }
    }

    private int row(JsonNode line) {
        List<Row> rows = table.table().rows();
        return IntStream.range(0, rows.size())
                .filter(number -> rows.get(number).key().taskId().equals(text(line, "taskId")))
                .filter(
                        number ->
                                rows.get(number).key().condition().equals(text(line, "condition")))
                .filter(
                        number ->
                                rows.get(number).key().replicate()
                                        == line.required("replicate").longValue())
                .findFirst()
                .orElseThrow();
    }

    private static String text(JsonNode line, String name) {
        return line.required(name).stringValue();
    }

    private RecordReview told() {
        if (told == null) {
            throw new AssertionError("the lines begin with a rubric");
        }
        return told;
    }

    private void close() throws IOException {
        if (told != null) {
            told.close();
            told = null;
        }
    }

    byte[] journal() throws IOException {
        return Files.readAllBytes(data.resolve(JOURNAL));
    }

    /// The steps that were undone or redone by lines behind the kept ones.
    List<Integer> added(String event) throws IOException {
        return new String(journal(), UTF_8)
                .lines()
                .skip(Kept.text("reviews/journal.jsonl").lines().count())
                .map(JsonMapper.shared()::readTree)
                .filter(line -> text(line, "event").equals(event))
                .map(line -> line.required("step").intValue())
                .toList();
    }
}
