package org.plumbline.labels;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What a reviewer has said of one sample so far.
///
/// @param claims by claim id; a claim that is not in it has no label
/// @param quality of the sample as a whole
public record Draft(Map<String, ClaimDraft> claims, Labels quality) {

    /// Nothing said yet.
    public static final Draft EMPTY = new Draft(Map.of(), Labels.NONE);

    public Draft {
        claims = Map.copyOf(claims);
    }

    public ClaimDraft claim(String claimId) {
        return claims.getOrDefault(claimId, ClaimDraft.EMPTY);
    }

    /// The label in a field.
    ///
    /// @param claimId null for a field of the whole sample
    @Nullable LabelValue of(@Nullable String claimId, LabelField field) {
        return claimId == null ? quality.of(field) : claim(claimId).of(field);
    }

    public boolean isEmpty() {
        return claims.isEmpty() && quality.isEmpty();
    }

    /// True where each field of these claims and of the sample is labelled, so that the sample can
    /// be exported.
    boolean isComplete(Collection<String> claimIds) {
        return quality.haveAll(LabelField.ofSample())
                && claimIds.stream().allMatch(id -> claim(id).isComplete());
    }

    /// The draft after one more act on this sample.
    public Draft after(Act act) {
        return switch (act) {
            case Act.SetLabel(var sample, var claim, var field, var value) ->
                    claim == null
                            ? new Draft(claims, quality.with(field, value))
                            : with(claim, claim(claim).with(field, value));
            case Act.SetNote(var sample, var claim, var note) ->
                    with(claim, claim(claim).withNote(note));
            case Act.Cite(var sample, var claim, var regions) ->
                    with(claim, claim(claim).citing(regions));
            case Act.Clear(var sample) -> EMPTY;
        };
    }

    /// What takes an act back that was done to this draft. It remembers no more than the act
    /// changed: of a sample with many claims a copy a step would fill the memory.
    public UnaryOperator<Draft> before(Act act) {
        return switch (act) {
            case Act.SetLabel(var sample, var claim, var field, var value) ->
                    undo(new Act.SetLabel(sample, claim, field, of(claim, field)));
            case Act.SetNote(var sample, var claim, var note) ->
                    undo(new Act.SetNote(sample, claim, claim(claim).note()));
            case Act.Cite(var sample, var claim, var regions) ->
                    undo(new Act.Cite(sample, claim, claim(claim).evidence()));
            case Act.Clear(var sample) -> after -> this;
        };
    }

    private static UnaryOperator<Draft> undo(Act back) {
        return after -> after.after(back);
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
