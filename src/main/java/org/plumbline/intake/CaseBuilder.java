package org.plumbline.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.plumbline.check.CaseView;
import org.plumbline.check.EvidenceView;
import org.plumbline.check.LabelReading;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.Placement;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.Provenance;
import org.plumbline.corpus.Provisional;
import org.plumbline.corpus.Sample;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Required;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Labels;
import org.plumbline.text.PositionEncoding;

/// Builds a whole case, with its hidden half, from one without errors.
final class CaseBuilder {

    private CaseBuilder() {}

    static Case of(CaseView view, Sample sample) {
        JsonValue root = view.root();
        PositionEncoding encoding = Objects.requireNonNull(view.encoding());
        return new Case(
                sample,
                new Placement(
                        Required.stringOrNull(root, "name"),
                        Required.string(root, "group"),
                        Plain.term(root, "split", Split.class),
                        Plain.term(root, "sampling", Sampling.class),
                        Required.string(root, "practice"),
                        Required.string(root, "provider")),
                Plain.term(
                        Required.member(root, "capture"), "producerStatus", ProducerStatus.class),
                provenance(Required.member(root, "provenance")),
                provisional(root, sample, encoding),
                origins(view.evidence()),
                LabelBuilder.labels(
                        Required.member(root, "expectedQuality"), LabelField.ofSample()));
    }

    private static Provenance provenance(JsonValue value) {
        return new Provenance(
                Required.stringOrNull(value, "sourceRecord"),
                Required.stringOrNull(value, "revision"),
                Required.stringOrNull(value, "producerModel"),
                Required.stringOrNull(value, "promptDigest"),
                Required.stringOrNull(value, "catalogRevision"),
                Required.numberOrNull(value, "costUsd"),
                Required.numberOrNull(value, "elapsedSeconds"));
    }

    private static List<Provisional> provisional(
            JsonValue root, Sample sample, PositionEncoding encoding) {
        var all = new ArrayList<Provisional>();
        List<Claim> asked = sample.answer().claims();
        for (JsonValue claim : Plain.elements(root, "claims")) {
            all.add(
                    new Provisional(
                            // The same string, since there may be a hundred thousand of them.
                            asked.get(all.size()).id(),
                            provisional(claim),
                            Required.stringOrNull(claim, "reason"),
                            Plain.elements(claim, "checks").stream()
                                    .map(check -> check(check, sample, encoding))
                                    .toList()));
        }
        return all;
    }

    /// What the owner said, field by field; JSON null is no label.
    private static Labels provisional(JsonValue claim) {
        Labels labels = Labels.NONE;
        for (LabelField field : LabelField.ofClaim()) {
            JsonValue value = Required.member(claim, field.inCorpus());
            labels = labels.with(field, LabelReading.of(field, value));
        }
        return labels;
    }

    private static Check check(JsonValue value, Sample sample, PositionEncoding encoding) {
        return new Check(
                Plain.term(value, "kind", CheckKind.class),
                Required.string(value, "evidenceId"),
                SampleBuilder.checkedRegion(sample, value, encoding),
                Required.member(value, "text").text(),
                Required.stringOrNull(value, "revision"),
                Plain.termOrNull(value, "diffSide", DiffSide.class));
    }

    private static Map<String, Origin> origins(List<EvidenceView> evidence) {
        var origins = new HashMap<String, Origin>();
        for (EvidenceView item : evidence) {
            JsonValue value = item.value().get("origin");
            if (value != null) {
                origins.put(
                        Required.string(item.value(), "id"),
                        new Origin(
                                Required.stringOrNull(value, "api"),
                                Required.stringOrNull(value, "repository"),
                                Required.stringOrNull(value, "path"),
                                Required.stringOrNull(value, "commit"),
                                Required.stringOrNull(value, "sha256"),
                                Required.stringOrNull(value, "recoveredAt")));
            }
        }
        return origins;
    }
}
