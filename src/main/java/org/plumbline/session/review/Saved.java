package org.plumbline.session.review;

import java.time.Instant;

/// An act is on the disk and will outlive a power cut.
///
/// @param seq the number of its entry in the journal
/// @param at when that was known
public record Saved(long seq, Instant at) {}
