package org.plumbline.session.review;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/// What an undo or a redo changed.
///
/// @param items at least one; where it is one alone, go there, so that the reviewer sees what
///   changed
/// @param saved completes on the writer's thread once it is forced; fails only where the session
///   was closed before that worked
/// @param <K> what makes an item the one it is
public record Change<K>(List<K> items, long seq, CompletableFuture<Saved> saved) {

    public Change {
        items = List.copyOf(items);
    }
}
