package org.plumbline.session.others;

import java.util.concurrent.CompletableFuture;

/// What became of labels, or of reviews of rows, that were taken over.
///
/// @param labels how many were taken
/// @param samples of how many samples or rows
/// @param unfitting how many were not, since together with the labels here they would break a rule
/// @param saved completes once all of it is on the disk and will not be offered again; fails only
///   where the session was closed before that worked
public record TakenOver(int labels, int samples, int unfitting, CompletableFuture<Void> saved) {

    /// Saved only once this is done too.
    TakenOver then(Runnable last) {
        return new TakenOver(labels, samples, unfitting, saved.thenRun(last));
    }
}
