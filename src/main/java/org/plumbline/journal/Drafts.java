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
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.text.Sha256;

/// What the entries of a journal come to under one rubric: a draft a sample, and what can be taken
/// back.
///
/// Not safe for several threads; the owner guards it.
public final class Drafts {

    /// A step with what takes it back.
    private record Step(Entry entry, Event.Labelled event, List<UnaryOperator<Draft>> back) {}

    private final Map<String, Draft> drafts = new HashMap<>();
    private final Map<String, List<Entry>> histories = new HashMap<>();
    private final Map<String, Sha256> requests = new HashMap<>();
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();

    /// What was said of a sample so far.
    public Draft draft(String sampleId) {
        return drafts.getOrDefault(sampleId, Draft.EMPTY);
    }

    /// How many samples have something said of them.
    public int labelled() {
        return drafts.size();
    }

    /// The samples with at least one entry, labelled or not.
    public List<String> touched() {
        return histories.keySet().stream().sorted().toList();
    }

    /// All steps on a sample with their undoing and redoing, oldest first.
    public List<Entry> history(String sampleId) {
        return Collections.unmodifiableList(histories.getOrDefault(sampleId, List.of()));
    }

    /// The request that a sample was last labelled by.
    public Optional<Sha256> request(String sampleId) {
        return Optional.ofNullable(requests.get(sampleId));
    }

    /// The step that an undo would take back.
    public OptionalLong undoable() {
        return number(done.peek());
    }

    /// The step that a redo would do again.
    public OptionalLong redoable() {
        return number(undone.peek());
    }

    /// The sample of a step that can be undone or redone next.
    public Optional<String> sampleOf(long step) {
        for (Step next : new Step[] {done.peek(), undone.peek()}) {
            if (next != null && next.entry.seq() == step) {
                return Optional.of(next.event.sampleId());
            }
        }
        return Optional.empty();
    }

    private static OptionalLong number(@Nullable Step step) {
        return step == null ? OptionalLong.empty() : OptionalLong.of(step.entry.seq());
    }

    /// Takes one more step.
    void label(Entry entry, Event.Labelled event) {
        var step = take(entry, event);
        done.push(step);
        undone.clear();
        requests.put(event.sampleId(), event.requestSha256());
        remember(event.sampleId(), entry);
    }

    /// Takes back the last step, which is the answer.
    ///
    /// @throws SenselessEntryException where that is not the step of this number
    Event.Labelled undo(Entry entry, long number) {
        Step step = done.peek();
        if (step == null || step.entry.seq() != number) {
            throw new SenselessEntryException(
                    entry.seq(), "step " + number + " is not the last and cannot be undone");
        }
        done.pop();
        String sample = step.event.sampleId();
        Draft draft = draft(sample);
        for (UnaryOperator<Draft> back : step.back.reversed()) {
            draft = back.apply(draft);
        }
        put(sample, draft);
        undone.push(step);
        remember(sample, entry);
        return step.event;
    }

    /// Takes again the step that was undone last, which is the answer.
    ///
    /// @throws SenselessEntryException where that is not the step of this number
    Event.Labelled redo(Entry entry, long number) {
        Step step = undone.peek();
        if (step == null || step.entry.seq() != number) {
            throw new SenselessEntryException(
                    entry.seq(), "step " + number + " was not undone last and cannot be redone");
        }
        undone.pop();
        done.push(take(step.entry, step.event));
        remember(step.event.sampleId(), entry);
        return step.event;
    }

    private Step take(Entry entry, Event.Labelled event) {
        Draft draft = draft(event.sampleId());
        var back = new ArrayList<UnaryOperator<Draft>>(event.acts().size());
        for (Act act : event.acts()) {
            back.add(draft.before(act));
            draft = draft.after(act);
        }
        put(event.sampleId(), draft);
        return new Step(entry, event, List.copyOf(back));
    }

    private void put(String sampleId, Draft draft) {
        if (draft.isEmpty()) {
            drafts.remove(sampleId);
        } else {
            drafts.put(sampleId, draft);
        }
    }

    private void remember(String sampleId, Entry entry) {
        histories.computeIfAbsent(sampleId, id -> new ArrayList<>()).add(entry);
    }
}
