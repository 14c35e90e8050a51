package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.files.Source;
import org.plumbline.intake.RecordChanges.Change;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.Severity;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;

/// One thing is changed in a good recording, its table or its annotations, and one named problem is
/// expected at one place.
class RecordChangesTest {

    static Stream<Change> changes() {
        return RecordChanges.all();
    }

    @Test
    void theGoodFilesHaveNoProblem() {
        assertThat(new RecordWorld().validate().problems()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("changes")
    void oneChangeGivesOneProblemAtItsPlace(Change change) {
        var world = new RecordWorld();
        change.change().accept(world);

        List<Problem> problems = world.validate().problems();

        assertThat(problems).as("%s", problems).hasSize(1);
        Problem problem = problems.getFirst();
        String json = World.pretty(world.file(change.file()));
        assertThat(problem.code()).isEqualTo(change.code());
        assertThat(problem.file()).isEqualTo(change.file());
        assertThat(problem.pointer()).isEqualTo(change.pointer());
        assertThat(problem.location()).isEqualTo(Place.ofValue(json, change.pointer()));
        assertThat(problem.sampleId()).isNull();
        assertThat(problem.message()).contains(change.words());
    }

    @ParameterizedTest
    @MethodSource("changes")
    void jsonLinesGiveTheSameProblemAtTheSamePointer(Change change) {
        var world = new RecordWorld();
        change.change().accept(world);
        Source lines = Lines.of(change.file(), world.file(change.file()));
        var sources = new ArrayList<Source>();
        // Of a recording in another form the table would have another digest.
        if (!change.file().equals("recording.json")) {
            sources.add(World.source("recording.json", world.recording));
        }
        if (change.file().equals("annotations.json")) {
            sources.add(World.source("table.json", world.table));
        }
        sources.add(lines);

        List<Problem> problems = World.validate(sources).problems();

        assertThat(problems).as("%s", problems).hasSize(1);
        assertThat(problems.getFirst().code()).isEqualTo(change.code());
        assertThat(problems.getFirst().pointer()).isEqualTo(change.pointer());
    }

    @Test
    void everyCodeOfRecordsIsTestedButTheRefusalsOfComparisons() {
        var elsewhere =
                List.of(
                        Code.RECORDS_MISSING_CONDITION,
                        Code.RECORDS_MISSING_CELL,
                        Code.RECORDS_UNREVIEWED,
                        Code.RECORDS_MIXED,
                        Code.RECORDS_FAMILY);
        var tested = changes().map(Change::code).toList();

        assertThat(Arrays.stream(Code.values()).filter(c -> c.word().startsWith("records/")))
                .allMatch(code -> elsewhere.contains(code) || tested.contains(code));
    }

    @Test
    void aRepeatedNoteIsOnlyAWarning() {
        assertThat(Code.RECORDS_NOTE_REPEATED.severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void aTableWithoutItsRecordingIsHeldToItselfAlone() {
        var world = new RecordWorld();
        world.row(1).put("source_sha256", "0".repeat(64));

        assertThat(World.validate(World.source("table.json", world.table)).problems()).isEmpty();
    }

    @Test
    void annotationsAreHeldToTheRecordingWhereThereIsNoTable() {
        var world = new RecordWorld();
        world.call(3).put("rawResponse", "another answer");

        List<Problem> problems =
                World.validate(
                                World.source("annotations.json", world.annotations),
                                World.source("recording.json", world.recording))
                        .problems();

        assertThat(problems).extracting(Problem::code).containsExactly(Code.RECORDS_STALE);
    }

    @Test
    void whatIsWrongInAJsonTableIsWrongInTheEqualCsvAtThePlaceOfTheCell() throws IOException {
        var world = new RecordWorld();
        world.row(0).put("model_id", "m");
        String csv = csv(new RecordWorld());
        String changed = csv.replace("deterministic_baseline,,1", "deterministic_baseline,m,1");
        assertThat(changed).isNotEqualTo(csv);

        List<Problem> problems =
                World.validate(Source.of("table.csv", changed.getBytes(UTF_8))).problems();

        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst().code()).isEqualTo(Code.RECORDS_BASELINE);
        assertThat(problems.getFirst().pointer()).isEqualTo("/rows/0/model_id");
        assertThat(problems.getFirst().location()).isEqualTo(new Location(2, 36));
    }

    static String csv(RecordWorld world) throws IOException {
        RecordFiles read = Intake.readTable(World.source("table.json", world.table), Progress.NONE);
        assertThat(read).isInstanceOf(RecordFiles.Received.class);
        var out = new ByteArrayOutputStream();
        var table = ((RecordFiles.Received) read).tables().getFirst().table();
        RecordsFile.write(table, RecordForm.CSV, out);
        return out.toString(UTF_8);
    }
}
