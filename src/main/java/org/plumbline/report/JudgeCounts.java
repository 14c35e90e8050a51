package org.plumbline.report;

import org.plumbline.labels.Author;

/// What one judge said of the claims of a stratum's trials.
public record JudgeCounts(Author.Judge judge, AdvisoryCounts counts) {}
