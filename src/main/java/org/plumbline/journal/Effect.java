package org.plumbline.journal;

import java.util.function.UnaryOperator;

/// What a step makes of the draft of its item.
///
/// @param draft after the step
/// @param back makes of that draft the one before the step; small, since one is kept for each step
///   of a journal
/// @param <D> what was said of an item so far
public record Effect<D>(D draft, UnaryOperator<D> back) {}
