package org.plumbline.session;

import java.util.concurrent.CompletableFuture;

/// What an undo or a redo changed.
///
/// @param place the sample, and the claim where the step was on one: go there, so that the reviewer
///   sees what changed
/// @param saved completes on the writer's thread once it is forced; fails only where the session
///   was closed before that worked
public record Change(Position place, long seq, CompletableFuture<Saved> saved) {}
