package org.plumbline.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What was counted, once and for all faces.
///
/// Made by [org.plumbline.report.tally.Tally], whatever the order of cases, files and ratings: the
/// lists are sorted here or by it, and equal inputs give an equal report.
///
/// @param terms what was asked to count
/// @param inputs by format, digest and signer
/// @param strata by practice, destination, split and sampling
/// @param agreement by pair and field; every pair is there, also where nothing was rated by both
/// @param judges by model and run
/// @param attestations what a reader must know
public record Report(
        ReportTerms terms,
        List<Input> inputs,
        List<Stratum> strata,
        List<RaterPair> agreement,
        List<JudgeAgreement> judges,
        List<Attestation> attestations) {

    /// What `releaseDecision` always says.
    public static final String RELEASE_DECISION = "not-assessed";

    /// What `judgeUse` always says.
    public static final String JUDGE_USE = "advisory-only";

    public Report {
        inputs = inputs.stream().sorted().toList();
        strata = List.copyOf(strata);
        agreement = List.copyOf(agreement);
        judges = List.copyOf(judges);
        attestations = attestations.stream().sorted().toList();
    }

    /// How many raters a label needs, at least 1.
    public int minRaters() {
        return terms.minRaters();
    }

    /// The only attempts that were counted; null where all were.
    public @Nullable Arm arm() {
        return terms.arm();
    }
}
