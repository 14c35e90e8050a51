package org.plumbline.report;

import java.util.List;

/// How far raters agreed with each other, and judges with people.
///
/// @param pairs before adjudication; by pair and field
/// @param judges beside what people resolved; by model and run
public record Agreements(List<RaterPair> pairs, List<JudgeAgreement> judges) {
    public Agreements {
        pairs = List.copyOf(pairs);
        judges = List.copyOf(judges);
    }

    /// Only what was said by both sides.
    public Agreements found() {
        return new Agreements(
                pairs.stream().filter(pair -> pair.table().n() > 0).toList(),
                judges.stream()
                        .map(JudgeAgreement::found)
                        .filter(judge -> !judge.fields().isEmpty())
                        .toList());
    }

    /// True where a kappa is null.
    public boolean hasNullKappa() {
        return pairs.stream().anyMatch(pair -> !pair.table().hasKappa())
                || judges.stream()
                        .flatMap(judge -> judge.fields().values().stream())
                        .anyMatch(table -> !table.hasKappa());
    }
}
