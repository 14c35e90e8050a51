package org.plumbline.session.label;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.Receiver;
import org.plumbline.journal.Given;
import org.plumbline.labels.Author;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Rating;
import org.plumbline.labels.TakenFrom;
import org.plumbline.session.others.Said;
import org.plumbline.text.Sha256;

/// What a label file says, as far as it is of samples that are open.
final class RatingsSaid implements Said<String, Draft>, Receiver {

    private final String name;
    private final Map<String, One> ratings = new HashMap<>();
    private @Nullable String rater;
    private @Nullable Sha256 sha256;
    private @Nullable Instant latest;
    private boolean sawHidden;
    private int all;

    /// Empty where it is of another request.
    private record One(Draft draft, Optional<Sha256> seen, Given given) {}

    /// @param name of the file, without its folder
    RatingsSaid(String name) {
        this.name = name;
    }

    @Override
    public void begins(Author author) {
        if (author instanceof Author.Rater(var called)) {
            rater = called;
        }
    }

    /// Who the file says that it is by; null where it does not.
    @Nullable String rater() {
        return rater;
    }

    @Override
    public void rating(Author author, Rating rating) {
        Instant at = rating.labelledAt();
        if (at != null && (latest == null || at.isAfter(latest))) {
            latest = at;
        }
        sawHidden |= !rating.blinded();
        ratings.put(
                rating.sampleId(),
                new One(
                        draft(rating),
                        Optional.of(rating.requestSha256()),
                        new Given(at, rating.blinded())));
    }

    private static Draft draft(Rating rating) {
        var claims = new HashMap<String, ClaimDraft>();
        for (ClaimLabel label : rating.claims()) {
            claims.put(
                    label.claimId(),
                    new ClaimDraft(label.labels(), label.note(), label.evidence()));
        }
        return new Draft(claims, rating.quality());
    }

    @Override
    public void stale(Author author, String sampleId, boolean blinded) {
        sawHidden |= !blinded;
        ratings.put(sampleId, new One(Draft.EMPTY, Optional.empty(), new Given(null, blinded)));
    }

    /// The file was read to its end.
    ///
    /// @param elements how many ratings it has, also of other samples
    void complete(Sha256 digest, int elements) {
        sha256 = digest;
        all = elements;
    }

    @Override
    public TakenFrom from() {
        return new TakenFrom(
                TakenFrom.Place.EXPORTED,
                name,
                Objects.requireNonNull(sha256, "not read to its end"),
                Objects.requireNonNull(rater, "a label file names its rater"),
                sawHidden);
    }

    @Override
    public Optional<Instant> latest() {
        return Optional.ofNullable(latest);
    }

    @Override
    public boolean isWhole() {
        return true;
    }

    @Override
    public Set<String> items() {
        return Set.copyOf(ratings.keySet());
    }

    @Override
    public int others() {
        return all - ratings.size();
    }

    private One one(String sampleId) {
        return Objects.requireNonNull(ratings.get(sampleId), "nothing is said of it");
    }

    @Override
    public Draft draft(String sampleId) {
        return one(sampleId).draft();
    }

    @Override
    public Optional<Sha256> seen(String sampleId) {
        return one(sampleId).seen();
    }

    @Override
    public Given given(String sampleId) {
        return one(sampleId).given();
    }
}
