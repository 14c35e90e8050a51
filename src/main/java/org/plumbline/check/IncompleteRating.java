package org.plumbline.check;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.check.KnownSample.KnownClaim;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.problem.Code;
import org.plumbline.text.Quoted;

/// A rating leaves out a claim of its sample. Where one of its claims has a problem that one may be
/// the one that is missing: then nothing is said.
final class IncompleteRating {

    private IncompleteRating() {}

    static void check(JsonValue rating, KnownSample sample, Findings findings) {
        if (!Sound.isWhole(rating, "claims")) {
            return;
        }
        var rated = new HashSet<String>();
        for (JsonValue claim : Sound.elements(rating, "claims")) {
            String id = Sound.string(claim, "claimId");
            if (id == null) {
                return;
            }
            rated.add(id);
        }
        List<String> missing =
                sample.claims().stream()
                        .map(KnownClaim::id)
                        .filter(id -> !rated.contains(id))
                        .toList();
        JsonValue claims = Sound.member(rating, "claims");
        if (claims != null && !missing.isEmpty()) {
            findings.report(
                    Code.LABELS_INCOMPLETE,
                    claims,
                    () ->
                            "no label for %s; a rating has every claim of its sample once"
                                    .formatted(
                                            missing.stream()
                                                            .limit(5)
                                                            .map(Quoted::of)
                                                            .collect(Collectors.joining(", "))
                                                    + (missing.size() > 5
                                                            ? " and "
                                                                    + (missing.size() - 5)
                                                                    + " more"
                                                            : "")));
        }
    }
}
