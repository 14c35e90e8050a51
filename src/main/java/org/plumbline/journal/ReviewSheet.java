package org.plumbline.journal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.RowKey;

/// What the entries of a journal come to for rows of evaluation records: the last review of each,
/// and what can be taken back.
///
/// Not safe for several threads; the owner guards it.
public final class ReviewSheet {

    /// A step with the review that stood before it.
    private record Step(long number, Event.Reviewed event, Event.@Nullable Reviewed before) {}

    private final Map<RowKey, Event.Reviewed> reviews = new LinkedHashMap<>();
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();

    /// What was said of a row last; empty where nothing was, or all of it was taken back.
    public Optional<Event.Reviewed> review(RowKey key) {
        return Optional.ofNullable(reviews.get(key));
    }

    /// The step that an undo would take back.
    public OptionalLong undoable() {
        return number(done.peek());
    }

    /// The step that a redo would do again.
    public OptionalLong redoable() {
        return number(undone.peek());
    }

    /// The row of a step that can be undone or redone next.
    public Optional<RowKey> rowOf(long number) {
        for (Step next : new Step[] {done.peek(), undone.peek()}) {
            if (next != null && next.number == number) {
                return Optional.of(next.event.key());
            }
        }
        return Optional.empty();
    }

    void review(long number, Event.Reviewed event) {
        done.push(new Step(number, event, reviews.put(event.key(), event)));
        undone.clear();
    }

    /// Takes back the last step; false where that is not the one of this number.
    boolean undo(long number) {
        Step step = done.peek();
        if (step == null || step.number != number) {
            return false;
        }
        done.pop();
        if (step.before == null) {
            reviews.remove(step.event.key());
        } else {
            reviews.put(step.event.key(), step.before);
        }
        undone.push(step);
        return true;
    }

    /// Does again what was undone last; false where that is not the step of this number.
    boolean redo(long number) {
        Step step = undone.peek();
        if (step == null || step.number != number) {
            return false;
        }
        undone.pop();
        done.push(step);
        reviews.put(step.event.key(), step.event);
        return true;
    }

    private static OptionalLong number(@Nullable Step step) {
        return step == null ? OptionalLong.empty() : OptionalLong.of(step.number);
    }
}
