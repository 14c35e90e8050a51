package org.plumbline.session.others;

import java.util.Optional;
import org.plumbline.journal.Event;

/// What is to be taken over of one item.
///
/// @param before what was said of the item here when this was found; once that is another, it must
///   be found anew
/// @param step says it here; empty where nothing is to be taken
/// @param labels how many that says
/// @param unfitting how many it leaves out, since together with what is here they would break a
///   rule
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public record Part<K, D>(D before, Optional<Event.Step<K, D>> step, int labels, int unfitting) {

    /// Nothing is to be taken.
    public static <K, D> Part<K, D> nothing(D before) {
        return new Part<>(before, Optional.empty(), 0, 0);
    }

    /// All that was wanted, said by this step.
    public static <K, D> Part<K, D> of(D before, Event.Step<K, D> step) {
        return new Part<>(before, Optional.of(step), 1, 0);
    }
}
