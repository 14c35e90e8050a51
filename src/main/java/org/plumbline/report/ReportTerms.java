package org.plumbline.report;

import org.jspecify.annotations.Nullable;

/// What counts in a report.
///
/// @param minRaters how many raters a label needs, at least 1
/// @param arm the only attempts that count; null for all
/// @param blindOnly true where ratings given after unblinding do not count
/// @param strict true where a stale rating or decision is an error like any other
public record ReportTerms(int minRaters, @Nullable Arm arm, boolean blindOnly, boolean strict) {

    public ReportTerms {
        if (minRaters < 1) {
            throw new IllegalArgumentException("at least one rater, not " + minRaters);
        }
    }

    /// Everything counts, and stale labels are left out.
    public static ReportTerms of(int minRaters) {
        return new ReportTerms(minRaters, null, false, false);
    }
}
