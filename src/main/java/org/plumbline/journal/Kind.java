package org.plumbline.journal;

import java.util.Optional;
import org.plumbline.labels.Draft;
import org.plumbline.records.Annotation;
import org.plumbline.records.RowKey;

/// A kind of items that a journal says something of. [Replay] keeps the [Drafts] of each kind
/// apart; one more kind is one more constant here, and its [Event.Step].
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
@SuppressWarnings("UnusedTypeParameter") // K binds drafts and steps to the items of their kind.
public final class Kind<K, D> {

    /// Samples of a corpus or a requests file, labelled act by act.
    public static final Kind<String, Draft> SAMPLES = new Kind<>(Draft.EMPTY);

    /// Rows of evaluation records, reviewed as a whole; the annotation says of which evidence.
    public static final Kind<RowKey, Optional<Annotation>> ROWS = new Kind<>(Optional.empty());

    private final D nothing;

    private Kind(D nothing) {
        this.nothing = nothing;
    }

    /// The draft of an item that nothing was said of, or all of it was taken back.
    D nothing() {
        return nothing;
    }
}
