package org.plumbline.report;

/// The two numbers of a stratum that may carry an interval.
///
/// @param anyFalseClaim work items with a false claim
/// @param anyUnsupportedClaim work items with an ungrounded claim
public record Estimates(Estimate anyFalseClaim, Estimate anyUnsupportedClaim) {}
