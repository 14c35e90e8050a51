package org.plumbline.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseView;
import org.plumbline.check.EvidenceView;
import org.plumbline.check.Positions;
import org.plumbline.corpus.Answer;
import org.plumbline.corpus.Capture;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Sample;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Required;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Builds the half of a case that a reviewer may see, from a case or a request without errors. The
/// hidden half of a case is not looked at.
final class SampleBuilder {

    private final CaseView view;
    private final JsonValue root;
    private final PositionEncoding encoding;
    private final Map<String, Content> contents = new HashMap<>();

    private SampleBuilder(CaseView view) {
        this.view = view;
        this.root = view.root();
        this.encoding = Objects.requireNonNull(view.encoding(), "no position encoding");
    }

    static Sample of(CaseView view) {
        return new SampleBuilder(view).sample();
    }

    /// The span that `start` and `end` mean in the evidence that a check names.
    static Span checkedRegion(Sample sample, JsonValue check, PositionEncoding encoding) {
        Evidence evidence = sample.evidence(Required.string(check, "evidenceId")).orElseThrow();
        return Objects.requireNonNull(Positions.span(check, evidence.content(), encoding));
    }

    private Sample sample() {
        var evidence = new ArrayList<Evidence>();
        for (EvidenceView item : view.evidence()) {
            Evidence built = evidence(item);
            contents.put(built.id(), built.content());
            evidence.add(built);
        }
        JsonValue capture = Required.member(root, "capture");
        return new Sample(
                Required.string(root, "sampleId"),
                Required.string(root, "destination"),
                Plain.term(root, "reviewState", ReviewState.class),
                new Capture(
                        Plain.term(capture, "status", CaptureStatus.class),
                        Plain.elements(capture, "limitations").stream()
                                .map(this::limitation)
                                .toList()),
                evidence,
                new Answer(
                        view.output(),
                        Plain.term(root, "claimCoverage", ClaimCoverage.class),
                        Plain.elements(root, "claims").stream().map(this::claim).toList()));
    }

    private static Evidence evidence(EvidenceView item) {
        JsonValue value = item.value();
        JsonValue seen = Required.member(value, "seenByProducer");
        return new Evidence(
                Required.string(value, "id"),
                Plain.term(value, "role", Role.class),
                seen.kind() == Kind.NULL ? Seen.UNKNOWN : seen.isTrue() ? Seen.YES : Seen.NO,
                Objects.requireNonNull(item.content(), "evidence without content"),
                Plain.term(value, "completeness", Completeness.class),
                new Version(
                        Required.stringOrNull(value, "revision"),
                        Plain.termOrNull(value, "diffSide", DiffSide.class),
                        Required.stringOrNull(value, "path")));
    }

    private Limitation limitation(JsonValue value) {
        JsonValue id = value.get("evidenceId");
        String evidenceId = id == null ? null : id.string();
        ExactText output = view.output();
        Content content =
                evidenceId != null
                        ? contents.get(evidenceId)
                        : output == null ? null : new Content.Text(output);
        return new Limitation(
                Plain.term(value, "kind", LimitationKind.class),
                Required.string(value, "detail"),
                evidenceId,
                spans(Plain.elementsIfAny(value, "spans"), content));
    }

    private Claim claim(JsonValue value) {
        ExactText output = Objects.requireNonNull(view.output(), "a claim without an output");
        return new Claim(
                Required.string(value, "id"),
                spans(Plain.elements(value, "spans"), new Content.Text(output)),
                regions(Plain.elements(value, "evidence"), contents, encoding));
    }

    private List<Span> spans(List<JsonValue> values, @Nullable Content content) {
        var spans = new ArrayList<Span>();
        for (JsonValue value : values) {
            spans.add(
                    Objects.requireNonNull(
                            Positions.span(value, Objects.requireNonNull(content), encoding)));
        }
        return spans;
    }

    /// The regions that a claim or a rating cites.
    static List<Region> regions(
            List<JsonValue> values, Map<String, Content> contents, PositionEncoding encoding) {
        var regions = new ArrayList<Region>();
        for (JsonValue value : values) {
            String id = Required.string(value, "evidenceId");
            Content content = Objects.requireNonNull(contents.get(id), "unknown evidence");
            regions.add(new Region(id, Positions.span(value, content, encoding)));
        }
        return regions;
    }
}
