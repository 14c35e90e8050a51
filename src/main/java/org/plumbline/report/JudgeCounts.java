package org.plumbline.report;

import org.plumbline.labels.Author;

/// What one judge said of the claims of a stratum's trials. Nobody resolves it, so that it is never
/// disputed.
public record JudgeCounts(Author.Judge judge, FieldCounts counts) {}
