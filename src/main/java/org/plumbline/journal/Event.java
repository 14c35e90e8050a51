package org.plumbline.journal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.text.Sha256;

/// What a journal records.
public sealed interface Event {

    /// The first record: whose labels of which file these are.
    record Began(Sha256 samplesSha256, String rater) implements Event {}

    /// From here on labels are made with this rubric.
    record Ruled(Sha256 rubricSha256) implements Event {}

    /// One step of labelling, which one undo takes back.
    ///
    /// @param acts at least one, all on `sampleId`
    /// @param requestSha256 the blinded request that was labelled
    record Labelled(String sampleId, Sha256 requestSha256, List<Act> acts) implements Event {
        public Labelled {
            acts = List.copyOf(acts);
            if (acts.isEmpty()) {
                throw new IllegalArgumentException("a step has at least one act");
            }
            for (Act act : acts) {
                if (!act.sampleId().equals(sampleId)) {
                    throw new IllegalArgumentException(
                            "an act on " + act.sampleId() + " in a step on " + sampleId);
                }
            }
        }
    }

    /// What is said of a row of evaluation records from here on, as a whole; one undo takes it
    /// back.
    ///
    /// @param evidenceSha256 the evidence that was looked at
    record Reviewed(RowKey key, Sha256 evidenceSha256, Review review) implements Event {}

    /// The step of this number was taken back.
    record Undone(long step) implements Event {}

    /// The step of this number was done again.
    record Redone(long step) implements Event {}

    /// The rater asked to see what was hidden.
    record Unblinded() implements Event {}

    /// From here on the rater met the samples in this order.
    ///
    /// @param seed of the shuffle; null for the file's order
    record Ordered(@Nullable String seed) implements Event {}

    /// Where the reviewer went.
    ///
    /// @param claimId null where no claim is current
    record Stood(String sampleId, @Nullable String claimId) implements Event {}
}
