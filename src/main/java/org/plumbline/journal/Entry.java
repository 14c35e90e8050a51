package org.plumbline.journal;

import java.time.Instant;

/// One record of a journal.
///
/// @param seq 0 for the first, each one higher than the one before; this is the order, whatever the
///   clock said
/// @param at what the rater's clock said, in whole milliseconds
public record Entry(long seq, Instant at, Event event) {}
