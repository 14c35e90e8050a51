package org.plumbline.journal;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;

/// What a journal comes to, entry by entry: a [Drafts] a rubric, whether the rater is still blind,
/// in which order the samples come, and where the reviewer stood.
///
/// Not safe for several threads; the owner guards it.
public final class Replay {

    private final Map<Sha256, Drafts> sheets = new HashMap<>();
    private final Map<Sha256, ReviewSheet> reviews = new HashMap<>();
    private @Nullable Sha256 rubric;
    private Event.@Nullable Stood stood;
    private Event.@Nullable Ordered order;
    private OptionalLong unblinded = OptionalLong.empty();

    /// The sheet of a rubric; empty where nothing was labelled with it yet.
    public Drafts sheet(Sha256 rubricSha256) {
        return sheets.computeIfAbsent(rubricSha256, key -> new Drafts());
    }

    /// The reviews of rows by a rubric; empty where nothing was reviewed by it yet.
    public ReviewSheet reviews(Sha256 rubricSha256) {
        return reviews.computeIfAbsent(rubricSha256, key -> new ReviewSheet());
    }

    /// How many samples have a label, by the rubric that they were labelled with.
    public Map<Sha256, Integer> labelled() {
        var counts = new HashMap<Sha256, Integer>();
        sheets.forEach((key, sheet) -> counts.put(key, sheet.labelled()));
        counts.values().removeIf(count -> count == 0);
        return Map.copyOf(counts);
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
    public void take(Entry entry) {
        switch (entry.event()) {
            case Event.Began began -> {
                if (entry.seq() != 0) {
                    throw new SenselessEntryException(entry.seq(), "a journal begins once");
                }
            }
            case Event.Ruled(var digest) -> rubric = digest;
            case Event.Labelled event -> {
                ruled(entry).label(entry, event);
                stood = placeOf(event);
            }
            case Event.Reviewed event -> reviews(rubricOf(entry)).review(entry.seq(), event);
            case Event.Undone(var step) -> {
                if (!reviews(rubricOf(entry)).undo(step)) {
                    stood = placeOf(ruled(entry).undo(entry, step));
                }
            }
            case Event.Redone(var step) -> {
                if (!reviews(rubricOf(entry)).redo(step)) {
                    stood = placeOf(ruled(entry).redo(entry, step));
                }
            }
            case Event.Unblinded() -> {
                if (unblinded.isEmpty()) {
                    unblinded = OptionalLong.of(entry.seq());
                }
            }
            case Event.Ordered event -> order = event;
            case Event.Stood event -> stood = event;
        }
    }

    /// Whoever labels, or takes a label back, looks at it.
    private static Event.Stood placeOf(Event.Labelled event) {
        return new Event.Stood(event.sampleId(), event.acts().getLast().claimId());
    }

    private Drafts ruled(Entry entry) {
        return sheet(rubricOf(entry));
    }

    private Sha256 rubricOf(Entry entry) {
        if (rubric == null) {
            throw new SenselessEntryException(entry.seq(), "no rubric was declared before it");
        }
        return rubric;
    }
}
