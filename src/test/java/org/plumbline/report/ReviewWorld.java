package org.plumbline.report;

import java.util.List;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
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
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

/// A review as one meets it: four strata, three raters, a judge, some decisions. Drawn by rule, so
/// that its reports can be kept as files.
final class ReviewWorld {

    private static final List<String> RATERS = List.of("ada", "ben", "cy");

    private final World world = new World();
    private int count;

    private ReviewWorld() {}

    static World drawn() {
        var review = new ReviewWorld();
        review.stratum("conversation", "summary", 20, 2);
        review.stratum("error-handling", "inline", 15, 2);
        review.unequal();
        review.handPicked();
        review.world.minRaters = 2;
        return review.world;
    }

    /// Held-out random work that carries intervals.
    private void stratum(String practice, String destination, int items, int attempts) {
        for (int item = 0; item < items; item++) {
            for (int attempt = 0; attempt < attempts; attempt++) {
                var drawn = next(practice + " " + item);
                drawn.practice = practice;
                drawn.destination = destination;
                if (count % 11 == 0) {
                    drawn.status = CaptureStatus.PARTIAL;
                    drawn.limitations.add(
                            new Limitation(
                                    LimitationKind.TRUNCATION, "log cut off", null, List.of()));
                }
                drawn.claims("1", "2", "3", "4");
                boolean wrong = item % 7 == 3 && attempt == 0;
                label(world.add(drawn), wrong);
            }
        }
    }

    /// Work items with one attempt beside such with two, disputes, and a failed capture.
    private void unequal() {
        for (int item = 0; item < 9; item++) {
            var drawn = next("naming " + item / 2);
            // Right-to-left letters and an override, which the report must show and not obey.
            drawn.practice = "\u05e9\u05de\u05d5\u05ea \u202Egniman";
            drawn.producerStatus = item == 4 ? ProducerStatus.FAILED : ProducerStatus.PARTIAL;
            drawn.reviewState = item == 5 ? ReviewState.WITHHELD : ReviewState.REVIEWED;
            drawn.model = item == 6 ? null : "model-2";
            drawn.claims("1", "2");
            Case one = world.add(drawn);
            if (item != 7) {
                label(one, item == 2);
            }
        }
    }

    private void handPicked() {
        for (int item = 0; item < 3; item++) {
            var drawn = next("=cmd picked " + item).seen("e", "retry twice");
            drawn.practice = "=cmd|' /C calc'!A0";
            drawn.split = Split.DEVELOPMENT;
            drawn.sampling = Sampling.REGRESSION;
            drawn.coverage = ClaimCoverage.SELECTED;
            var quote =
                    new Check(
                            CheckKind.LITERAL_QUOTE,
                            "e",
                            new Span(0, 5),
                            ExactText.of(item == 0 ? "Retry" : "retry"),
                            null,
                            null);
            drawn.claim("1", new Span(0, 3), List.of(), Truth.FALSE, Grounding.UNKNOWN, quote);
            label(world.add(drawn), item == 0);
        }
    }

    private CaseBuilder next(String group) {
        count++;
        return new CaseBuilder("sample-" + count, group);
    }

    private void label(Case one, boolean wrong) {
        int number = count;
        for (int rater = 0; rater < RATERS.size(); rater++) {
            boolean slips = (number + rater) % 13 == 0;
            var labels =
                    one.sample().answer().claims().stream()
                            .map(claim -> claim(claim.id(), wrong, slips))
                            .toList();
            world.add(new Author.Rater(RATERS.get(rater)), rating(one, labels, number, slips));
        }
        var judged =
                one.sample().answer().claims().stream()
                        .map(claim -> claim(claim.id(), wrong ^ number % 5 == 0, number % 4 == 0))
                        .toList();
        world.add(new Author.Judge("m-large", "run-1"), rating(one, judged, number + 1, false));
        for (int rater = 0; rater < RATERS.size(); rater++) {
            boolean slips = (number + rater) % 13 == 0;
            if (slips && !one.placement().practice().contains("\u202E")) {
                world.decide("eve", one, "1", LabelField.GROUNDING, Grounding.SUPPORTED);
            }
        }
    }

    private static ClaimLabel claim(String id, boolean wrong, boolean slips) {
        boolean first = id.equals("1");
        return World.label(
                id,
                wrong && first ? Truth.FALSE : Truth.TRUE,
                slips && first
                        ? Grounding.UNKNOWN
                        : wrong && id.equals("2") ? Grounding.UNSUPPORTED : Grounding.SUPPORTED);
    }

    private static Rating rating(Case one, List<ClaimLabel> labels, int number, boolean slips) {
        Rating fresh = World.rating(one, Truth.TRUE, Grounding.SUPPORTED, World.ABSTAINED);
        return new Rating(
                one.sampleId(),
                number == 13 && slips ? Sha256.of(new byte[0]) : fresh.requestSha256(),
                null,
                number != 30,
                labels,
                LabelsOf.quality(
                        number % 6 == 0 ? QualityValue.FALSE : QualityValue.TRUE,
                        number % 8 == 0 ? QualityValue.TRUE : QualityValue.FALSE,
                        slips ? QualityValue.NULL : QualityValue.TRUE,
                        QualityValue.NULL));
    }
}
