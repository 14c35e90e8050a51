package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;

/// Annotations of evaluation records are held to the records' own guide, whoever reads them.
class AnnotationGuideTest {

    private final RecordWorld world = new RecordWorld();

    @Test
    void annotationsAreHeldToTheRecordsGuideAndLabelsToTheirs() {
        assertThat(World.validate(world.sources()).problems()).isEmpty();
        assertThat(new World().validate().problems()).isEmpty();

        world.annotations.put("rubricSha256", World.RUBRIC.hex());

        assertThat(words(World.validate(world.sources())))
                .containsExactly("annotations.json labels/rubric /rubricSha256");
    }

    @Test
    void aGuideThatDiffersOnlyInItsLineEndsIsNamed() throws IOException {
        Rubric lf = World.guide("Read.\nJudge.\n");
        Rubric crlf = World.guide("Read.\r\nJudge.\r\n");
        world.annotations.put("rubricSha256", crlf.sha256().hex());

        List<Problem> problems =
                Intake.validate(world.sources(), new Guides(World.GUIDE, lf), Progress.NONE)
                        .problems();

        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst().message())
                .contains(crlf.sha256().hex(), lf.sha256().hex())
                .contains("the same with CRLF line ends and no byte order mark")
                .endsWith(
                        "as the records' guide (--rubric of `records validate` or `records build`)");
    }

    @Test
    void withTheGuideThatTheyWereMadeWithNothingIsWrong() throws IOException {
        Rubric other = World.guide("Another guide.\n");
        world.annotations.put("rubricSha256", other.sha256().hex());

        assertThat(Intake.validateRecords(world.sources(), other, Progress.NONE).problems())
                .isEmpty();
        assertThat(words(Intake.validateRecords(world.sources(), World.GUIDE, Progress.NONE)))
                .containsExactly("annotations.json labels/rubric /rubricSha256");
    }

    @Test
    void noTableIsBuiltFromAnnotationsByAnotherGuide() throws IOException {
        assertThat(built(World.RECORDS_GUIDE)).isInstanceOf(RecordFiles.Received.class);

        RecordFiles refused = built(World.GUIDE);

        assertThat(refused).isInstanceOf(RecordFiles.Refused.class);
        assertThat(words(((RecordFiles.Refused) refused).problems()))
                .containsExactly("annotations.json labels/rubric /rubricSha256");
    }

    private RecordFiles built(Rubric guide) throws IOException {
        return Intake.readRecordings(
                List.of(World.source("recording.json", world.recording)),
                List.of(World.source("annotations.json", world.annotations)),
                guide,
                Progress.NONE);
    }

    private static List<String> words(ProblemList problems) {
        return problems.problems().stream()
                .map(one -> one.file() + " " + one.code().word() + " " + one.pointer())
                .toList();
    }
}
