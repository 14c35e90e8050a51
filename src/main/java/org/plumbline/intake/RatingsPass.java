package org.plumbline.intake;

import java.io.IOException;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.FreshRating;
import org.plumbline.check.FreshRatings;
import org.plumbline.check.KnownSample;
import org.plumbline.check.KnownSamples;
import org.plumbline.check.RatingRules;
import org.plumbline.check.RatingRules.Outcome;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Author;
import org.plumbline.labels.Rating;
import org.plumbline.request.Rubric;
import org.plumbline.text.PositionEncoding;

/// Reads the file of a rater or of a judge once, against the samples if there are any.
final class RatingsPass {

    private final FileInput input;
    private final FileHeader header;
    private final @Nullable PositionEncoding encoding;
    private final @Nullable Author author;
    private final FreshRatings fresh;
    private final Receiver receiver;
    private final RatingRules rules;

    /// @param samples null where there are none, or some with an error
    RatingsPass(
            FileInput input,
            FileHeader header,
            @Nullable KnownSamples samples,
            FreshRatings fresh,
            Receiver receiver) {
        this.input = input;
        this.header = header;
        this.encoding = header.encoding();
        this.author = header.author();
        this.fresh = fresh;
        this.receiver = receiver;
        this.rules = new RatingRules(samples, encoding);
    }

    ReadLabels run(Rubric rubric) throws IOException {
        return LabelElements.read(input, header, receiver, rubric, this::take);
    }

    private Outcome take(JsonValue root, Findings findings) throws IOException {
        var judged = rules.check(root, findings);
        if (judged.outcome() == Outcome.FRESH && findings.isClean()) {
            keep(root, judged.sample());
        }
        return judged.outcome();
    }

    private void keep(JsonValue value, @Nullable KnownSample sample) throws IOException {
        if (sample == null || encoding == null || author == null) {
            return;
        }
        Rating rating = LabelBuilder.rating(value, sample, encoding);
        var citesSeen = new BitSet();
        int number = 0;
        for (JsonValue claim : Plain.elements(value, "claims")) {
            boolean cites = !Plain.elementsIfAny(claim, "evidence").isEmpty();
            citesSeen.set(number++, cites && sample.view().citesSeen(claim));
        }
        String rater = author instanceof Author.Rater(String name) ? name : null;
        fresh.add(sample.number(), FreshRating.of(rater, rating, sample, citesSeen));
        receiver.rating(author, rating);
    }
}
