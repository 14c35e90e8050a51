package org.plumbline.records;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Term;

/// Whether a task succeeded, with what stands against it.
///
/// Null while intent, contract, support or completeness is not reviewed, or the note says nothing:
/// then the review is not finished. True where all four are good; else false. Whether JSON could be
/// parsed and whether the task can be answered have no part in it, and from an empty list of packed
/// evidence nothing is inferred.
///
/// @param value null while it cannot be said
/// @param shortfalls while it cannot be said, what is missing of the review; else why it is false
public record TaskSuccess(@Nullable Boolean value, List<Shortfall> shortfalls) {

    public TaskSuccess {
        shortfalls = List.copyOf(shortfalls);
    }

    public static TaskSuccess of(Review review) {
        List<Shortfall> missing = missing(review);
        if (!missing.isEmpty()) {
            return new TaskSuccess(null, missing);
        }
        List<Shortfall> against = against(review);
        return new TaskSuccess(against.isEmpty(), against);
    }

    /// The shortfalls in words, for messages.
    public String inWords() {
        return shortfalls.stream().map(Term::word).collect(Collectors.joining(", "));
    }

    private static List<Shortfall> missing(Review review) {
        var missing = new ArrayList<Shortfall>();
        addIf(missing, review.intentCorrect() == null, Shortfall.INTENT_UNREVIEWED);
        addIf(missing, review.contractValid() == null, Shortfall.CONTRACT_UNREVIEWED);
        addIf(missing, review.semanticSupport() == null, Shortfall.SUPPORT_UNREVIEWED);
        addIf(missing, review.complete() == null, Shortfall.COMPLETE_UNREVIEWED);
        addIf(missing, !review.hasNote(), Shortfall.NO_NOTE);
        return missing;
    }

    private static List<Shortfall> against(Review review) {
        var against = new ArrayList<Shortfall>();
        addIf(against, isFalse(review.intentCorrect()), Shortfall.WRONG_INTENT);
        addIf(against, isFalse(review.contractValid()), Shortfall.INVALID_CONTRACT);
        addIf(against, review.semanticSupport() == Support.CONTRADICTED, Shortfall.CONTRADICTED);
        addIf(
                against,
                review.semanticSupport() == Support.INSUFFICIENT_EVIDENCE,
                Shortfall.INSUFFICIENT_EVIDENCE);
        addIf(against, isFalse(review.complete()), Shortfall.INCOMPLETE);
        return against;
    }

    private static boolean isFalse(@Nullable Boolean value) {
        return Boolean.FALSE.equals(value);
    }

    private static void addIf(List<Shortfall> list, boolean condition, Shortfall shortfall) {
        if (condition) {
            list.add(shortfall);
        }
    }
}
