package org.plumbline.journal;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// What a journal comes to, entry by entry: [Drafts] a rubric and kind of items, whether the rater
/// is still blind, in which order the samples come, and where the reviewer stood.
///
/// Not safe for several threads; the owner guards it.
public final class Replay {

    private final Map<Sha256, Map<Kind<?, ?>, Drafts<?, ?>>> drafts = new HashMap<>();
    private @Nullable Sha256 rubric;
    private Event.@Nullable Stood stood;
    private Event.@Nullable Ordered order;
    private OptionalLong unblinded = OptionalLong.empty();

    /// What was said of the items of a kind by a rubric; empty where nothing was yet.
    @SuppressWarnings("unchecked") // Under a kind there is only what is made here, which is of it.
    public <K, D> Drafts<K, D> drafts(Kind<K, D> kind, Sha256 rubricSha256) {
        return (Drafts<K, D>)
                drafts.computeIfAbsent(rubricSha256, key -> new HashMap<>())
                        .computeIfAbsent(kind, Drafts::new);
    }

    /// How many items of a kind have something said of them, by the rubric that it was said with.
    public Map<Sha256, Integer> counts(Kind<?, ?> kind) {
        var counts = new HashMap<Sha256, Integer>();
        drafts.forEach(
                (key, kinds) -> {
                    Drafts<?, ?> said = kinds.get(kind);
                    if (said != null && said.size() > 0) {
                        counts.put(key, said.size());
                    }
                });
        return Map.copyOf(counts);
    }

    /// How many items have something said of them, by whatever rubric.
    public int items() {
        return drafts.values().stream()
                .flatMap(kinds -> kinds.values().stream())
                .mapToInt(Drafts::size)
                .sum();
    }

    /// The rubric that was declared last.
    public Optional<Sha256> rubric() {
        return Optional.ofNullable(rubric);
    }

    /// Where the reviewer was last.
    public Optional<Event.Stood> stood() {
        return Optional.ofNullable(stood);
    }

    /// The order that was chosen last; empty where none ever was.
    public Optional<Event.Ordered> order() {
        return Optional.ofNullable(order);
    }

    /// The first entry that unblinded the rater; entries before it were made blind.
    public OptionalLong unblinded() {
        return unblinded;
    }

    /// Takes one more entry.
    ///
    /// @throws SenselessEntryException where it cannot follow those before; nothing is changed then
    void take(Entry entry) {
        switch (entry.event()) {
            case Event.Began began -> {
                if (entry.seq() != 0) {
                    throw new SenselessEntryException(entry.seq(), "a journal begins once");
                }
            }
            case Event.Ruled(var digest) -> rubric = digest;
            case Event.Deed<?, ?> deed -> take(entry, deed);
            case Event.Undone(var step) -> undo(entry, step);
            case Event.Redone(var step) -> redo(entry, step);
            case Event.Unblinded() -> {
                if (unblinded.isEmpty()) {
                    unblinded = OptionalLong.of(entry.seq());
                }
            }
            case Event.Ordered event -> order = event;
            case Event.Stood event -> stood = event;
        }
    }

    private <K, D> void take(Entry entry, Event.Deed<K, D> deed) {
        drafts(deed.kind(), rubricOf(entry)).take(entry, deed);
        deed.place().ifPresent(place -> stood = place);
    }

    /// Takes one more step.
    ///
    /// @param effect on the draft that its item has now
    /// @throws SenselessEntryException as [#take(Entry)]
    <K, D> void take(Entry entry, Event.Step<K, D> step, Effect<D> effect) {
        drafts(step.kind(), rubricOf(entry)).take(entry, step, effect);
        step.place().ifPresent(place -> stood = place);
    }

    private void undo(Entry entry, long step) {
        change(entry, said -> said.undo(entry, step), step, "is not the last and cannot be undone");
    }

    private void redo(Entry entry, long step) {
        change(
                entry,
                said -> said.redo(entry, step),
                step,
                "was not undone last and cannot be redone");
    }

    /// Steps are numbered through the whole journal, so at most one kind of items has this one.
    private void change(
            Entry entry,
            Function<Drafts<?, ?>, Optional<? extends Event.Deed<?, ?>>> change,
            long step,
            String otherwise) {
        for (Drafts<?, ?> said : drafts.getOrDefault(rubricOf(entry), Map.of()).values()) {
            var changed = change.apply(said);
            if (changed.isPresent()) {
                changed.get().place().ifPresent(place -> stood = place);
                return;
            }
        }
        throw new SenselessEntryException(entry.seq(), "step " + step + " " + otherwise);
    }

    private Sha256 rubricOf(Entry entry) {
        if (rubric == null) {
            throw new SenselessEntryException(entry.seq(), "no rubric was declared before it");
        }
        return rubric;
    }
}
