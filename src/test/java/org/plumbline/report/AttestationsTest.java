package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plumbline.labels.QualityValue.FALSE;
import static org.plumbline.labels.QualityValue.TRUE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sampling;
import org.plumbline.labels.Author;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Rating;
import org.plumbline.labels.Truth;

/// What a reader of a report is told.
class AttestationsTest {

    private static final List<Attestation> ALWAYS =
            List.of(
                    Attestation.NO_RELEASE_DECISION,
                    Attestation.JUDGE_ADVISORY,
                    Attestation.DIGESTS_SELF_CONSISTENCY,
                    Attestation.RECALL_NOT_MEASURED,
                    Attestation.SAMPLING_ATTESTED,
                    Attestation.COVERAGE_ATTESTED,
                    Attestation.INTERVALS_MARGINAL,
                    Attestation.CONDITIONAL_ON_CAPTURE,
                    Attestation.INDEPENDENT_ITEMS_ASSUMED);

    private final World world = new World();

    @Test
    void nineAreAlwaysThere() {
        assertThat(world.report().attestations()).isEqualTo(ALWAYS);
        assertThat(ALWAYS)
                .extracting(Attestation::word)
                .containsExactly(
                        "no-release-decision",
                        "judge-advisory",
                        "digests-self-consistency",
                        "recall-not-measured",
                        "sampling-attested",
                        "coverage-attested",
                        "intervals-marginal",
                        "conditional-on-capture",
                        "independent-items-assumed");
    }

    @Test
    void casesThatStandForNoPopulationAreToldWhereOneIsATrial() {
        world.add(
                World.drawn(
                        "r",
                        c -> {
                            c.sampling = Sampling.REGRESSION;
                            c.reviewState = ReviewState.WITHHELD;
                        }));
        assertThat(further()).as("no trial").isEmpty();

        world.add(World.drawn("s", c -> c.sampling = Sampling.REGRESSION));
        assertThat(further()).containsExactly(Attestation.REGRESSIONS_NO_POPULATION);
    }

    @Test
    void aKappaThatIsNullIsToldAndOneThatIsNotIsNot() {
        Case one = world.add(new CaseBuilder("s").claims("1"));
        Case two = world.add(new CaseBuilder("t").claims("1"));
        world.rate("ada", one, LabelsOf.quality(TRUE, TRUE, TRUE, TRUE));
        world.rate("ben", one, LabelsOf.quality(TRUE, TRUE, TRUE, TRUE));
        assertThat(further()).containsExactly(Attestation.NULL_KAPPA_NO_AGREEMENT);

        world.ratings.clear();
        for (String rater : List.of("ada", "ben")) {
            world.rate(rater, one, LabelsOf.quality(TRUE, TRUE, TRUE, TRUE));
            world.add(
                    new Author.Rater(rater),
                    World.rating(
                            two,
                            Truth.FALSE,
                            Grounding.UNKNOWN,
                            LabelsOf.quality(FALSE, FALSE, FALSE, FALSE)));
        }
        assertThat(further()).isEmpty();
    }

    @Test
    void aSingleRaterIsToldOnlyBehindAnInterval() {
        Case one = world.rated(new CaseBuilder("s").claims("1"), Truth.TRUE, Grounding.SUPPORTED);
        assertThat(further()).containsExactly(Attestation.SINGLE_RATER);

        world.rate("ben", one, Truth.TRUE, Grounding.SUPPORTED);
        assertThat(further()).containsExactly(Attestation.NULL_KAPPA_NO_AGREEMENT);

        world.rated(
                World.drawn(
                        "regression",
                        c -> {
                            c.sampling = Sampling.REGRESSION;
                            c.claims("1");
                        }),
                Truth.TRUE,
                Grounding.SUPPORTED);
        assertThat(further()).doesNotContain(Attestation.SINGLE_RATER);
    }

    @Test
    void oneOfTwoIntervalsIsEnoughForTheSingleRater() {
        world.rated(new CaseBuilder("s").claims("1"), Truth.UNSUPPORTED, Grounding.SUPPORTED);

        assertThat(world.stratum().anyFalseClaim()).isInstanceOf(Estimate.None.class);
        assertThat(further()).containsExactly(Attestation.SINGLE_RATER);
    }

    @Test
    void armsAreSeveralWhereTwoStrataWithTrialsDiffer() {
        world.add(new CaseBuilder("a"));
        world.add(World.drawn("b", c -> c.practice = "other"));
        assertThat(further()).isEmpty();

        world.add(
                World.drawn(
                        "c",
                        c -> {
                            c.practice = "third";
                            c.prompt = null;
                            c.reviewState = ReviewState.WITHHELD;
                        }));
        assertThat(further()).as("a stratum without trials").isEmpty();

        world.add(
                World.drawn(
                        "d",
                        c -> {
                            c.practice = "third";
                            c.prompt = null;
                        }));
        assertThat(further())
                .as("null is one of the set")
                .containsExactly(Attestation.SEVERAL_ARMS);
    }

    @Test
    void theSameTwoModelsInEachStratumAreNotSeveralArms() {
        for (String practice : List.of("one", "other")) {
            for (String model : List.of("m1", "m2")) {
                world.add(
                        World.drawn(
                                practice + model,
                                c -> {
                                    c.practice = practice;
                                    c.model = model;
                                }));
            }
        }
        assertThat(further()).isEmpty();

        world.add(
                World.drawn(
                        "more",
                        c -> {
                            c.practice = "other";
                            c.model = "m3";
                        }));
        assertThat(further()).containsExactly(Attestation.SEVERAL_ARMS);
    }

    @Test
    void unblindedUnsignedAndStaleLabelsAreTold() {
        Case one = world.add(World.drawn("s", c -> c.sampling = Sampling.REGRESSION));
        Rating blind = World.rating(one, Truth.TRUE, Grounding.SUPPORTED, World.ABSTAINED);
        var ada = new Author.Rater("ada");
        world.add(
                ada,
                new Rating(
                        blind.sampleId(),
                        blind.requestSha256(),
                        null,
                        false,
                        blind.claims(),
                        blind.quality()));
        assertThat(further())
                .containsExactly(
                        Attestation.REGRESSIONS_NO_POPULATION, Attestation.UNBLINDED_RATINGS);

        world.unsigned.add(ada);
        assertThat(further())
                .containsExactly(
                        Attestation.REGRESSIONS_NO_POPULATION,
                        Attestation.UNBLINDED_RATINGS,
                        Attestation.UNSIGNED_LABELS);

        world.cases.set(0, World.drawn("s", c -> c.output = "changed").build());
        assertThat(further())
                .containsExactly(
                        Attestation.UNBLINDED_RATINGS,
                        Attestation.UNSIGNED_LABELS,
                        Attestation.STALE_RATINGS);
    }

    private List<Attestation> further() {
        var all = world.report().attestations();
        assertThat(all.subList(0, ALWAYS.size())).isEqualTo(ALWAYS);
        return all.subList(ALWAYS.size(), all.size());
    }
}
