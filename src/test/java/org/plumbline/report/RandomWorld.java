package org.plumbline.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.labels.Author;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Rating;
import org.plumbline.labels.Truth;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

/// A world from a seed, with a bit of everything that a corpus and its labels may hold.
final class RandomWorld {

    private static final List<String> PRACTICES =
            List.of("naming", "\uFB33 errors", "\uD83D\uDE00");
    private static final List<String> RATERS =
            List.of("ada", "ben", "\uD83D\uDE00 cy", "\uFB33 di");

    private final Random random;
    private final World world = new World();

    private RandomWorld(long seed) {
        random = new Random(seed);
    }

    static World of(long seed) {
        return new RandomWorld(seed).world();
    }

    private World world() {
        world.minRaters = 1 + random.nextInt(2);
        int cases = 1 + random.nextInt(40);
        for (int i = 0; i < cases; i++) {
            Case one = world.add(drawn("s" + random.nextInt(1000) + "-" + i));
            for (String rater : RATERS) {
                if (random.nextInt(3) > 0) {
                    world.add(new Author.Rater(rater), rating(one));
                }
            }
            for (String model : List.of("judge", "\uD83D\uDE00")) {
                if (random.nextInt(4) > 0) {
                    world.add(new Author.Judge(model, "run"), rating(one));
                }
            }
            decide(one);
        }
        return world;
    }

    private CaseBuilder drawn(String id) {
        // Split and sampling hang on the group, as in every valid corpus.
        int group = random.nextInt(12);
        var drawn = new CaseBuilder(id, "group " + group);
        drawn.split = group % 3 == 0 ? Split.DEVELOPMENT : Split.HELD_OUT;
        drawn.sampling = group % 4 == 0 ? Sampling.REGRESSION : Sampling.RANDOM;
        drawn.practice = pick(PRACTICES);
        drawn.destination = pick(List.of("chat", "inline"));
        drawn.status = rarely(CaptureStatus.FAILED, CaptureStatus.COMPLETE);
        drawn.producerStatus = pick(List.of(ProducerStatus.values()));
        drawn.reviewState = rarely(pick(List.of(ReviewState.values())), ReviewState.REVIEWED);
        drawn.coverage = rarely(ClaimCoverage.SELECTED, ClaimCoverage.EXHAUSTIVE);
        drawn.model = random.nextInt(8) == 0 ? null : "model-" + random.nextInt(2);
        drawn.prompt = random.nextInt(8) == 0 ? null : "prompt-" + random.nextInt(2);
        int claims = random.nextInt(4);
        for (int claim = 0; claim < claims; claim++) {
            drawn.claim(
                    "c" + claim,
                    new Span(0, 3),
                    List.of(),
                    random.nextBoolean() ? null : pick(List.of(Truth.values())),
                    random.nextBoolean() ? null : pick(List.of(Grounding.values())));
        }
        if (random.nextInt(3) == 0) {
            drawn.limitations.add(
                    new Limitation(
                            pick(List.of(LimitationKind.values())), "detail", null, List.of()));
        }
        return drawn;
    }

    private Rating rating(Case one) {
        var labels = new ArrayList<ClaimLabel>();
        for (var claim : one.sample().answer().claims()) {
            labels.add(
                    random.nextInt(random.nextInt(labels.size() + 1) + 1),
                    World.label(
                            claim.id(),
                            rarely(pick(List.of(Truth.values())), Truth.TRUE),
                            rarely(pick(List.of(Grounding.values())), Grounding.SUPPORTED)));
        }
        Rating fresh = World.rating(one, Truth.TRUE, Grounding.SUPPORTED, World.ABSTAINED);
        return new Rating(
                one.sampleId(),
                random.nextInt(8) == 0 ? Sha256.of(new byte[1]) : fresh.requestSha256(),
                null,
                random.nextInt(30) > 0,
                labels,
                LabelsOf.quality(value(), value(), value(), value()));
    }

    private void decide(Case one) {
        if (random.nextInt(3) == 0) {
            world.decide(pick(List.of("eve", "fay")), one, null, LabelField.RELEVANCE, value());
        }
        for (var claim : one.sample().answer().claims()) {
            if (random.nextInt(4) == 0) {
                world.decide(
                        pick(List.of("eve", "fay")),
                        one,
                        claim.id(),
                        LabelField.TRUTH,
                        pick(List.of(Truth.values())));
            }
        }
    }

    private QualityValue value() {
        return rarely(pick(List.of(QualityValue.values())), QualityValue.TRUE);
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private <T> T rarely(T rare, T usual) {
        return random.nextInt(5) == 0 ? rare : usual;
    }
}
