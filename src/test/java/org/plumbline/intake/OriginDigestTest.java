package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.node.ObjectNode;

/// When the digest of an origin is told to differ (FORMATS 5): one thing is changed beside an
/// origin with another digest, or in it.
class OriginDigestTest {

    private static final String OTHER = "0".repeat(64);
    private static final String TOLD = "digest/origin /cases/0/evidence/0/origin/sha256";

    private final World world = new World();
    private final ObjectNode evidence = (ObjectNode) world.corpus.at("/cases/0/evidence/0");
    private final ObjectNode origin = (ObjectNode) evidence.get("origin");

    @BeforeEach
    void anotherDigest() {
        origin.put("sha256", OTHER);
    }

    @Test
    void anotherDigestIsToldAtItsPlace() {
        assertThat(told()).containsExactly(TOLD);
    }

    @Test
    void itIsAWarningAndNothingIsRejected() throws IOException {
        ProblemList problems = world.validate();

        assertThat(problems.hasErrors()).isFalse();
        assertThat(problems.problems()).singleElement().matches(problem -> !problem.isError());
        assertThat(Intake.openSamples(World.source("corpus.json", world.corpus), Progress.NONE))
                .isInstanceOfSatisfying(
                        Opening.Opened.class,
                        opened -> assertThat(opened.warnings().problems()).hasSize(1));
    }

    /// Whoever is blind may see the problems of a file.
    @Test
    void theMessageKeepsTheHiddenDigestToItself() {
        Problem problem = world.validate().problems().getFirst();

        assertThat(problem.message())
                .contains(evidence.get("sha256").stringValue())
                .doesNotContain(OTHER);
    }

    @Test
    void theSameDigestIsNoProblem() {
        origin.put("sha256", evidence.get("sha256").stringValue());

        assertThat(told()).isEmpty();
    }

    @Test
    void anOriginWithoutADigestIsNoProblem() {
        origin.putNull("sha256");

        assertThat(told()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"partial", "unknown"})
    void evidenceThatMayBeAPartHasAnotherDigest(String completeness) {
        evidence.put("completeness", completeness);

        assertThat(toldOfTheCorpus()).isEmpty();
    }

    @Test
    void binaryEvidenceIsHeldToItsOriginToo() {
        ((ObjectNode) world.corpus.at("/cases/0/evidence/1"))
                .put("completeness", "complete")
                .set("origin", origin);
        evidence.remove("origin");

        assertThat(toldOfTheCorpus())
                .containsExactly("digest/origin /cases/0/evidence/1/origin/sha256");
    }

    @Test
    void aDigestThatIsWrongItselfIsNotComparedWith() {
        evidence.put("sha256", "1".repeat(64));

        assertThat(toldOfTheCorpus()).containsExactly("digest/evidence /cases/0/evidence/0/sha256");
    }

    @ParameterizedTest
    @ValueSource(strings = {"completeness", "sha256"})
    void nothingIsToldWhereAValueThatIsReadIsMissing(String member) {
        evidence.remove(member);

        assertThat(toldOfTheCorpus()).containsExactly("schema/missing-field /cases/0/evidence/0");
    }

    @Test
    void aDigestThatIsNoStringIsOfAWrongTypeAndNothingElse() {
        origin.put("sha256", 7);

        assertThat(toldOfTheCorpus())
                .containsExactly("schema/type /cases/0/evidence/0/origin/sha256");
    }

    @Test
    void theOtherMembersOfTheOriginMayHaveProblems() {
        origin.put("commit", 7).put("foo", 1);

        assertThat(toldOfTheCorpus())
                .containsExactlyInAnyOrder(
                        "schema/type /cases/0/evidence/0/origin/commit",
                        "schema/unknown-field /cases/0/evidence/0/origin/foo",
                        TOLD);
    }

    @Test
    void anOriginInARequestsFileIsUnknownAndNothingElse() {
        ((ObjectNode) world.requests.at("/requests/0/evidence/0")).set("origin", origin);

        assertThat(told(World.validate(World.source("requests.json", world.requests))))
                .containsExactly("schema/unknown-field /requests/0/evidence/0/origin");
    }

    private List<String> told() {
        return told(world.validate());
    }

    private List<String> toldOfTheCorpus() {
        return told(World.validate(World.source("corpus.json", world.corpus)));
    }

    private static List<String> told(ProblemList problems) {
        return problems.problems().stream()
                .map(problem -> problem.code().word() + " " + problem.pointer())
                .toList();
    }
}
