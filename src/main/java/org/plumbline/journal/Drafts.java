package org.plumbline.journal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// What the entries of a journal come to for the items of one kind under one rubric: a draft an
/// item, and what can be taken back.
///
/// Not safe for several threads; the owner guards it.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public final class Drafts<K, D> {

    /// A step that was done, with what takes it back.
    private record Done<K, D>(Entry entry, Event.Step<K, D> step, UnaryOperator<D> back) {}

    private final Kind<K, D> kind;
    private final Map<K, D> drafts = new HashMap<>();
    private final Map<K, List<Entry>> histories = new HashMap<>();
    private final Map<K, Sha256> seen = new HashMap<>();
    private final Deque<Done<K, D>> done = new ArrayDeque<>();
    private final Deque<Done<K, D>> undone = new ArrayDeque<>();

    Drafts(Kind<K, D> kind) {
        this.kind = kind;
    }

    /// What was said of an item so far.
    public D draft(K item) {
        return drafts.getOrDefault(item, kind.nothing());
    }

    /// How many items have something said of them.
    int size() {
        return drafts.size();
    }

    /// The items with at least one entry, whether it stands or not.
    public Set<K> touched() {
        return Set.copyOf(histories.keySet());
    }

    /// All steps on an item with their undoing and redoing, oldest first.
    public List<Entry> history(K item) {
        return Collections.unmodifiableList(histories.getOrDefault(item, List.of()));
    }

    /// Digest of what was looked at in the last step on an item, whether it stands or not.
    public Optional<Sha256> seen(K item) {
        return Optional.ofNullable(seen.get(item));
    }

    /// The step that an undo would take back.
    public OptionalLong undoable() {
        return number(done.peek());
    }

    /// The step that a redo would do again.
    public OptionalLong redoable() {
        return number(undone.peek());
    }

    /// The item of a step that can be undone or redone next.
    public Optional<K> itemOf(long number) {
        if (isOf(done.peek(), number)) {
            return Optional.of(done.getFirst().step().item());
        }
        return isOf(undone.peek(), number)
                ? Optional.of(undone.getFirst().step().item())
                : Optional.empty();
    }

    private static OptionalLong number(@Nullable Done<?, ?> next) {
        return next == null ? OptionalLong.empty() : OptionalLong.of(next.entry().seq());
    }

    private static boolean isOf(@Nullable Done<?, ?> next, long number) {
        return next != null && next.entry().seq() == number;
    }

    /// Takes one more step.
    ///
    /// @param effect on the draft that its item has now
    void take(Entry entry, Event.Step<K, D> step, Effect<D> effect) {
        done.push(does(entry, step, effect));
        undone.clear();
        seen.put(step.item(), step.seen());
        remember(step.item(), entry);
    }

    /// Takes back the last step, which is the answer; empty where that is not the one of this
    /// number, and nothing is changed then.
    Optional<Event.Step<K, D>> undo(Entry entry, long number) {
        if (!isOf(done.peek(), number)) {
            return Optional.empty();
        }
        Done<K, D> last = done.pop();
        K item = last.step().item();
        put(item, last.back().apply(draft(item)));
        undone.push(last);
        remember(item, entry);
        return Optional.of(last.step());
    }

    /// Takes again the step that was undone last, which is the answer; empty where that is not the
    /// one of this number, and nothing is changed then.
    Optional<Event.Step<K, D>> redo(Entry entry, long number) {
        if (!isOf(undone.peek(), number)) {
            return Optional.empty();
        }
        Done<K, D> last = undone.pop();
        done.push(does(last.entry(), last.step(), last.step().on(draft(last.step().item()))));
        remember(last.step().item(), entry);
        return Optional.of(last.step());
    }

    private Done<K, D> does(Entry entry, Event.Step<K, D> step, Effect<D> effect) {
        put(step.item(), effect.draft());
        return new Done<>(entry, step, effect.back());
    }

    private void put(K item, D draft) {
        if (draft.equals(kind.nothing())) {
            drafts.remove(item);
        } else {
            drafts.put(item, draft);
        }
    }

    private void remember(K item, Entry entry) {
        histories.computeIfAbsent(item, key -> new ArrayList<>()).add(entry);
    }
}
