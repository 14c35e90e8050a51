package org.plumbline.report;

import org.plumbline.agreement.Confusion;
import org.plumbline.labels.LabelField;

/// How far two raters agree in one field, before any adjudication and over all that both rated.
///
/// @param a before `b` by code point
/// @param table rows are `a`, columns `b`; categories are those of [LabelField#choices()]
public record RaterPair(String a, String b, LabelField field, Confusion table) {

    /// True where another one is of the same two raters.
    public boolean isOfRatersOf(RaterPair other) {
        return a.equals(other.a) && b.equals(other.b);
    }
}
