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
import java.util.stream.Stream;
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

    /// What was done, with what takes it back of each of its items.
    private record Done<K, D>(Entry entry, Event.Deed<K, D> deed, List<UnaryOperator<D>> backs) {}

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

    /// The items that something is said of now.
    public Set<K> said() {
        return Set.copyOf(drafts.keySet());
    }

    /// The items with at least one entry, whether it stands or not.
    public Set<K> touched() {
        return Set.copyOf(histories.keySet());
    }

    /// All steps on an item with their undoing and redoing, oldest first; of what was done to
    /// several items at once the part that is about this one.
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

    /// What can be undone or redone next; empty where that is not of this number.
    public Optional<Event.Deed<K, D>> deed(long number) {
        return Stream.of(done, undone)
                .map(Deque::peek)
                .filter(next -> isOf(next, number))
                .<Event.Deed<K, D>>map(Done::deed)
                .findFirst();
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
        put(step.item(), effect.draft());
        done.push(new Done<>(entry, step, List.of(effect.back())));
        remember(entry, step);
    }

    /// Takes whatever was done, to one item or to several.
    void take(Entry entry, Event.Deed<K, D> deed) {
        done.push(does(entry, deed));
        remember(entry, deed);
    }

    private void remember(Entry entry, Event.Deed<K, D> deed) {
        undone.clear();
        List<? extends Event.Step<K, D>> steps = deed.steps();
        for (int i = 0; i < steps.size(); i++) {
            K item = steps.get(i).item();
            seen.put(item, steps.get(i).seen());
            remember(
                    item,
                    steps.size() == 1 ? entry : new Entry(entry.seq(), entry.at(), deed.part(i)));
        }
    }

    /// Takes back what was done last, which is the answer; empty where that is not of this number,
    /// and nothing is changed then.
    Optional<Event.Deed<K, D>> undo(Entry entry, long number) {
        if (!isOf(done.peek(), number)) {
            return Optional.empty();
        }
        Done<K, D> last = done.pop();
        List<? extends Event.Step<K, D>> steps = last.deed().steps();
        for (int i = 0; i < steps.size(); i++) {
            K item = steps.get(i).item();
            put(item, last.backs().get(i).apply(draft(item)));
            remember(item, entry);
        }
        undone.push(last);
        return Optional.of(last.deed());
    }

    /// Does again what was undone last, which is the answer; empty where that is not of this
    /// number, and nothing is changed then.
    Optional<Event.Deed<K, D>> redo(Entry entry, long number) {
        if (!isOf(undone.peek(), number)) {
            return Optional.empty();
        }
        Done<K, D> last = undone.pop();
        done.push(does(last.entry(), last.deed()));
        last.deed().steps().forEach(step -> remember(step.item(), entry));
        return Optional.of(last.deed());
    }

    private Done<K, D> does(Entry entry, Event.Deed<K, D> deed) {
        var backs = new ArrayList<UnaryOperator<D>>();
        for (Event.Step<K, D> step : deed.steps()) {
            Effect<D> effect = step.on(draft(step.item()));
            put(step.item(), effect.draft());
            backs.add(effect.back());
        }
        return new Done<>(entry, deed, List.copyOf(backs));
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
