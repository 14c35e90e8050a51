package org.plumbline.check;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.text.PositionEncoding;

/// All rules for the ratings of one file, of a rater or of a judge.
///
/// A rating that repeats another, or is stale, is told as such and not looked into. Without samples
/// to hold them against, ratings are only compared among each other.
public final class RatingRules {

    /// What became of a rating.
    public enum Outcome {
        /// It counts where there was no problem.
        FRESH,
        /// It is left out alone.
        STALE
    }

    /// What a rating was found to be.
    ///
    /// @param sample what it is about, null where that is not known
    public record Judged(Outcome outcome, @Nullable KnownSample sample) {}

    private final @Nullable KnownSamples samples;
    private final @Nullable PositionEncoding encoding;
    private final RepeatedRating repeated = new RepeatedRating();

    /// Rules for one file.
    ///
    /// @param samples null where there are none, or some with an error
    /// @param encoding how the file counts positions, null where that has a problem
    public RatingRules(@Nullable KnownSamples samples, @Nullable PositionEncoding encoding) {
        this.samples = samples;
        this.encoding = encoding;
    }

    /// Checks one rating that was held to its shape.
    ///
    /// @throws IOException where the sample cannot be read any more
    public Judged check(JsonValue rating, Findings findings) throws IOException {
        if (repeated.check(rating, findings)) {
            return new Judged(Outcome.FRESH, null);
        }
        JsonValue sampleId = Sound.member(rating, "sampleId");
        KnownSample sample = null;
        if (samples != null && sampleId != null && sampleId.kind() == Kind.STRING) {
            sample = samples.find(sampleId.string());
            if (sample == null) {
                UnknownSample.report(sampleId, findings);
            } else if (StaleLabels.check(rating, sample, findings)) {
                return new Judged(Outcome.STALE, sample);
            }
        }
        RepeatedClaim.check(rating, findings);
        if (sample != null) {
            checkClaims(rating, sample, findings);
        }
        return new Judged(Outcome.FRESH, sample);
    }

    private void checkClaims(JsonValue rating, KnownSample sample, Findings findings)
            throws IOException {
        for (JsonValue claim : Sound.elements(rating, "claims")) {
            JsonValue id = Sound.member(claim, "claimId");
            int number = id == null || id.kind() != Kind.STRING ? -1 : sample.claim(id.string());
            if (id != null && number < 0) {
                UnknownClaim.report(id, findings);
            }
            Settled cites = checkRegions(claim, sample, findings);
            if (number >= 0 && !sample.claims().get(number).citesSeen()) {
                UnseenGrounding.check(claim, cites, findings);
            }
        }
        IncompleteRating.check(rating, sample, findings);
    }

    /// Checks what the rater cites, and tells whether the producer saw some of it.
    private Settled checkRegions(JsonValue claim, KnownSample sample, Findings findings)
            throws IOException {
        JsonValue regions = claim.get("evidence");
        if (regions == null) {
            return Settled.NO;
        }
        if (regions.isMarked()) {
            return Settled.OPEN;
        }
        if (regions.isEmpty()) {
            return Settled.NO;
        }
        CaseView view = sample.view().countedIn(encoding);
        UnknownEvidence.checkAll(view, claim, "evidence", findings);
        MisplacedSpan.checkRegions(view, claim, findings);
        return UnseenGrounding.cites(view, claim);
    }
}
