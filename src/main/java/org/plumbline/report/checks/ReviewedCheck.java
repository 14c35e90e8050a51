package org.plumbline.report.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.plumbline.check.CheckFinding;
import org.plumbline.check.LiteralChecks;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.report.StratumKey;
import org.plumbline.report.tally.Standing;
import org.plumbline.text.ExactText;

/// One literal check with all that a person needs to judge it.
///
/// @param claim the claim that it was annotated for
/// @param evidence where it looks
public record ReviewedCheck(
        Case attempt, Claim claim, Check check, Evidence evidence, CheckFinding finding) {

    /// All checks of a case, run: claim by claim, each in the corpus's order.
    public static List<ReviewedCheck> of(Case attempt) {
        var all = new ArrayList<ReviewedCheck>();
        List<Claim> claims = attempt.sample().answer().claims();
        for (int i = 0; i < claims.size(); i++) {
            for (Check check : attempt.provisional().get(i).checks()) {
                Evidence evidence = attempt.sample().evidence(check.evidenceId()).orElseThrow();
                var finding = LiteralChecks.finding(check, evidence);
                all.add(new ReviewedCheck(attempt, claims.get(i), check, evidence, finding));
            }
        }
        return all;
    }

    public StratumKey stratum() {
        return StratumKey.of(attempt);
    }

    /// True where the report counts it.
    public boolean isTrial() {
        return Standing.of(attempt) == Standing.TRIAL;
    }

    /// What the claim says, span by span.
    public List<ExactText> claimTexts() {
        // A claim has spans of an output, or the corpus is refused.
        var output = Objects.requireNonNull(attempt.sample().answer().output());
        return claim.spans().stream().map(output::part).toList();
    }

    /// The bytes of the region, as they are stored.
    public Content region() {
        var span = check.region();
        return switch (evidence.content()) {
            case Content.Text(ExactText text) -> new Content.Text(text.part(span));
            case Content.Binary binary ->
                    new Content.Binary(
                            Arrays.copyOfRange(binary.bytes(), span.start(), span.end()));
        };
    }

    /// True where the region is a text and equals the annotated one, so that it is shown once.
    public boolean isRegionText() {
        return evidence.content() instanceof Content.Text(ExactText text)
                && text.sliceEquals(check.region(), check.text());
    }
}
