package org.plumbline.labels;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a reviewer has said of one sample so far.
///
/// @param claims by claim id; a claim that is not in it has no label
/// @param quality a measure that is not in it has no label; [QualityValue#NULL] is an abstention
public record Draft(Map<String, ClaimDraft> claims, Map<Measure, QualityValue> quality) {

    /// Nothing said yet.
    public static final Draft EMPTY = new Draft(Map.of(), Map.of());

    public Draft {
        claims = Map.copyOf(claims);
        quality = Map.copyOf(quality);
    }

    public ClaimDraft claim(String claimId) {
        return claims.getOrDefault(claimId, ClaimDraft.EMPTY);
    }

    public @Nullable QualityValue quality(Measure measure) {
        return quality.get(measure);
    }

    public boolean isEmpty() {
        return claims.isEmpty() && quality.isEmpty();
    }

    /// True where each of these claims and each measure is labelled, so that the sample can be
    /// exported.
    public boolean isComplete(Collection<String> claimIds) {
        return quality.size() == Measure.values().length
                && claimIds.stream().allMatch(id -> claim(id).isComplete());
    }

    /// The draft after one more act on this sample.
    public Draft after(Act act) {
        return switch (act) {
            case Act.SetTruth(var sample, var id, var truth) -> {
                var old = claim(id);
                yield with(id, new ClaimDraft(truth, old.grounding(), old.note(), old.evidence()));
            }
            case Act.SetGrounding(var sample, var id, var grounding) -> {
                var old = claim(id);
                yield with(id, new ClaimDraft(old.truth(), grounding, old.note(), old.evidence()));
            }
            case Act.SetNote(var sample, var id, var note) -> {
                var old = claim(id);
                yield with(id, new ClaimDraft(old.truth(), old.grounding(), note, old.evidence()));
            }
            case Act.Cite(var sample, var id, var regions) -> {
                var old = claim(id);
                yield with(id, new ClaimDraft(old.truth(), old.grounding(), old.note(), regions));
            }
            case Act.SetQuality(var sample, var measure, var value) -> {
                var values = new EnumMap<Measure, QualityValue>(Measure.class);
                values.putAll(quality);
                if (value == null) {
                    values.remove(measure);
                } else {
                    values.put(measure, value);
                }
                yield new Draft(claims, values);
            }
            case Act.Clear(var sample) -> EMPTY;
        };
    }

    private Draft with(String claimId, ClaimDraft claim) {
        var all = new HashMap<>(claims);
        if (claim.isEmpty()) {
            all.remove(claimId);
        } else {
            all.put(claimId, claim);
        }
        return new Draft(all, quality);
    }
}
