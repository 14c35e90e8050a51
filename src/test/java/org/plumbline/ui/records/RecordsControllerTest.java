package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.records.DataKind;
import org.plumbline.records.Metric;
import org.plumbline.records.PairedTask;
import org.plumbline.records.Pairs;
import org.plumbline.records.RecordForm;
import org.plumbline.records.Review;
import org.plumbline.records.Row;
import org.plumbline.records.Support;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// What the Records view does, without a window.
class RecordsControllerTest {

    @TempDir Path data;

    private final AskedFrame told = new AskedFrame(Background.atOnce());
    private final List<String> refused = new ArrayList<>();
    private @Nullable RecordsController opened;

    @BeforeEach
    void open() {
        opened = new RecordsController(workspace(data), told, outside());
        opened.openSomething();
    }

    private RecordsOutside outside() {
        var usual = AroundRecords.nothingLost();
        return new RecordsOutside(
                (file, problems) -> refused.add(file),
                usual.open(),
                usual.leave(),
                usual.lost(),
                usual.who());
    }

    @AfterEach
    void close() {
        controller().ending().run();
    }

    @Test
    void opensTheDemonstrationAndSaysThatItIsIllustrative() {
        RecordsModel model = controller().model();

        assertThat(model.illustrative.get()).isTrue();
        assertThat(model.shown).hasSize(14);
        assertThat(model.states.get()).isEqualTo(Map.of(RowState.SUCCESS, 7, RowState.FAILED, 7));
        assertThat(model.row.get()).isZero();
    }

    @Test
    void filtersByFamilyConditionKindAndState() {
        controller().rows().filter(filter -> filter.withFamily("agent"));
        assertThat(controller().model().shown).hasSize(4);
        assertThat(controller().model().row.get()).as("the first that is shown").isEqualTo(5);

        controller().rows().filter(filter -> filter.withKind(DataKind.LLM));
        controller().rows().filter(filter -> filter.withState(RowState.FAILED));
        assertThat(controller().model().shown).containsExactly(8);

        controller().rows().filter(filter -> filter.withCondition("nothing"));
        assertThat(controller().model().shown).isEmpty();
        assertThat(controller().model().current.get()).isNull();
    }

    @Test
    void questionsGoRoundByOneKeyAndSupportStaysWhereItIsSaidTwice() {
        assertThat(current().complete()).isFalse();
        controller().reviewing().cycle(Question.COMPLETE);
        assertThat(current().complete()).isNull();
        controller().reviewing().cycle(Question.COMPLETE);
        assertThat(current().complete()).isTrue();

        controller().reviewing().support(Support.CONTRADICTED);
        controller().reviewing().support(Support.CONTRADICTED);
        assertThat(current().semanticSupport()).isEqualTo(Support.CONTRADICTED);
    }

    @Test
    void undoGoesToTheRowThatChanged() {
        controller().reviewing().cycle(Question.COMPLETE);
        controller().rows().select(9);
        controller().reviewing().undo();

        assertThat(controller().model().row.get()).isZero();
        assertThat(current().complete()).isFalse();
        controller().reviewing().redo();
        assertThat(current().complete()).isNull();
    }

    @Test
    void theNextRowWithoutAReviewIsFoundRoundTheEnd() {
        controller().rows().select(3);
        controller().reviewing().support(null);
        controller().rows().select(10);

        controller().rows().nextUnreviewed();

        assertThat(controller().model().row.get()).isEqualTo(3);
    }

    @Test
    void comparesTheFamilyWithTheMostTasks() {
        Pairs pairs = pairs();

        assertThat(controller().model().family.get()).isEqualTo("agent");
        assertThat(controller().model().conditionA.get()).isEqualTo("fixed");
        assertThat(controller().model().conditionB.get()).isEqualTo("llm");
        assertThat(pairs.tasks()).extracting(PairedTask::difference).containsExactly(1.0, -1.0);
    }

    @Test
    void aReviewChangesTheComparisonAndAMissingOneRefusesIt() {
        controller().rows().select(8);
        controller().reviewing().support(Support.SUPPORTED);
        assertThat(pairs().mean()).isEqualTo(0.5);

        controller().reviewing().support(null);
        assertThat(controller().model().pairs.get()).isNull();
        assertThat(controller().model().refusal.get())
                .contains("records/unreviewed", "/rows/8/task_success", "owner-of-search");
        controller().comparison().metric(Metric.COMPLETE);
        assertThat(controller().model().refusal.get()).isEmpty();
    }

    @Test
    void anotherFamilyBringsItsOwnConditions() {
        controller().comparison().family("retrieval");

        assertThat(controller().model().conditionA.get()).isEqualTo("keyword");
        assertThat(pairs().tasks()).hasSize(1);
        controller().comparison().b("keyword");
        assertThat(controller().model().refusal.get()).contains("two different conditions");
    }

    @Test
    void costsKeepCallsApartAndSayWhatIsNotMeasured() {
        assertThat(Costs.calls(controller().rows().row(6))).isEqualTo("2 + 2");
        assertThat(Costs.latency(controller().rows().row(5))).isEqualTo("–");
        assertThat(Costs.average(rows(10, 11))).isEqualTo("llm 1 · tool 0.5 · 2.95 s");
        assertThat(Costs.average(rows(5))).isEqualTo("llm 0 · tool 1 · not measured");
        assertThat(Costs.average(rows(5, 6))).contains("not measured");
    }

    @Test
    void exportsTheTableAndTheAnnotations() throws Exception {
        controller().reviewing().cycle(Question.COMPLETE);
        Path csv = data.resolve("out.csv");
        told.answer(csv);
        controller().export().table(RecordForm.CSV);
        Path annotations = data.resolve("mine.json");
        told.answer(annotations);
        controller().export().annotations();
        Path pairs = data.resolve("pairs.json");
        told.answer(pairs);
        controller().export().pairs();

        assertThat(Files.readString(csv)).startsWith("task_id,task_family,condition");
        assertThat(Files.readString(annotations)).contains("\"why-retry-doubles\"");
        assertThat(Files.readString(pairs)).contains("plumbline-pairs");
        assertThat(told.said).hasSize(3).allMatch(words -> words.contains(" in "));
        controller().open(csv);
        assertThat(controller().model().illustrative.get()).isFalse();
        assertThat(controller().rows().row(0).review().complete()).isNull();
    }

    @Test
    void aTableWithErrorsIsToldAndWhatWasOpenStays() throws Exception {
        Path file = data.resolve("broken.json");
        Files.writeString(file, "{\"format\": \"plumbline-records\", \"version\": 1}");

        controller().open(file);

        assertThat(refused).containsExactly(file.toString());
        assertThat(controller().model().shown).hasSize(14);
    }

    private Pairs pairs() {
        Pairs pairs = controller().model().pairs.get();
        assertThat(pairs).isNotNull();
        return pairs;
    }

    private Review current() {
        return controller().rows().row(controller().model().row.get()).review();
    }

    private List<Row> rows(int... numbers) {
        var rows = new ArrayList<Row>();
        for (int number : numbers) {
            rows.add(controller().rows().row(number));
        }
        return rows;
    }

    private RecordsController controller() {
        return Objects.requireNonNull(opened);
    }

    private static Workspace workspace(Path data) {
        return Workspace.of(
                Environment.of(
                        new DataFolder(data),
                        InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                        Map.of("USER", "tester")));
    }
}
