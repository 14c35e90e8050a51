package org.plumbline.intake;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseView;
import org.plumbline.check.EvidenceView;
import org.plumbline.check.KnownSample;
import org.plumbline.check.LabelReading;
import org.plumbline.corpus.Content;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Required;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.Decision;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Labels;
import org.plumbline.labels.Rating;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Region;

/// Builds ratings and decisions from ones without errors.
final class LabelBuilder {

    private LabelBuilder() {}

    /// A rating of a rater or of a judge, whose file has neither time nor blindness.
    static Rating rating(JsonValue value, KnownSample sample, PositionEncoding encoding)
            throws IOException {
        var claims = new ArrayList<ClaimLabel>();
        for (JsonValue claim : Plain.elements(value, "claims")) {
            claims.add(
                    new ClaimLabel(
                            Required.string(claim, "claimId"),
                            labels(claim, LabelField.ofClaim()),
                            Required.stringOrNull(claim, "note"),
                            regions(claim, sample, encoding)));
        }
        JsonValue blinded = value.get("blinded");
        return new Rating(
                Required.string(value, "sampleId"),
                Plain.digest(value, "requestSha256"),
                instant(value.get("labelledAt")),
                blinded == null || blinded.isTrue(),
                claims,
                labels(Required.member(value, "quality"), LabelField.ofSample()));
    }

    /// The labels of an object that has one in each of these fields.
    static Labels labels(JsonValue object, List<LabelField> fields) {
        Labels labels = Labels.NONE;
        for (LabelField field : fields) {
            JsonValue value = Required.member(object, field.word());
            labels = labels.with(field, Objects.requireNonNull(LabelReading.of(field, value)));
        }
        return labels;
    }

    static Decision decision(JsonValue value) {
        LabelField field = Plain.term(value, "field", LabelField.class);
        var labels = new ArrayList<Map.Entry<String, LabelValue>>();
        for (JsonValue label : Plain.elements(value, "labels")) {
            labels.add(
                    Map.entry(
                            Required.string(label, "rater"),
                            label(field, Required.member(label, "value"))));
        }
        return new Decision(
                Required.string(value, "sampleId"),
                Plain.digest(value, "requestSha256"),
                Required.stringOrNull(value, "claimId"),
                field,
                label(field, Required.member(value, "value")),
                Required.string(value, "reason"),
                labels);
    }

    private static LabelValue label(LabelField field, JsonValue value) {
        LabelValue label = LabelReading.of(field, value);
        return Objects.requireNonNull(label == null ? LabelReading.ofAny(value) : label);
    }

    private static @Nullable Instant instant(@Nullable JsonValue value) {
        return value == null || value.kind() == JsonValue.Kind.NULL
                ? null
                : Instant.parse(value.string());
    }

    private static List<Region> regions(
            JsonValue claim, KnownSample sample, PositionEncoding encoding) throws IOException {
        List<JsonValue> values = Plain.elementsIfAny(claim, "evidence");
        if (values.isEmpty()) {
            return List.of();
        }
        CaseView view = sample.view();
        var contents = new HashMap<String, Content>();
        for (EvidenceView item : view.evidence()) {
            contents.put(
                    Required.string(item.value(), "id"), Objects.requireNonNull(item.content()));
        }
        return SampleBuilder.regions(values, contents, encoding);
    }
}
