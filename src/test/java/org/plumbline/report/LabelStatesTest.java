package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.agreement.Ratio;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Author;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Labels;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Rating;
import org.plumbline.labels.Truth;
import org.plumbline.text.Sha256;

import static org.assertj.core.api.Assertions.assertThat;


/// Missing, agreed, adjudicated, disputed: what a label comes to.
class LabelStatesTest {

    private final World world = new World();

    @Test
    void aLabelWithoutEnoughRatersIsMissing() {
        Case one = world.rated(new CaseBuilder("s").claims("c"), Truth.TRUE, Grounding.SUPPORTED);
        world.minRaters = 2;

        assertThat(truth().missing()).isEqualTo(1);
        assertThat(world.stratum().claims().unresolvedClaimIds()).containsExactly("s#c");

        world.rate("ben", one, Truth.TRUE, Grounding.SUPPORTED);
        assertThat(truth().of(Truth.TRUE)).isEqualTo(1);
        assertThat(world.stratum().claims().unresolvedClaimIds()).isEmpty();
    }

    @Test
    void ratersWhoDifferDisputeAndADecisionSettles() {
        Case one = world.rated(new CaseBuilder("s").claims("c"), Truth.TRUE, Grounding.SUPPORTED);
        world.rate("ben", one, Truth.FALSE, Grounding.SUPPORTED);

        assertThat(truth().disputed()).isEqualTo(1);
        assertThat(truth().total()).isEqualTo(1);
        assertThat(world.stratum().claims().unresolvedClaimIds()).containsExactly("s#c");

        world.decide("eve", one, "c", LabelField.TRUTH, Truth.UNSUPPORTED);
        assertThat(truth().of(Truth.UNSUPPORTED)).isEqualTo(1);
        assertThat(truth().disputed()).isZero();
        assertThat(world.stratum().claims().labels().of(LabelField.GROUNDING).of(Grounding.SUPPORTED))
                .isEqualTo(1);
    }

    @Test
    void aDecisionOverrulesAgreementButNotTheNumberOfRaters() {
        Case one = world.rated(new CaseBuilder("s").claims("c"), Truth.TRUE, Grounding.SUPPORTED);
        world.decide("eve", one, "c", LabelField.TRUTH, Truth.FALSE);

        assertThat(truth().of(Truth.FALSE)).isEqualTo(1);

        world.minRaters = 2;
        assertThat(truth().missing()).isEqualTo(1);
        assertThat(truth().resolved()).isZero();
    }

    @Test
    void aStaleRatingOrDecisionNeverCounts() {
        Case one = world.add(new CaseBuilder("s").claims("c"));
        Rating fresh = World.rating(one, Truth.TRUE, Grounding.SUPPORTED, World.ABSTAINED);
        world.add(new Author.Rater("ada"), stale(fresh));
        world.add(new Author.Judge("m", "r"), stale(fresh));

        assertThat(truth().missing()).isEqualTo(1);
        Report report = world.report();
        assertThat(report.attestations()).contains(Attestation.STALE_RATINGS);
        assertThat(report.inputs())
                .filteredOn(input -> input.ratings() != null)
                .allSatisfy(
                        input -> {
                            assertThat(input.ratings()).isEqualTo(1);
                            assertThat(input.staleRatings()).isEqualTo(1);
                        });
        assertThat(report.judges().getFirst().field(LabelField.TRUTH).n()).isZero();
        assertThat(
                        report.strata()
                                .getFirst()
                                .claims()
                                .judges()
                                .getFirst()
                                .counts()
                                .of(LabelField.TRUTH)
                                .missing())
                .isEqualTo(1);
    }

    @Test
    void claimsGoByTheirIdsAndNotByTheirOrder() {
        Case one = world.add(new CaseBuilder("s").claims("a", "b", "c"));
        Rating base = World.rating(one, Truth.TRUE, Grounding.SUPPORTED, World.ABSTAINED);
        world.add(
                new Author.Rater("ada"),
                withClaims(
                        base, List.of(Truth.TRUE, Truth.FALSE, Truth.UNSUPPORTED), "a", "b", "c"));
        world.add(
                new Author.Rater("ben"),
                withClaims(
                        base, List.of(Truth.UNSUPPORTED, Truth.TRUE, Truth.FALSE), "c", "a", "b"));

        assertThat(truth().disputed()).isZero();
        assertThat(truth().byCategory()).containsOnly(1L);
        assertThat(world.report().agreement().getFirst().table().agreements()).isEqualTo(3);
    }

    @Test
    void nullIsAValueOfQualityAndAnAbstentionOfAll() {
        Case one = world.add(new CaseBuilder("s"));
        world.rate("ada", one, quality(QualityValue.NULL, QualityValue.NULL));
        world.rate("ben", one, quality(QualityValue.NULL, QualityValue.TRUE));

        Stratum stratum = world.stratum();
        assertThat(stratum.quality().of(LabelField.RELEVANCE).of(QualityValue.NULL))
                .isEqualTo(1);
        assertThat(stratum.quality().of(LabelField.RELEVANCE).rate()).isEmpty();
        assertThat(stratum.quality().of(LabelField.REPETITION).disputed()).isEqualTo(1);

        world.decide("eve", one, null, LabelField.REPETITION, QualityValue.FALSE);
        assertThat(world.stratum().quality().of(LabelField.REPETITION).rate()).contains(Ratio.of(0, 1));
    }

    @Test
    void aRateLeavesOutAbstainedMissingAndDisputed() {
        for (var value : List.of(QualityValue.TRUE, QualityValue.FALSE, QualityValue.NULL)) {
            Case one = world.add(new CaseBuilder("s-" + value));
            world.rate("ada", one, quality(value, QualityValue.TRUE));
        }
        world.add(new CaseBuilder("unrated"));

        Stratum stratum = world.stratum();
        assertThat(stratum.quality().of(LabelField.RELEVANCE).rate()).contains(Ratio.of(1, 2));
        assertThat(stratum.quality().of(LabelField.REPETITION).rate()).contains(Ratio.of(3, 3));
        assertThat(stratum.quality().of(LabelField.RELEVANCE).missing()).isEqualTo(1);
    }

    @Test
    void ratesAreNullWhereNothingIsResolved() {
        world.add(new CaseBuilder("s").claims("c"));

        assertThat(world.stratum().claims().labels().of(LabelField.TRUTH).rate()).isEmpty();
        assertThat(world.stratum().claims().labels().of(LabelField.GROUNDING).rate()).isEmpty();
    }

    @Test
    void falseAndUnsupportedRatesHaveTheResolvedAsDenominator() {
        world.rated(new CaseBuilder("a").claims("1"), Truth.FALSE, Grounding.UNSUPPORTED);
        world.rated(new CaseBuilder("b").claims("1"), Truth.TRUE, Grounding.UNKNOWN);
        world.rated(new CaseBuilder("c").claims("1"), Truth.UNSUPPORTED, Grounding.UNKNOWN);
        world.add(new CaseBuilder("d").claims("1"));

        assertThat(world.stratum().claims().labels().of(LabelField.TRUTH).rate()).contains(Ratio.of(1, 3));
        assertThat(world.stratum().claims().labels().of(LabelField.GROUNDING).rate()).contains(Ratio.of(1, 3));
    }

    private LabelCounts truth() {
        return world.stratum().claims().labels().of(LabelField.TRUTH);
    }

    private static Labels quality(QualityValue relevance, QualityValue repetition) {
        return LabelsOf.quality(relevance, repetition, QualityValue.NULL, QualityValue.NULL);
    }

    private static Rating stale(Rating fresh) {
        return new Rating(
                fresh.sampleId(),
                Sha256.of(new byte[0]),
                null,
                true,
                fresh.claims(),
                fresh.quality());
    }

    private static Rating withClaims(Rating base, List<Truth> truths, String... ids) {
        var labels = new ArrayList<ClaimLabel>();
        for (int i = 0; i < ids.length; i++) {
            labels.add(World.label(ids[i], truths.get(i), Grounding.SUPPORTED));
        }
        return new Rating(
                base.sampleId(), base.requestSha256(), null, true, labels, base.quality());
    }
}
