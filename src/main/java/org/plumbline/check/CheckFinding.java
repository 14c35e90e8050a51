package org.plumbline.check;

import java.util.List;

/// What a literal check comes to, and why it says nothing where it does.
///
/// @param reasons at least one where the check abstains, else none
public record CheckFinding(CheckOutcome outcome, List<Abstention> reasons) {

    public CheckFinding {
        reasons = List.copyOf(reasons);
        if (reasons.isEmpty() == (outcome == CheckOutcome.ABSTAIN)) {
            throw new IllegalArgumentException(outcome + " because of " + reasons);
        }
    }

    static CheckFinding found(CheckOutcome outcome) {
        return new CheckFinding(outcome, List.of());
    }

    static CheckFinding none(List<Abstention> reasons) {
        return new CheckFinding(CheckOutcome.ABSTAIN, reasons);
    }

    /// True where nothing is said.
    public boolean abstains() {
        return outcome == CheckOutcome.ABSTAIN;
    }
}
