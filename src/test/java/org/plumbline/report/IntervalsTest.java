package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.CaseBuilder;
import org.plumbline.agreement.Wilson;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

/// When a stratum has an interval, and every reason why it has none.
class IntervalsTest {

    /// Turns one reason on. Each adds to the world what gives its reason and no other.
    private static final Map<NoInterval, Consumer<Drawing>> SWITCHES =
            new EnumMap<>(NoInterval.class);

    static {
        SWITCHES.put(NoInterval.NOT_HELD_OUT_RANDOM, d -> d.sampling = Sampling.REGRESSION);
        SWITCHES.put(
                NoInterval.SELECTED_CLAIMS,
                d -> d.rated("selected", c -> c.coverage = ClaimCoverage.SELECTED));
        SWITCHES.put(NoInterval.MISSING_LABELS, d -> d.unrated("unrated"));
        SWITCHES.put(NoInterval.DISPUTED_LABELS, d -> d.disputed = true);
        SWITCHES.put(
                NoInterval.UNKNOWN_PRODUCER_MODEL,
                d -> d.rated("unknown model", c -> c.model = null));
        SWITCHES.put(
                NoInterval.MIXED_PRODUCER_MODELS,
                d -> d.rated("other model", c -> c.model = "model-2"));
        SWITCHES.put(
                NoInterval.UNKNOWN_PROMPT_DIGEST,
                d -> d.rated("unknown prompt", c -> c.prompt = null));
        SWITCHES.put(
                NoInterval.MIXED_PROMPT_DIGESTS,
                d -> d.rated("other prompt", c -> c.prompt = "prompt-2"));
        SWITCHES.put(NoInterval.UNEQUAL_ATTEMPTS, d -> d.rated("again", c -> c.group = "first"));
        SWITCHES.put(NoInterval.UNSETTLED_TRUTH, d -> d.truth = Truth.UNSUPPORTED);
        SWITCHES.put(NoInterval.UNKNOWN_GROUNDING, d -> d.grounding = Grounding.UNKNOWN);
        SWITCHES.put(NoInterval.NO_WORK_ITEMS, d -> d.reviewState = ReviewState.WITHHELD);
    }

    static List<Set<NoInterval>> aloneAndInPairs() {
        var sets = new ArrayList<Set<NoInterval>>();
        for (var first : NoInterval.values()) {
            for (var second : NoInterval.values()) {
                if (first.compareTo(second) <= 0) {
                    sets.add(EnumSet.of(first, second));
                }
            }
        }
        return sets;
    }

    @ParameterizedTest
    @MethodSource("aloneAndInPairs")
    void namesEachReasonAloneAndInPairs(Set<NoInterval> reasons) {
        var drawing = new Drawing();
        reasons.forEach(reason -> SWITCHES.getOrDefault(reason, d -> {}).accept(drawing));
        assertThat(SWITCHES.keySet()).containsAll(reasons);

        Stratum stratum = drawing.stratum();

        assertThat(reasons(stratum.anyFalseClaim()))
                .isEqualTo(expected(reasons, NoInterval.UNKNOWN_GROUNDING));
        assertThat(reasons(stratum.anyUnsupportedClaim()))
                .isEqualTo(expected(reasons, NoInterval.UNSETTLED_TRUTH));
    }

    @Test
    void givesAnIntervalWhereNoReasonApplies() {
        var drawing = new Drawing();
        drawing.rated("third", c -> {});

        assertThat(drawing.stratum().anyFalseClaim())
                .isEqualTo(new Estimate.Interval(0, 3, Wilson.of(0, 3)));
        assertThat(drawing.stratum().anyUnsupportedClaim())
                .isEqualTo(new Estimate.Interval(0, 3, Wilson.of(0, 3)));
    }

    @Test
    void countsWorkItemsAndNeitherAttemptsNorClaims() {
        var world = new World();
        for (int attempt = 0; attempt < 3; attempt++) {
            var claims = attempt == 0 ? new String[] {"1", "2", "3"} : new String[] {"1", "2"};
            Case one = world.add(new CaseBuilder("s" + attempt, "item").claims(claims));
            world.rate("ada", one, Truth.TRUE, Grounding.SUPPORTED);
            if (attempt == 1) {
                world.decide("eve", one, "2", LabelField.TRUTH, Truth.FALSE);
            }
        }

        assertThat(world.stratum().claims().total()).isEqualTo(7);
        assertThat(world.stratum().anyFalseClaim())
                .isEqualTo(new Estimate.Interval(1, 1, Wilson.of(1, 1)));
        assertThat(world.stratum().anyUnsupportedClaim())
                .isEqualTo(new Estimate.Interval(0, 1, Wilson.of(0, 1)));
    }

    @Test
    void anItemThatIsAnErrorAnywayMayHaveUnsettledClaims() {
        var world = new World();
        Case one =
                world.rated(
                        new CaseBuilder("s").claims("1", "2"),
                        Truth.UNSUPPORTED,
                        Grounding.UNKNOWN);
        assertThat(reasons(world.stratum().anyFalseClaim()))
                .containsExactly(NoInterval.UNSETTLED_TRUTH);

        world.decide("eve", one, "2", LabelField.TRUTH, Truth.FALSE);
        world.decide("eve", one, "1", LabelField.GROUNDING, Grounding.UNSUPPORTED);

        assertThat(world.stratum().anyFalseClaim()).isInstanceOf(Estimate.Interval.class);
        assertThat(world.stratum().anyUnsupportedClaim()).isInstanceOf(Estimate.Interval.class);
    }

    @Test
    void theErrorOfOneAttemptSettlesTheDoubtOfAnother() {
        var world = new World();
        world.rated(
                new CaseBuilder("a", "item").claims("1"), Truth.UNSUPPORTED, Grounding.SUPPORTED);
        world.rated(new CaseBuilder("b", "item").claims("1"), Truth.FALSE, Grounding.SUPPORTED);

        assertThat(world.stratum().anyFalseClaim())
                .isEqualTo(new Estimate.Interval(1, 1, Wilson.of(1, 1)));
    }

    @Test
    void aTrialWithoutClaimsNeedsItsRatersToo() {
        var world = new World();
        Case one = world.add(new CaseBuilder("s"));
        assertThat(reasons(world.stratum().anyFalseClaim()))
                .containsExactly(NoInterval.MISSING_LABELS);

        world.rate("ada", one, World.ABSTAINED);
        assertThat(world.stratum().anyFalseClaim()).isInstanceOf(Estimate.Interval.class);

        world.minRaters = 2;
        assertThat(reasons(world.stratum().anyFalseClaim()))
                .containsExactly(NoInterval.MISSING_LABELS);
    }

    @Test
    void aSelectionThatHoldsNoClaimIsASelection() {
        var world = new World();
        Case one = world.add(World.drawn("s", c -> c.coverage = ClaimCoverage.SELECTED));
        world.rate("ada", one, World.ABSTAINED);

        assertThat(reasons(world.stratum().anyFalseClaim()))
                .containsExactly(NoInterval.SELECTED_CLAIMS);
    }

    @Test
    void trialsMayBeUnequalWhereAttemptsAreEqual() {
        var world = new World();
        for (String group : List.of("g", "h", "failed")) {
            for (int attempt = 0; attempt < 2; attempt++) {
                boolean fails = group.equals("failed") || (group.equals("h") && attempt == 1);
                var drawn = new CaseBuilder(group + attempt, group).claims("1");
                drawn.producerStatus = fails ? ProducerStatus.FAILED : ProducerStatus.COMPLETE;
                world.rated(drawn, Truth.TRUE, Grounding.SUPPORTED);
            }
        }

        assertThat(reasons(world.stratum().anyFalseClaim()))
                .containsExactly(NoInterval.UNEQUAL_ATTEMPTS);
    }

    @Test
    void itemsWithoutATrialAreNoPartOfTheInterval() {
        var world = new World();
        for (int i = 0; i < 4; i++) {
            var drawn = new CaseBuilder("s" + i).claims("1");
            drawn.reviewState = i == 0 ? ReviewState.WITHHELD : ReviewState.REVIEWED;
            world.rated(drawn, i < 2 ? Truth.FALSE : Truth.TRUE, Grounding.SUPPORTED);
        }

        assertThat(world.stratum().attempts().workItems()).isEqualTo(4);
        assertThat(world.stratum().anyFalseClaim())
                .isEqualTo(new Estimate.Interval(1, 3, Wilson.of(1, 3)));
    }

    @Test
    void developmentWorkHasNoInterval() {
        var world = new World();
        world.rated(
                World.drawn(
                        "s",
                        c -> {
                            c.split = Split.DEVELOPMENT;
                            c.claims("1");
                        }),
                Truth.TRUE,
                Grounding.SUPPORTED);

        assertThat(reasons(world.stratum().anyFalseClaim()))
                .containsExactly(NoInterval.NOT_HELD_OUT_RANDOM);
    }

    @Test
    void reasonsStandInTheOrderOfTheirCodes() {
        assertThat(NoInterval.values()).extracting(NoInterval::word).isSorted();
    }

    private static List<NoInterval> expected(Set<NoInterval> reasons, NoInterval ofOther) {
        var expected = EnumSet.copyOf(reasons);
        expected.remove(ofOther);
        if (reasons.contains(NoInterval.NO_WORK_ITEMS)) {
            // Without trials only what attempts alone show is left.
            expected.retainAll(
                    EnumSet.of(
                            NoInterval.NO_WORK_ITEMS,
                            NoInterval.NOT_HELD_OUT_RANDOM,
                            NoInterval.UNEQUAL_ATTEMPTS));
        }
        return List.copyOf(expected);
    }

    private static List<NoInterval> reasons(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Interval interval -> List.of();
            case Estimate.None(var reasons) -> reasons;
        };
    }

    /// Two work items without a flaw, and what a switch adds.
    private static final class Drawing {
        final List<CaseBuilder> rated = new ArrayList<>();
        final List<CaseBuilder> unrated = new ArrayList<>();
        Sampling sampling = Sampling.RANDOM;
        ReviewState reviewState = ReviewState.REVIEWED;
        Truth truth = Truth.TRUE;
        Grounding grounding = Grounding.SUPPORTED;
        boolean disputed;

        Drawing() {
            rated("first", c -> {});
            rated("second", c -> {});
        }

        void rated(String id, Consumer<CaseBuilder> change) {
            rated.add(World.drawn(id, change).claims("1"));
        }

        void unrated(String id) {
            unrated.add(new CaseBuilder(id).claims("1"));
        }

        Stratum stratum() {
            var world = new World();
            for (CaseBuilder drawn : rated) {
                world.rated(set(drawn), truth, grounding);
            }
            unrated.forEach(drawn -> world.add(set(drawn)));
            if (disputed) {
                Case one =
                        world.rated(set(new CaseBuilder("disputed").claims("1")), truth, grounding);
                world.rate("ben", one, Truth.FALSE, Grounding.UNSUPPORTED);
            }
            return world.stratum();
        }

        private CaseBuilder set(CaseBuilder drawn) {
            drawn.sampling = sampling;
            drawn.reviewState = reviewState;
            return drawn;
        }
    }
}
