package org.plumbline.session.review;

import java.util.concurrent.CompletableFuture;

/// What became of an act.
public sealed interface Applied {

    /// It is done, and on its way to the disk.
    ///
    /// @param seq the number of its entry in the journal
    /// @param saved completes on the writer's thread once it is forced; fails only where the
    ///   session was closed before that worked
    record Accepted(long seq, CompletableFuture<Saved> saved) implements Applied {}

    /// It would change nothing, so nothing was written and nothing is there to undo.
    record Unchanged() implements Applied {}

    /// It was not done.
    ///
    /// @param message why, and what to do instead
    record Refused(Refusal reason, String message) implements Applied {}
}
