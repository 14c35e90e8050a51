package org.plumbline.journal;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// When what is said of an item was last said, and whether blind: what its own steps tell, and what
/// those that were taken over bring with them.
///
/// @param at null where it was taken over and that place does not know
/// @param blinded false where any of it was said after something hidden had been seen
public record Given(@Nullable Instant at, boolean blinded) {

    /// Of an item with this history.
    ///
    /// Taking over says nothing new, so it has neither its own time nor its own blindness, and
    /// neither has taking that back. Whoever took over from where they had seen what is hidden says
    /// nothing blind of that item from then on, even if it was taken back.
    ///
    /// @param history as of [Drafts#history]
    /// @param unblinded the entry that unblinded the rater; those before it were made blind
    public static Given of(List<Entry> history, OptionalLong unblinded) {
        var own = new Own(unblinded.orElse(Long.MAX_VALUE));
        history.forEach(own::take);
        return own.given();
    }

    /// What was found so far.
    private static final class Own {

        private final long unblinded;
        private final Map<Long, Event.Taken<?, ?>> taken = new HashMap<>();
        private final Set<Long> takenBack = new HashSet<>();
        private @Nullable Instant at;
        private boolean blinded = true;
        private boolean sawHidden;

        Own(long unblinded) {
            this.unblinded = unblinded;
        }

        void take(Entry entry) {
            switch (entry.event()) {
                case Event.TakenOver<?, ?> deed -> {
                    taken.put(entry.seq(), deed.items().getFirst());
                    sawHidden |= deed.from().sawHidden();
                }
                case Event.Undone(var step) when taken.containsKey(step) -> takenBack.add(step);
                case Event.Redone(var step) when taken.containsKey(step) -> takenBack.remove(step);
                case Event.Step<?, ?> step -> said(entry);
                case Event.Undone undone -> said(entry);
                case Event.Redone redone -> said(entry);
                case Event.Began began -> {}
                case Event.Ruled ruled -> {}
                case Event.Unblinded unblinding -> {}
                case Event.Ordered ordered -> {}
                case Event.Stood stood -> {}
            }
        }

        private void said(Entry entry) {
            at = entry.at();
            blinded &= entry.seq() < unblinded && !sawHidden;
        }

        Given given() {
            Instant last = at;
            boolean blind = blinded;
            for (var item : taken.entrySet()) {
                if (!takenBack.contains(item.getKey())) {
                    last = later(last, item.getValue().labelledAt());
                    blind &= item.getValue().blinded();
                }
            }
            return new Given(last, blind);
        }

        private static @Nullable Instant later(@Nullable Instant one, @Nullable Instant other) {
            if (one == null || other == null) {
                return one == null ? other : one;
            }
            return other.isAfter(one) ? other : one;
        }
    }
}
