package org.plumbline.report;

import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;

/// Labels of claims that nobody resolves, and so never disputed: a corpus owner's provisional ones,
/// or a judge's.
public record AdvisoryCounts(LabelCounts<Truth> truth, LabelCounts<Grounding> grounding) {}
