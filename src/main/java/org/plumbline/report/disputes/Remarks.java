package org.plumbline.report.disputes;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Decision;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Rating;
import org.plumbline.report.Disputed;
import org.plumbline.text.Region;

/// What raters and adjudicators wrote beside their values. Notes are kept in memory, and nothing of
/// a rating that has none.
public final class Remarks {

    /// What a rater wrote of a claim.
    ///
    /// @param note null for none
    /// @param evidence what the rater cites beyond the claim's own
    public record Remark(@Nullable String note, List<Region> evidence) {
        static final Remark NONE = new Remark(null, List.of());

        public Remark {
            evidence = List.copyOf(evidence);
        }
    }

    /// How a value was settled.
    public record Ruling(String adjudicator, Decision decision) {}

    private record OfClaim(String sampleId, String claimId, String rater) {}

    private record OfSample(String sampleId, String rater) {}

    private record OfValue(String sampleId, @Nullable String claimId, LabelField field) {}

    private final Map<OfClaim, Remark> remarks = new HashMap<>();
    private final Map<OfValue, Ruling> rulings = new HashMap<>();
    private final Set<OfSample> unblinded = new HashSet<>();

    /// Takes a rating; what is not remarkable in it is not kept.
    public void add(String rater, Rating rating) {
        for (ClaimLabel claim : rating.claims()) {
            if (claim.note() != null || !claim.evidence().isEmpty()) {
                remarks.put(
                        new OfClaim(rating.sampleId(), claim.claimId(), rater),
                        new Remark(claim.note(), claim.evidence()));
            }
        }
        if (!rating.blinded()) {
            unblinded.add(new OfSample(rating.sampleId(), rater));
        }
    }

    /// Takes a decision.
    public void add(String adjudicator, Decision decision) {
        rulings.put(
                new OfValue(decision.sampleId(), decision.claimId(), decision.field()),
                new Ruling(adjudicator, decision));
    }

    /// What a rater wrote of the claim that a value is of; nothing of a measure.
    public Remark of(Disputed value, String rater) {
        String claim = value.place().claimId();
        return claim == null
                ? Remark.NONE
                : remarks.getOrDefault(
                        new OfClaim(value.place().sampleId(), claim, rater), Remark.NONE);
    }

    /// How a value was settled; empty where it is open.
    public Optional<Ruling> ruling(Disputed value) {
        var place = value.place();
        return Optional.ofNullable(
                rulings.get(new OfValue(place.sampleId(), place.claimId(), value.field())));
    }

    /// False where the rater had unblinded the corpus before rating the sample.
    public boolean isBlinded(Disputed value, String rater) {
        return !unblinded.contains(new OfSample(value.place().sampleId(), rater));
    }
}
