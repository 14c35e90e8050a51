package org.plumbline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Answer;
import org.plumbline.corpus.Capture;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.Placement;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.Provenance;
import org.plumbline.corpus.Provisional;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Sample;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Split;
import org.plumbline.corpus.Version;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Labels;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Draws a case in a few lines: held-out and random, complete, reviewed, exhaustive, one model and
/// one prompt, unless told otherwise.
public final class CaseBuilder {

    public String sampleId;
    public @Nullable String name;
    public String group;
    public Split split = Split.HELD_OUT;
    public Sampling sampling = Sampling.RANDOM;
    public String practice = "error-handling";
    public String provider = "provider-x";
    public String destination = "inline";
    public CaptureStatus status = CaptureStatus.COMPLETE;
    public ProducerStatus producerStatus = ProducerStatus.COMPLETE;
    public ReviewState reviewState = ReviewState.REVIEWED;
    public @Nullable String output = "The cache is never cleared, and the lock is held too long.";
    public ClaimCoverage coverage = ClaimCoverage.EXHAUSTIVE;
    public @Nullable String model = "model-1";
    public @Nullable String prompt = "prompt-1";
    public final List<Limitation> limitations = new ArrayList<>();
    public final List<Evidence> evidence = new ArrayList<>();
    public final List<Claim> claims = new ArrayList<>();
    public final List<Provisional> provisional = new ArrayList<>();
    public final Map<String, Origin> origins = new HashMap<>();
    public Labels expected =
            LabelsOf.quality(QualityValue.NULL, QualityValue.NULL, QualityValue.NULL, QualityValue.NULL);

    /// A case whose work item has the name of the sample.
    public CaseBuilder(String sampleId) {
        this(sampleId, sampleId);
    }

    public CaseBuilder(String sampleId, String group) {
        this.sampleId = sampleId;
        this.group = group;
    }

    /// Text evidence that the producer saw.
    public CaseBuilder seen(String id, String text) {
        return evidence(id, new Content.Text(ExactText.of(text)));
    }

    public CaseBuilder evidence(String id, Content content) {
        evidence.add(
                new Evidence(
                        id,
                        Role.SEEN,
                        Seen.YES,
                        content,
                        Completeness.COMPLETE,
                        new Version(null, null, null)));
        return this;
    }

    /// Claims on the first bytes of the output, citing nothing, without provisional labels.
    public CaseBuilder claims(String... ids) {
        for (String id : ids) {
            claim(id, new Span(0, 3), List.of(), null, null);
        }
        return this;
    }

    public CaseBuilder claim(
            String id,
            Span span,
            List<Region> cited,
            @Nullable Truth verdict,
            @Nullable Grounding grounding,
            Check... checks) {
        claims.add(new Claim(id, List.of(span), cited));
        provisional.add(new Provisional(id, LabelsOf.claim(verdict, grounding), null, List.of(checks)));
        return this;
    }

    public Case build() {
        return new Case(
                new Sample(
                        sampleId,
                        destination,
                        reviewState,
                        new Capture(status, limitations),
                        evidence,
                        new Answer(output == null ? null : ExactText.of(output), coverage, claims)),
                new Placement(name, group, split, sampling, practice, provider),
                producerStatus,
                new Provenance(null, null, model, prompt, null, null, null),
                provisional,
                origins,
                expected);
    }
}
