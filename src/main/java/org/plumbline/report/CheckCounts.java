package org.plumbline.report;

/// The outcomes of one kind of literal check. A check never decides a verdict.
///
/// @param found where the annotated bytes are there
/// @param abstained where the check says nothing
public record CheckCounts(long found, long abstained) {}
