package org.plumbline.intake;

import java.io.IOException;
import java.util.BitSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.FreshRating;
import org.plumbline.check.FreshRatings;
import org.plumbline.check.KnownSample;
import org.plumbline.check.KnownSamples;
import org.plumbline.check.RatingRules;
import org.plumbline.check.shape.Format;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.labels.Author;
import org.plumbline.labels.Rating;
import org.plumbline.request.Rubric;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Sha256;

/// Reads the file of a rater or of a judge once, against the samples if there are any.
final class RatingsPass implements OrderedPipeline.Work<Shaped> {

    private final FileInput input;
    private final Format format;
    private final @Nullable PositionEncoding encoding;
    private final @Nullable Author author;
    private final FreshRatings fresh;
    private final Receiver receiver;
    private final RatingRules rules;
    private int elements;
    private int stale;

    /// @param samples null where there are none, or some with an error
    RatingsPass(
            FileInput input,
            FileHeader header,
            @Nullable KnownSamples samples,
            FreshRatings fresh,
            Receiver receiver) {
        this.input = input;
        this.format = Objects.requireNonNull(header.format());
        this.encoding = header.encoding();
        this.author = header.author();
        this.fresh = fresh;
        this.receiver = receiver;
        this.rules = new RatingRules(samples, encoding);
    }

    ReadLabels run(Rubric rubric) throws IOException {
        if (author != null) {
            receiver.begins(author);
        }
        try (var pipeline = new OrderedPipeline<>(this)) {
            var pass = new FilePass(input, format, Set.of(format), pipeline::put);
            Sha256 sha256 = input.read(pass, pipeline::awaitIdle);
            pipeline.finish();
            OtherRubric.check(pass, rubric);
            var file = new ReadFile(input.source(), format, sha256, author, elements, stale);
            return new ReadLabels(file, pass);
        }
    }

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, format, input);
    }

    @Override
    public void settle(Shaped shaped) throws IOException {
        elements++;
        if (!shaped.isObject()) {
            return;
        }
        JsonValue root = shaped.root();
        Findings findings = shaped.findings();
        var judged = rules.check(root, findings);
        switch (judged.outcome()) {
            case STALE -> {
                stale++;
                if (author != null) {
                    JsonValue blinded = root.get("blinded");
                    receiver.stale(author, blinded == null || blinded.isTrue());
                }
            }
            case FRESH -> {
                if (findings.isClean()) {
                    keep(root, judged.sample());
                }
            }
        }
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
