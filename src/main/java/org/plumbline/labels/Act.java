package org.plumbline.labels;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.Region;

/// One act of a reviewer on one sample: what the journal keeps and what undo takes back.
///
/// A null value clears: the label is then missing, never false.
public sealed interface Act {

    String sampleId();

    record SetTruth(String sampleId, String claimId, @Nullable Truth truth) implements Act {}

    record SetGrounding(String sampleId, String claimId, @Nullable Grounding grounding)
            implements Act {}

    record SetNote(String sampleId, String claimId, @Nullable String note) implements Act {}

    /// The regions that the rater cites for a claim from now on, in place of those before.
    record Cite(String sampleId, String claimId, List<Region> evidence) implements Act {
        public Cite {
            evidence = List.copyOf(evidence);
        }
    }

    /// [QualityValue#NULL] is an abstention, which is a label; a null `value` takes the label away.
    record SetQuality(String sampleId, Measure measure, @Nullable QualityValue value)
            implements Act {}

    /// Takes away all labels and notes of the sample.
    record Clear(String sampleId) implements Act {}
}
