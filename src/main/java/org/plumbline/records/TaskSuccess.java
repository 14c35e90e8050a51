package org.plumbline.records;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Term;

/// Whether a task succeeded, with what stands against it.
///
/// Null while intent, contract, support or completeness is not reviewed; true where all four are
/// good, the note says something, and no tool was called where the task cannot be answered; else
/// false. Whether JSON could be parsed has no part in it, and from an empty list of packed evidence
/// nothing is inferred.
///
/// @param value null while it cannot be said
/// @param shortfalls while it cannot be said, the missing reviews; else why it is false
public record TaskSuccess(@Nullable Boolean value, List<Shortfall> shortfalls) {

    public TaskSuccess {
        shortfalls = List.copyOf(shortfalls);
    }

    public static TaskSuccess of(Review review, Cost cost) {
        List<Shortfall> missing = missing(review);
        if (!missing.isEmpty()) {
            return new TaskSuccess(null, missing);
        }
        List<Shortfall> against = against(review, cost);
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
        return missing;
    }

    private static List<Shortfall> against(Review review, Cost cost) {
        var against = new ArrayList<Shortfall>();
        addIf(against, isFalse(review.intentCorrect()), Shortfall.WRONG_INTENT);
        addIf(against, isFalse(review.contractValid()), Shortfall.INVALID_CONTRACT);
        addIf(against, review.semanticSupport() == Support.CONTRADICTED, Shortfall.CONTRADICTED);
        addIf(
                against,
                review.semanticSupport() == Support.INSUFFICIENT_EVIDENCE,
                Shortfall.INSUFFICIENT_EVIDENCE);
        addIf(against, isFalse(review.complete()), Shortfall.INCOMPLETE);
        addIf(against, !review.hasNote(), Shortfall.NO_NOTE);
        if (isFalse(review.answerable())) {
            Long calls = cost.toolCalls();
            addIf(against, calls == null, Shortfall.TOOLS_NOT_COUNTED);
            addIf(against, calls != null && calls > 0, Shortfall.CALLS_TOOLS);
        }
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
