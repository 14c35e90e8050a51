package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.files.Source;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What files say of each other, and what is left unsaid where one of them is missing or wrong.
class FilesTogetherTest {

    private static final String DIGEST = "0".repeat(64);

    private final World world = new World();

    @Test
    void twoFilesOfOneRaterAreToldOnBoth() {
        world.ben.put("rater", "anna");
        world.adjudications.putArray("decisions");

        assertThat(brief(world.validate()))
                .containsExactly("anna.json labels/rater /rater", "ben.json labels/rater /rater");
        assertThat(world.validate().problems())
                .extracting(Problem::message)
                .first(STRING)
                .startsWith("ben.json is of this rater too");
    }

    @Test
    void twoFilesOfOneRunOfAJudgeAreToldOnBoth() {
        var second = world.judge.deepCopy();
        var sources = sources();
        sources.add(World.source("second.json", second));

        assertThat(brief(World.validate(sources)))
                .containsExactly(
                        "judge.json labels/judge /judge", "second.json labels/judge /judge");

        ((ObjectNode) second.get("judge")).put("runId", "2");
        sources.set(6, World.source("second.json", second));
        assertThat(World.validate(sources).problems()).isEmpty();
    }

    @Test
    void aLabelThatIsDecidedTwiceIsToldOnEachDecisionWhicheverTheFile() {
        var decisions = (ArrayNode) world.adjudications.get("decisions");
        decisions.add(decisions.get(0).deepCopy());
        var sources = sources();
        sources.add(World.source("more.json", world.adjudications.deepCopy()));

        assertThat(brief(World.validate(sources)))
                .containsExactly(
                        "adjudications.json adjudication/repeated /decisions/0",
                        "adjudications.json adjudication/repeated /decisions/1",
                        "more.json adjudication/repeated /decisions/0",
                        "more.json adjudication/repeated /decisions/1");
    }

    @Test
    void aStaleDecisionIsNoRepetition() {
        var decisions = (ArrayNode) world.adjudications.get("decisions");
        decisions.add(((ObjectNode) decisions.get(0).deepCopy()).put("requestSha256", DIGEST));

        assertThat(brief(world.validate()))
                .containsExactly("adjudications.json labels/stale /decisions/1/requestSha256");
    }

    @Test
    void aStaleOrRepeatedRatingGetsNoFurtherProblemButOfItsShape() {
        var ratings = (ArrayNode) world.anna.get("ratings");
        var stale = (ObjectNode) ratings.get(1);
        stale.put("requestSha256", DIGEST).put("blinded", "no");
        stale.putArray("claims").addObject().put("claimId", "c-9");
        var again = (ObjectNode) ratings.get(0).deepCopy();
        ((ObjectNode) again.at("/claims/1")).put("claimId", "c-9").remove("evidence");
        ratings.add(again);

        assertThat(brief(world.validate()).stream().filter(line -> !line.contains("/missing")))
                .containsExactly(
                        "anna.json labels/stale /ratings/1/requestSha256",
                        "anna.json schema/type /ratings/1/blinded",
                        "anna.json labels/repeated /ratings/2");
    }

    @Test
    void withoutSamplesLabelsAreHeldToTheirShapeAndRubricAlone() {
        breakLabels();

        assertThat(
                        brief(
                                World.validate(
                                        World.source("anna.json", world.anna),
                                        World.source("again.json", world.anna),
                                        World.source("adjudications.json", world.adjudications))))
                .containsExactly(
                        "anna.json labels/rubric /rubricSha256",
                        "anna.json labels/repeated /ratings/0/claims/1",
                        "anna.json schema/value /ratings/1/claims/0/truth",
                        "anna.json labels/repeated /ratings/2",
                        "again.json labels/rubric /rubricSha256",
                        "again.json labels/repeated /ratings/0/claims/1",
                        "again.json schema/value /ratings/1/claims/0/truth",
                        "again.json labels/repeated /ratings/2");
    }

    @Test
    void aCorpusWithAnErrorSaysNoMoreThanNone() {
        breakLabels();
        world.corpus.put("version", 3);

        assertThat(brief(world.validate()))
                .containsExactly(
                        "corpus.json schema/value /version",
                        "anna.json labels/rubric /rubricSha256",
                        "anna.json labels/repeated /ratings/0/claims/1",
                        "anna.json schema/value /ratings/1/claims/0/truth",
                        "anna.json labels/repeated /ratings/2");
    }

    @Test
    void aWarningDoesNotKeepACorpusFromBeingReferredTo() {
        var sources = sources();
        sources.set(0, World.source("corpus.json", "\ufeff" + World.pretty(world.corpus)));
        ((ObjectNode) world.anna.at("/ratings/1")).put("sampleId", "s-9");
        sources.set(2, World.source("anna.json", world.anna));

        assertThat(brief(World.validate(sources)))
                .containsExactly(
                        "corpus.json json/bom ", "anna.json labels/sample /ratings/1/sampleId");
    }

    @Test
    void labelsAreHeldAgainstARequestsFileWhereNoCorpusIsGiven() {
        var sources = sources();
        sources.removeFirst();
        ((ObjectNode) world.anna.at("/ratings/1")).put("sampleId", "s-9");
        sources.set(1, World.source("anna.json", world.anna));

        assertThat(brief(World.validate(sources)))
                .containsExactly("anna.json labels/sample /ratings/1/sampleId");
    }

    @Test
    void severalRequestsFilesCountAsOne() {
        var half = world.requests.deepCopy();
        ((ArrayNode) half.get("requests")).remove(0);
        var rest = world.requests.deepCopy();
        var first = (ArrayNode) rest.get("requests");
        first.remove(2);
        first.remove(1);
        var sources = sources();
        sources.set(0, World.source("half.json", half));
        sources.set(1, World.source("rest.json", rest));

        assertThat(World.validate(sources).problems()).isEmpty();
    }

    @Test
    void twoCorporaAreNotAMatterOfWhatIsInThem() {
        assertThatThrownBy(
                        () ->
                                Intake.validate(
                                        List.of(
                                                World.source("a.json", world.corpus),
                                                World.source("b.json", world.corpus)),
                                        World.GUIDES,
                                        Progress.NONE))
                .isInstanceOf(SeveralCorporaException.class)
                .hasMessage("a.json and b.json are both corpora; give one at a time");
    }

    @Test
    void labelsOfDecisionsAreNotComparedWithoutRatersFiles() {
        ((ObjectNode) world.adjudications.at("/decisions/0/labels/0")).put("rater", "zoe");

        assertThat(
                        World.validate(
                                        World.source("corpus.json", world.corpus),
                                        World.source("judge.json", world.judge),
                                        World.source("adjudications.json", world.adjudications))
                                .problems())
                .isEmpty();
        assertThat(brief(world.validate()))
                .containsExactly("adjudications.json adjudication/labels /decisions/0/labels");
    }

    @Test
    void labelsOfDecisionsAreNotComparedWhereARatersFileIsBroken() {
        world.ben.put("foo", 1);
        ((ObjectNode) world.adjudications.at("/decisions/0/labels/0")).put("rater", "zoe");

        assertThat(brief(world.validate())).containsExactly("ben.json schema/unknown-field /foo");
    }

    @Test
    void theOrderOfFilesIsTheOrderOfTheirProblemsAndNothingElse() {
        world.anna.put("foo", 1);
        world.corpus.put("foo", 1);
        var sources = new ArrayList<>(sources().reversed());

        assertThat(brief(World.validate(sources)))
                .containsExactly(
                        "anna.json schema/unknown-field /foo",
                        "corpus.json schema/unknown-field /foo");
    }

    @Test
    void readsForAReportWhatHasNoError() throws IOException {
        ((ObjectNode) world.anna.at("/ratings/1")).put("requestSha256", DIGEST);
        var received = new ArrayList<String>();

        Outcome outcome = Intake.read(inputs(), World.GUIDE, new Recorder(received), Progress.NONE);

        assertThat(received)
                .containsExactly(
                        "sample s-1",
                        "sample s-2",
                        "sample s-3",
                        "Rater[name=anna] rated s-1",
                        "Rater[name=ben] rated s-1",
                        "Rater[name=ben] rated s-2",
                        "Judge[model=m, runId=1] rated s-1",
                        "Adjudicator[name=cora] decided TRUTH of s-1");
        assertThat(outcome).isInstanceOf(Outcome.Received.class);
        var files = ((Outcome.Received) outcome).files();
        assertThat(files).extracting(ReadFile::elements).containsExactly(3, 2, 2, 1, 1);
        assertThat(files).extracting(ReadFile::stale).containsExactly(0, 1, 0, 0, 0);
        assertThat(files.get(1).sha256().hex()).isEqualTo(World.sha256(World.pretty(world.anna)));
        assertThat(brief(outcome.problems()))
                .containsExactly("anna.json labels/stale /ratings/1/requestSha256");
    }

    @Test
    void refusesToReadForAReportWhatHasAnError() throws IOException {
        world.judge.put("foo", 1);

        Outcome outcome = Intake.read(inputs(), World.GUIDE, Receiver.NOBODY, Progress.NONE);

        assertThat(outcome).isInstanceOf(Outcome.Refused.class);
        assertThat(brief(outcome.problems()))
                .containsExactly("judge.json schema/unknown-field /foo");
    }

    @Test
    void refusesAFileThatIsGivenForAnotherPart() throws IOException {
        var inputs =
                new Inputs(
                        World.source("corpus.json", world.corpus),
                        List.of(World.source("judge.json", world.judge)),
                        List.of(),
                        List.of());

        Outcome outcome = Intake.read(inputs, World.GUIDE, Receiver.NOBODY, Progress.NONE);

        assertThat(outcome.problems().problems())
                .singleElement()
                .extracting(Problem::message)
                .isEqualTo(
                        "this is a file of judge results (plumbline-judge), and a label file"
                                + " (plumbline-labels) is expected; give that");
    }

    /// Anna's file is wrong in ways that need samples to be seen, and in ways that do not.
    private void breakLabels() {
        world.anna.put("rubricSha256", DIGEST);
        var ratings = (ArrayNode) world.anna.get("ratings");
        ((ObjectNode) ratings.at("/0/claims/1")).put("claimId", "c-1");
        var second = (ObjectNode) ratings.get(1);
        second.put("sampleId", "s-9");
        ((ArrayNode) second.get("claims")).add(ratings.at("/0/claims/0").deepCopy());
        ((ObjectNode) second.at("/claims/0")).put("truth", "maybe");
        ratings.add(ratings.get(0).deepCopy());
        ((ObjectNode) world.adjudications.at("/decisions/0")).put("claimId", "c-9");
    }

    private List<Source> sources() {
        var sources = new ArrayList<Source>();
        world.files().forEach((name, file) -> sources.add(World.source(name, file)));
        return sources;
    }

    private Inputs inputs() {
        return new Inputs(
                World.source("corpus.json", world.corpus),
                List.of(World.source("anna.json", world.anna), World.source("ben.json", world.ben)),
                List.of(World.source("judge.json", world.judge)),
                List.of(World.source("adjudications.json", world.adjudications)));
    }

    static List<String> brief(ProblemList problems) {
        return problems.problems().stream()
                .map(
                        problem ->
                                problem.file()
                                        + " "
                                        + problem.code().word()
                                        + " "
                                        + problem.pointer())
                .toList();
    }
}
