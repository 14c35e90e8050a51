package org.plumbline.labels;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Region;

/// One act of a reviewer on one sample: what the journal keeps and what undo takes back.
///
/// A null value clears: the label is then missing, never false.
public sealed interface Act {

    String sampleId();

    /// The claim that it is about; null where that is the sample as a whole.
    @Nullable String claimId();

    /// Says something in a field, or takes the label away.
    ///
    /// @param claimId null exactly where the field is one of the whole sample
    /// @param value one of the field's; null takes the label away, and an abstention is a label
    record SetLabel(
            String sampleId,
            @Nullable String claimId,
            LabelField field,
            @Nullable LabelValue value)
            implements Act {
        public SetLabel {
            if (field.isOfClaim() != (claimId != null)) {
                throw new IllegalArgumentException(
                        field.word() + (claimId == null ? " is of a claim" : " is of no claim"));
            }
            if (value != null && !field.choices().contains(value)) {
                throw new IllegalArgumentException(field.word() + " has no value " + value.word());
            }
        }

        /// Of a claim.
        public static SetLabel ofClaim(
                String sampleId, String claimId, LabelField field, @Nullable LabelValue value) {
            return new SetLabel(sampleId, claimId, field, value);
        }

        /// Of the sample as a whole.
        public static SetLabel ofSample(
                String sampleId, LabelField field, @Nullable LabelValue value) {
            return new SetLabel(sampleId, null, field, value);
        }
    }

    record SetNote(String sampleId, String claimId, @Nullable String note) implements Act {}

    /// The regions that the rater cites for a claim from now on, in place of those before.
    record Cite(String sampleId, String claimId, List<Region> evidence) implements Act {
        public Cite {
            evidence = List.copyOf(evidence);
        }
    }

    /// Takes away all labels and notes of the sample.
    record Clear(String sampleId) implements Act {
        @Override
        public @Nullable String claimId() {
            return null;
        }
    }
}
