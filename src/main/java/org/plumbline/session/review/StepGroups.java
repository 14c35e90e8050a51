package org.plumbline.session.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/// Which steps of a journal belong to one act of the rater, so that one undo takes them back. Kept
/// while the session is open; the journal has no such word, and its steps are of one sample each.
final class StepGroups {

    private final Map<Long, Long> groups = new HashMap<>();

    /// These steps are one act.
    void join(List<Long> steps) {
        steps.forEach(step -> groups.put(step, steps.getFirst()));
    }

    /// Changes the next step, and those after it that are one act with it.
    ///
    /// @param next the step that is next now
    /// @return what the last change gave; empty where no step is next
    <T> Optional<T> each(Supplier<OptionalLong> next, LongFunction<T> change) {
        OptionalLong step = next.get();
        if (step.isEmpty()) {
            return Optional.empty();
        }
        long first = step.getAsLong();
        T last = change.apply(first);
        for (step = next.get(); areOne(first, step); step = next.get()) {
            last = change.apply(step.getAsLong());
        }
        return Optional.of(last);
    }

    private boolean areOne(long step, OptionalLong other) {
        Long group = groups.get(step);
        return group != null && other.isPresent() && group.equals(groups.get(other.getAsLong()));
    }
}
