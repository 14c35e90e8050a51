package org.plumbline.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.RatingRules.Outcome;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.labels.LabelField;
import org.plumbline.text.Term;

/// All rules for decisions, of all files that are given together.
///
/// A stale decision is told as such and not looked into. Without samples to hold them against,
/// decisions are not checked beyond their shape.
public final class DecisionRules {

    private final @Nullable KnownSamples samples;
    private final FreshRatings ratings;
    private final RepeatedDecision repeated;

    /// Rules for some files.
    ///
    /// @param samples null where there are none, or some with an error
    public DecisionRules(
            @Nullable KnownSamples samples, FreshRatings ratings, RepeatedDecision repeated) {
        this.samples = samples;
        this.ratings = ratings;
        this.repeated = repeated;
    }

    /// Checks one decision that was held to its shape.
    public Outcome check(JsonValue decision, Findings findings) {
        if (samples == null) {
            return Outcome.FRESH;
        }
        KnownSample sample = null;
        JsonValue sampleId = Sound.member(decision, "sampleId");
        if (sampleId != null) {
            sample = samples.find(sampleId.string());
            if (sample == null) {
                UnknownSample.report(sampleId, findings);
            } else if (StaleLabels.check(decision, sample, findings)) {
                return Outcome.STALE;
            }
        }
        if (sample != null) {
            checkClaim(decision, sample, findings);
        }
        MisfitDecision.check(decision, findings);
        if (sample != null) {
            checkLabels(decision, sample, findings);
        }
        UndisputedDecision.check(decision, findings);
        return Outcome.FRESH;
    }

    private static void checkClaim(JsonValue decision, KnownSample sample, Findings findings) {
        JsonValue claimId = Sound.member(decision, "claimId");
        if (claimId != null
                && claimId.kind() == Kind.STRING
                && sample.claim(claimId.string()) < 0) {
            UnknownClaim.report(claimId, findings);
        }
    }

    /// What needs to know which label of the sample is decided.
    private void checkLabels(JsonValue decision, KnownSample sample, Findings findings) {
        JsonValue claimId = Sound.member(decision, "claimId");
        JsonValue name = Sound.member(decision, "field");
        LabelField field =
                name == null ? null : Term.of(LabelField.class, name.string()).orElse(null);
        if (claimId == null || field == null) {
            return;
        }
        int claim = claimId.kind() == Kind.STRING ? sample.claim(claimId.string()) : -1;
        repeated.add(decision, sample.number(), claim, field, findings);
        List<FreshRating> given = ratings.of(sample.number());
        if (ratings.hasRaters() && ratings.isComplete()) {
            MisquotedLabels.check(decision, field, claim, given, findings);
        }
        JsonValue value = Sound.member(decision, "value");
        if (field == LabelField.GROUNDING
                && value != null
                && UnseenGrounding.isSupported(value)
                && !sample.claims().get(claim).citesSeen()
                && ratings.isComplete()
                && given.stream().noneMatch(rating -> rating.citesSeen(claim))) {
            UnseenGrounding.report(value, findings);
        }
    }
}
