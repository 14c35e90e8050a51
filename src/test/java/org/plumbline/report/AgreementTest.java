package org.plumbline.report;

import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.agreement.Kappa;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.ReviewState;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Labels;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;

import static org.assertj.core.api.Assertions.assertThat;


/// What pairs of raters, and judges beside people, come to.
class AgreementTest {

    private final World world = new World();

    @Test
    void listsEachPairOnceByCodePointAndForEachEveryField() {
        Case one = world.add(new CaseBuilder("s").claims("1"));
        for (String rater : new String[] {"\uD83D\uDE00", "ben", "\uFB33", "ada"}) {
            world.rate(rater, one, Truth.TRUE, Grounding.SUPPORTED);
        }

        var pairs = world.report().agreement();
        assertThat(pairs).hasSize(6 * 6);
        assertThat(pairs.stream().map(pair -> pair.a() + " " + pair.b()).distinct())
                .containsExactly(
                        "ada ben",
                        "ada \uFB33",
                        "ada \uD83D\uDE00",
                        "ben \uFB33",
                        "ben \uD83D\uDE00",
                        "\uFB33 \uD83D\uDE00");
        assertThat(pairs.subList(0, 6))
                .extracting(RaterPair::field)
                .containsExactly(LabelField.values());
    }

    @Test
    void rowsAreTheFirstRaterWhateverTheOrderOfFiles() {
        Case one = world.add(new CaseBuilder("s").claims("1"));
        world.rate("zoe", one, Truth.TRUE, Grounding.UNKNOWN);
        world.rate("ada", one, Truth.FALSE, Grounding.SUPPORTED);

        var pairs = world.report().agreement();
        assertThat(pairs.getFirst().a()).isEqualTo("ada");
        assertThat(pairs.getFirst().table().count(1, 0)).isEqualTo(1);
        assertThat(pairs.get(1).table().count(0, 2)).isEqualTo(1);
    }

    @Test
    void poolsAllRatedSamplesOfAllStrataAndStates() {
        for (int i = 0; i < 4; i++) {
            var drawn = new CaseBuilder("s" + i).claims("1", "2");
            drawn.practice = "practice " + i;
            drawn.reviewState = i == 1 ? ReviewState.WITHHELD : ReviewState.REVIEWED;
            drawn.status = i == 2 ? CaptureStatus.FAILED : CaptureStatus.COMPLETE;
            Case one = world.add(drawn);
            world.rate("ada", one, Truth.TRUE, Grounding.SUPPORTED);
            world.rate("ben", one, i == 3 ? Truth.FALSE : Truth.TRUE, Grounding.SUPPORTED);
        }

        var truth = world.report().agreement().getFirst().table();
        assertThat(truth.n()).isEqualTo(8);
        assertThat(truth.agreements()).isEqualTo(6);
        assertThat(world.report().agreement().get(2).table().n()).isEqualTo(4);
    }

    @Test
    void isTakenBeforeAdjudication() {
        Case one = world.rated(new CaseBuilder("s").claims("1"), Truth.TRUE, Grounding.SUPPORTED);
        world.rate("ben", one, Truth.FALSE, Grounding.SUPPORTED);
        world.decide("eve", one, "1", LabelField.TRUTH, Truth.TRUE);

        assertThat(world.report().agreement().getFirst().table().agreements()).isZero();
    }

    @Test
    void aPairWithoutOverlapIsKeptAndBlanksNoOther() {
        Case one = world.rated(new CaseBuilder("s").claims("1"), Truth.TRUE, Grounding.SUPPORTED);
        world.rate("ben", one, Truth.FALSE, Grounding.SUPPORTED);
        world.rate(
                "cy", world.add(new CaseBuilder("t").claims("1")), Truth.TRUE, Grounding.SUPPORTED);

        var pairs = world.report().agreement();
        assertThat(pairs.get(0).table().kappa()).isInstanceOf(Kappa.Value.class);
        assertThat(pairs.get(6).b()).isEqualTo("cy");
        assertThat(pairs.get(6).table().n()).isZero();
        assertThat(pairs.get(6).table().kappa()).isEqualTo(Kappa.Undefined.NO_OVERLAP);
    }

    @Test
    void nullIsACategoryOfQuality() {
        QualityValue[] ada = {
            QualityValue.TRUE, QualityValue.NULL, QualityValue.NULL, QualityValue.FALSE
        };
        QualityValue[] ben = {
            QualityValue.TRUE, QualityValue.TRUE, QualityValue.NULL, QualityValue.FALSE
        };
        for (int i = 0; i < 4; i++) {
            Case one = world.add(new CaseBuilder("s" + i));
            world.rate("ada", one, relevance(ada[i]));
            world.rate("ben", one, relevance(ben[i]));
        }

        var table = world.report().agreement().get(2).table();
        assertThat(table.rawAgreement().orElseThrow().value()).isEqualTo(0.75);
        assertThat(table.kappa())
                .isInstanceOfSatisfying(
                        Kappa.Value.class,
                        kappa -> assertThat(kappa.ratio().value()).isEqualTo(7.0 / 11));
    }

    @Test
    void judgesStandBesideWhatPeopleResolvedOverAllAttempts() {
        var drawn = new CaseBuilder("s").claims("1", "2", "3");
        drawn.reviewState = ReviewState.WITHHELD;
        Case one = world.rated(drawn, Truth.TRUE, Grounding.SUPPORTED);
        world.rate("ben", one, Truth.TRUE, Grounding.UNKNOWN);
        world.decide("eve", one, "2", LabelField.GROUNDING, Grounding.UNKNOWN);
        world.judge("m", one, Truth.FALSE, Grounding.UNKNOWN);
        world.judge(
                "m",
                world.add(new CaseBuilder("unrated").claims("1")),
                Truth.TRUE,
                Grounding.UNKNOWN);

        var judge = world.report().judges().getFirst();
        assertThat(judge.field(LabelField.TRUTH).count(0, 1)).isEqualTo(3);
        assertThat(judge.field(LabelField.TRUTH).n()).isEqualTo(3);
        assertThat(judge.field(LabelField.GROUNDING).n()).as("disputed is no label").isEqualTo(1);
        assertThat(judge.field(LabelField.GROUNDING).count(2, 2)).isEqualTo(1);
        assertThat(judge.field(LabelField.RELEVANCE).count(2, 2))
                .as("null beside null")
                .isEqualTo(1);
        assertThat(judge.field(LabelField.TRUTH).kappa()).isInstanceOf(Kappa.Value.class);
    }

    @Test
    void judgesAreListedByModelAndRun() {
        Case one = world.add(new CaseBuilder("s").claims("1"));
        world.judge("z", one, Truth.TRUE, Grounding.SUPPORTED);
        world.judge("a", one, Truth.TRUE, Grounding.SUPPORTED);

        assertThat(world.report().judges())
                .extracting(judge -> judge.judge().model())
                .containsExactly("a", "z");
    }

    private static Labels relevance(QualityValue value) {
        return LabelsOf.quality(value, QualityValue.NULL, QualityValue.NULL, QualityValue.NULL);
    }
}
