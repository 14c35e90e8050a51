package org.plumbline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

class DraftsTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    /// The slow and plain way: forget what was undone, and label anew from the first step on.
    private static Map<String, Draft> fromScratch(Iterable<Event.Deed<String, Draft>> deeds) {
        var drafts = new HashMap<String, Draft>();
        for (Event.Deed<String, Draft> deed : deeds) {
            for (Event.Step<String, Draft> step : deed.steps()) {
                Draft draft = drafts.getOrDefault(step.item(), Draft.EMPTY);
                for (Act act : ((Event.Labelled) step).acts()) {
                    draft = draft.after(act);
                }
                drafts.put(step.item(), draft);
            }
        }
        drafts.values().removeIf(Draft::isEmpty);
        return drafts;
    }

    private static Map<String, Draft> drafts(Drafts<String, Draft> sheet) {
        var drafts = new HashMap<String, Draft>();
        for (String sample : sheet.touched()) {
            drafts.put(sample, sheet.draft(sample));
        }
        drafts.values().removeIf(Draft::isEmpty);
        return drafts;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void isWhatLabellingAnewWithoutTheUndoneStepsGives(long seed) {
        var random = new SplittableRandom(seed);
        var acts = new Acts(random);
        var sheet = new Drafts<>(Kind.SAMPLES);
        Deque<Event.Deed<String, Draft>> done = new ArrayDeque<>();
        Deque<Event.Deed<String, Draft>> undone = new ArrayDeque<>();
        for (int seq = 1; seq < 350; seq++) {
            int choice = random.nextInt(10);
            if (choice < 3 && !done.isEmpty()) {
                assertThat(
                                sheet.undo(
                                        entry(seq, new Event.Undone(0)),
                                        sheet.undoable().orElseThrow()))
                        .isPresent();
                undone.push(done.removeLast());
            } else if (choice < 5 && !undone.isEmpty()) {
                assertThat(
                                sheet.redo(
                                        entry(seq, new Event.Redone(0)),
                                        sheet.redoable().orElseThrow()))
                        .isPresent();
                done.addLast(undone.pop());
            } else if (choice < 6) {
                var deed = acts.takenOver();
                sheet.take(entry(seq, deed), deed);
                done.addLast(deed);
                undone.clear();
            } else {
                var step = acts.step();
                sheet.take(entry(seq, step), step, step.on(sheet.draft(step.item())));
                done.addLast(step);
                undone.clear();
            }

            assertThat(drafts(sheet))
                    .as("seed %d, entry %d", seed, seq)
                    .isEqualTo(fromScratch(done));
            assertThat(sheet.undoable().isPresent()).isEqualTo(!done.isEmpty());
            assertThat(sheet.redoable().isPresent()).isEqualTo(!undone.isEmpty());
        }
        assertThat(done.size()).as("the walk went somewhere").isGreaterThan(20);
    }

    private static Entry entry(long seq, Event event) {
        return new Entry(seq, NOON.plusSeconds(seq), event);
    }

    @Test
    void undoesSeveralActsOfOneStepAtOnce() {
        var sheet = new Drafts<>(Kind.SAMPLES);
        var one = Act.SetLabel.ofClaim("s", "c1", LabelField.TRUTH, Truth.TRUE);
        var two = Act.SetLabel.ofClaim("s", "c2", LabelField.TRUTH, Truth.FALSE);
        var step = new Event.Labelled("s", Acts.request("s"), List.of(one, two));
        sheet.take(entry(0, step), step, step.on(sheet.draft(step.item())));

        assertThat(sheet.undo(entry(1, new Event.Undone(0)), 0)).isPresent();

        assertThat(sheet.draft("s")).isEqualTo(Draft.EMPTY);
        assertThat(sheet.undoable()).isEmpty();
        assertThat(new ArrayList<>(sheet.history("s"))).hasSize(2);
    }

    @Test
    void refusesToUndoAnyStepButTheLast() {
        var replay = new Replay();
        replay.take(entry(0, new Event.Ruled(JournalFixture.RUBRIC)));
        for (int seq = 1; seq < 3; seq++) {
            var act = Act.SetLabel.ofClaim("s", "c" + seq, LabelField.TRUTH, Truth.TRUE);
            var step = new Event.Labelled("s", Acts.request("s"), List.of(act));
            replay.take(entry(seq, step));
        }

        assertThatThrownBy(() -> replay.take(entry(3, new Event.Undone(1))))
                .isInstanceOf(SenselessEntryException.class)
                .hasMessage("entry 3: step 1 is not the last and cannot be undone");
    }
}
