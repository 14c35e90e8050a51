package org.plumbline.session.label;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Sample;
import org.plumbline.corpus.Seen;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Refusal;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.text.UnpairedSurrogateException;

/// What a reviewer may not do to a sample, so that whatever is exported is valid.
final class ActRules {

    private final Sample sample;

    ActRules(Sample sample) {
        this.sample = sample;
    }

    /// The first reason against these acts as one step on `before`; empty where there is none.
    Optional<Applied.Refused> against(Draft before, List<Act> acts) {
        var refused = against(acts);
        if (refused.isPresent()) {
            return refused;
        }
        Draft after = before;
        for (Act act : acts) {
            after = after.after(act);
        }
        return against(acts, after);
    }

    /// The first reason against one of these acts by itself; empty where there is none.
    Optional<Applied.Refused> against(List<Act> acts) {
        return acts.stream().flatMap(act -> against(act).stream()).findFirst();
    }

    /// The first reason against what these acts made of the draft; empty where there is none.
    Optional<Applied.Refused> against(List<Act> acts, Draft after) {
        return acts.stream()
                .flatMap(act -> Stream.ofNullable(act.claimId()))
                .flatMap(claim -> againstGrounding(claim, after).stream())
                .findFirst();
    }

    private Optional<Applied.Refused> against(Act act) {
        if (!act.sampleId().equals(sample.sampleId())) {
            return refused(
                    Refusal.OTHER_SAMPLE,
                    "The act is on sample "
                            + act.sampleId()
                            + ", and sample "
                            + sample.sampleId()
                            + " is open.");
        }
        String claimId = act.claimId();
        if (claimId != null && sample.claim(claimId).isEmpty()) {
            return refused(
                    Refusal.UNKNOWN_CLAIM,
                    "Sample " + sample.sampleId() + " has no claim " + claimId + ".");
        }
        return switch (act) {
            case Act.SetNote(var id, var claim, var note) -> againstNote(note);
            case Act.Cite(var id, var claim, var regions) ->
                    regions.stream().flatMap(region -> againstRegion(region).stream()).findFirst();
            case Act.SetLabel set -> Optional.empty();
            case Act.Clear clear -> Optional.empty();
        };
    }

    private static Optional<Applied.Refused> againstNote(@Nullable String note) {
        try {
            ExactText.of(note == null ? "" : note);
            return Optional.empty();
        } catch (UnpairedSurrogateException e) {
            return refused(
                    Refusal.BAD_TEXT,
                    "The note has half a character ("
                            + e.getMessage()
                            + "), which no file can hold. Delete it and type it again.");
        }
    }

    private Optional<Applied.Refused> againstRegion(Region region) {
        var item = sample.evidence(region.evidenceId());
        if (item.isEmpty()) {
            return refused(
                    Refusal.UNKNOWN_EVIDENCE,
                    "Sample "
                            + sample.sampleId()
                            + " has no evidence "
                            + region.evidenceId()
                            + ".");
        }
        Span span = region.span();
        Content content = item.get().content();
        if (span == null) {
            return Optional.empty();
        }
        if (span.end() > content.byteLength()) {
            return refused(
                    Refusal.BAD_SPAN,
                    "Evidence %s has %s bytes; bytes %s to %s are not in it."
                            .formatted(
                                    region.evidenceId(),
                                    content.byteLength(),
                                    span.start(),
                                    span.end()));
        }
        if (content instanceof Content.Text(var text)
                && !(text.isBoundary(span.start()) && text.isBoundary(span.end()))) {
            return refused(
                    Refusal.BAD_SPAN,
                    "Bytes %s to %s of evidence %s cut a character."
                            .formatted(span.start(), span.end(), region.evidenceId()));
        }
        return Optional.empty();
    }

    private Optional<Applied.Refused> againstGrounding(String claimId, Draft draft) {
        var said = draft.claim(claimId);
        var own = sample.claim(claimId).map(Claim::evidence).orElse(List.of());
        var cited = Stream.concat(own.stream(), said.evidence().stream()).toList();
        if (said.of(LabelField.GROUNDING) != Grounding.SUPPORTED
                || cited.stream().anyMatch(this::wasSeen)) {
            return Optional.empty();
        }
        String ids = String.join(", ", cited.stream().map(Region::evidenceId).distinct().toList());
        return refused(
                Refusal.UNSEEN,
                "Grounding “supported” needs cited evidence that the producer saw. "
                        + (ids.isEmpty()
                                ? "Nothing is cited for claim " + claimId + "."
                                : "Cited for claim "
                                        + claimId
                                        + ": "
                                        + ids
                                        + "; none of it is recorded as seen.")
                        + " Cite evidence that was seen, or choose another grounding.");
    }

    private boolean wasSeen(Region region) {
        return sample.evidence(region.evidenceId())
                .map(Evidence::seenByProducer)
                .filter(Seen.YES::equals)
                .isPresent();
    }

    private static Optional<Applied.Refused> refused(Refusal reason, String message) {
        return Optional.of(new Applied.Refused(reason, message));
    }
}
