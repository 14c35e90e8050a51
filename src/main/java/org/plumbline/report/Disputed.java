package org.plumbline.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;

/// A value that raters gave apart, or that somebody decided.
///
/// @param said what each rater of the sample said, by code point of their names
/// @param decided what was decided; null where nothing was
public record Disputed(
        Place place, LabelField field, List<Said> said, @Nullable LabelValue decided) {

    /// What the value is about.
    ///
    /// @param stratum null where it is hidden
    /// @param claimId null for a measure of the sample
    public record Place(@Nullable StratumKey stratum, String sampleId, @Nullable String claimId) {

        /// A claim of the same sample.
        public Place ofClaim(String id) {
            return new Place(stratum, sampleId, id);
        }
    }

    /// What one rater said.
    public record Said(String rater, LabelValue value) {}

    public Disputed {
        said = List.copyOf(said);
        if (field.isOfClaim() != (place.claimId() != null)) {
            throw new IllegalArgumentException(field.word() + " of " + place);
        }
    }

    /// True where nobody has decided.
    public boolean isOpen() {
        return decided == null;
    }

    /// How many different values raters gave.
    public long apart() {
        return said.stream().map(Said::value).distinct().count();
    }
}
