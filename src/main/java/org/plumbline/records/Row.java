package org.plumbline.records;

import org.jspecify.annotations.Nullable;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;

/// One task under one condition, once.
///
/// Success and the digest of the evidence follow from the rest, so they are no components: a row
/// that says something else cannot be made.
///
/// @param x what the file has beside the fields; null where it has nothing
public record Row(
        RowHead head,
        RowSource source,
        RowEvidence evidence,
        Review review,
        Cost cost,
        @Nullable JsonNode x) {

    /// A row that nobody has reviewed.
    static Row unreviewed(
            RowHead head, RowSource source, RowEvidence evidence, Cost cost, @Nullable JsonNode x) {
        return new Row(head, source, evidence, Review.NONE, cost, x);
    }

    /// The same row with what a person said of it, and who that was.
    public Row with(Review other, Annotator annotator) {
        return new Row(head, source, evidence, other, cost, annotator.in(x));
    }

    public RowKey key() {
        return head.key();
    }

    /// Whether the task succeeded; null while the row is not reviewed.
    public @Nullable Boolean taskSuccess() {
        return TaskSuccess.of(review).value();
    }

    public Sha256 evidenceSha256() {
        return evidence.sha256();
    }
}
