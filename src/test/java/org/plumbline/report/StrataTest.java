package org.plumbline.report;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

import static org.assertj.core.api.Assertions.assertThat;


/// What is counted on which attempts.
class StrataTest {

    private final World world = new World();

    @Test
    void sortsByPracticeDestinationSplitAndSamplingByCodePoint() {
        add("1", "\uD83D\uDE00", "a", Split.DEVELOPMENT, Sampling.RANDOM);
        add("2", "\uFB33", "b", Split.DEVELOPMENT, Sampling.RANDOM);
        add("3", "\uFB33", "a", Split.HELD_OUT, Sampling.REGRESSION);
        add("4", "\uFB33", "a", Split.HELD_OUT, Sampling.RANDOM);
        add("5", "\uFB33", "a", Split.DEVELOPMENT, Sampling.REGRESSION);

        assertThat(world.report().strata())
                .extracting(Stratum::key)
                .containsExactly(
                        new StratumKey("\uFB33", "a", Split.DEVELOPMENT, Sampling.REGRESSION),
                        new StratumKey("\uFB33", "a", Split.HELD_OUT, Sampling.RANDOM),
                        new StratumKey("\uFB33", "a", Split.HELD_OUT, Sampling.REGRESSION),
                        new StratumKey("\uFB33", "b", Split.DEVELOPMENT, Sampling.RANDOM),
                        new StratumKey("\uD83D\uDE00", "a", Split.DEVELOPMENT, Sampling.RANDOM));
    }

    @Test
    void countsAttemptsOfAllKindsAndTrialsOfReviewedOutputsAlone() {
        world.add(new CaseBuilder("trial", "g1"));
        world.add(World.drawn("empty output", c -> c.output = ""));
        world.add(World.drawn("failed", c -> c.status = CaptureStatus.FAILED));
        world.add(World.drawn("failed then", c -> c.producerStatus = ProducerStatus.FAILED));
        world.add(World.drawn("withheld", c -> c.reviewState = ReviewState.WITHHELD));
        world.add(World.drawn("not reviewed", c -> c.reviewState = ReviewState.NOT_REVIEWED));
        world.add(new CaseBuilder("second of g1", "g1"));

        AttemptCounts counts = world.stratum().attempts();
        assertThat(counts.attempts()).isEqualTo(7);
        assertThat(counts.workItems()).isEqualTo(6);
        assertThat(counts.trials()).isEqualTo(3);
        assertThat(counts.capture().of(CaptureStatus.FAILED)).isEqualTo(1);
        assertThat(counts.capture().of(CaptureStatus.COMPLETE)).isEqualTo(6);
        assertThat(counts.producerCapture().of(ProducerStatus.FAILED)).isEqualTo(1);
        assertThat(counts.reviewState().of(ReviewState.REVIEWED)).isEqualTo(5);
        assertThat(counts.reviewState().of(ReviewState.WITHHELD)).isEqualTo(1);
        assertThat(counts.reviewState().of(ReviewState.NOT_REVIEWED)).isEqualTo(1);
    }

    @Test
    void countsClaimsOfTrialsAndTellsThoseOfOtherEligibleAttempts() {
        world.add(World.drawn("exhaustive", c -> c.claims("1", "2")));
        world.add(
                World.drawn(
                        "selected",
                        c -> {
                            c.coverage = ClaimCoverage.SELECTED;
                            c.claims("1");
                        }));
        world.add(
                World.drawn(
                        "withheld",
                        c -> {
                            c.reviewState = ReviewState.WITHHELD;
                            c.claims("1", "2", "3");
                        }));
        world.add(
                World.drawn(
                        "failed",
                        c -> {
                            c.producerStatus = ProducerStatus.FAILED;
                            c.claims("1", "2", "3", "4");
                        }));

        ClaimCounts claims = world.stratum().claims();
        assertThat(claims.total()).isEqualTo(3);
        assertThat(claims.coverage().of(ClaimCoverage.EXHAUSTIVE)).isEqualTo(2);
        assertThat(claims.coverage().of(ClaimCoverage.SELECTED)).isEqualTo(1);
        assertThat(claims.outsideTrials()).isEqualTo(3);
        assertThat(claims.labels().of(LabelField.TRUTH).missing()).isEqualTo(3);
        assertThat(claims.unresolvedClaimIds())
                .containsExactly("exhaustive#1", "exhaustive#2", "selected#1");
    }

    @Test
    void sortsUnresolvedClaimsByCodePoint() {
        for (String id : List.of("\uD83D\uDE00", "b", "\uFB33", "a1", "a")) {
            world.add(World.drawn(id, c -> c.claims("2", "10")));
        }

        assertThat(world.stratum().claims().unresolvedClaimIds())
                .containsExactly(
                        "a#10",
                        "a#2",
                        "a1#10",
                        "a1#2",
                        "b#10",
                        "b#2",
                        "\uFB33#10",
                        "\uFB33#2",
                        "\uD83D\uDE00#10",
                        "\uD83D\uDE00#2");
    }

    @Test
    void correctWithholdingCountsAllEligibleAttemptsAndTheOthersOnlyTrials() {
        var yes =
                LabelsOf.quality(
                        QualityValue.TRUE, QualityValue.TRUE, QualityValue.TRUE, QualityValue.TRUE);
        world.rate("ada", world.add(new CaseBuilder("trial")), yes);
        world.rate(
                "ada",
                world.add(World.drawn("withheld", c -> c.reviewState = ReviewState.WITHHELD)),
                yes);
        world.rate(
                "ada", world.add(World.drawn("failed", c -> c.status = CaptureStatus.FAILED)), yes);

        Stratum stratum = world.stratum();
        assertThat(stratum.quality().of(LabelField.CORRECT_WITHHOLDING).total()).isEqualTo(2);
        assertThat(stratum.quality().of(LabelField.RELEVANCE).total()).isEqualTo(1);
        assertThat(stratum.quality().of(LabelField.REPETITION).total()).isEqualTo(1);
        assertThat(stratum.quality().of(LabelField.USEFULNESS).total()).isEqualTo(1);
    }

    @Test
    void countsEachLimitationOfEachAttempt() {
        world.add(
                World.drawn(
                        "s",
                        c -> {
                            c.status = CaptureStatus.FAILED;
                            for (int i = 0; i < 3; i++) {
                                c.limitations.add(
                                        new Limitation(
                                                LimitationKind.REDACTION, "x", null, List.of()));
                            }
                        }));

        assertThat(world.stratum().attempts().limitations().of(LimitationKind.REDACTION))
                .isEqualTo(3);
        assertThat(world.stratum().attempts().limitations().total()).isEqualTo(3);
    }

    @Test
    void countsProvisionalLabelsAndJudgesApartFromPeople() {
        var drawn = new CaseBuilder("s");
        drawn.claim("1", new Span(0, 3), List.of(), Truth.FALSE, null);
        drawn.claim("2", new Span(0, 3), List.of(), null, Grounding.UNKNOWN);
        var one = world.rated(drawn, Truth.TRUE, Grounding.SUPPORTED);
        world.judge("m", one, Truth.UNSUPPORTED, Grounding.UNSUPPORTED);
        var two = world.add(new CaseBuilder("t").claims("1"));
        world.judge("n", two, Truth.TRUE, Grounding.SUPPORTED);

        ClaimCounts claims = world.stratum().claims();
        assertThat(claims.provisional().of(LabelField.TRUTH).of(Truth.FALSE)).isEqualTo(1);
        assertThat(claims.provisional().of(LabelField.TRUTH).missing()).isEqualTo(2);
        assertThat(claims.provisional().of(LabelField.GROUNDING).of(Grounding.UNKNOWN)).isEqualTo(1);
        assertThat(claims.judges()).extracting(j -> j.judge().model()).containsExactly("m", "n");
        var m = claims.judges().getFirst().counts();
        assertThat(m.of(LabelField.TRUTH).of(Truth.UNSUPPORTED)).isEqualTo(2);
        assertThat(m.of(LabelField.TRUTH).missing()).isEqualTo(1);
        assertThat(claims.judges().getLast().counts().of(LabelField.TRUTH).missing()).isEqualTo(2);
        assertThat(claims.labels().of(LabelField.TRUTH).of(Truth.TRUE)).isEqualTo(2);
    }

    @Test
    void countsTheLiteralChecksOfTrials() {
        var quote = check(CheckKind.LITERAL_QUOTE, "text");
        var absence = check(CheckKind.LITERAL_ABSENCE, "tex");
        var abstaining = check(CheckKind.LITERAL_QUOTE, "Text");
        var trial = new CaseBuilder("s").seen("e", "text");
        trial.claim("1", new Span(0, 3), List.of(), null, null, quote, absence, abstaining);
        world.add(trial);
        var withheld = new CaseBuilder("w").seen("e", "text");
        withheld.reviewState = ReviewState.WITHHELD;
        withheld.claim("1", new Span(0, 3), List.of(), null, null, quote);
        world.add(withheld);

        assertThat(world.stratum().checks(CheckKind.LITERAL_QUOTE))
                .isEqualTo(new CheckCounts(1, 1));
        assertThat(world.stratum().checks(CheckKind.LITERAL_ABSENCE))
                .isEqualTo(new CheckCounts(1, 0));
    }

    private static Check check(CheckKind kind, String text) {
        return new Check(kind, "e", new Span(0, 4), ExactText.of(text), null, null);
    }

    private void add(String id, String practice, String destination, Split split, Sampling way) {
        world.add(
                World.drawn(
                        id,
                        c -> {
                            c.practice = practice;
                            c.destination = destination;
                            c.split = split;
                            c.sampling = way;
                        }));
    }
}
