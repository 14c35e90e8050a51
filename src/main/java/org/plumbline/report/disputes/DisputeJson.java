package org.plumbline.report.disputes;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Disputed;
import org.plumbline.report.StratumKey;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Writes disputes as JSON.
final class DisputeJson {

    private final JsonWriter json;

    DisputeJson(OutputStream out) {
        json = JsonWriter.pretty(out);
    }

    void write(Disputes disputes) throws IOException {
        json.beginObject();
        json.name("format").string("plumbline-disputes").name("version").number(1);
        json.name("positionEncoding").string(PositionEncoding.UTF_8.word());
        json.name("samples").beginObject();
        json.name("sha256").string(disputes.samples().hex()).close();
        json.name("raters").beginArray();
        for (String rater : disputes.raters()) {
            json.string(rater);
        }
        json.close();
        json.name("open").number(disputes.open());
        json.name("decided").number(disputes.values().size() - disputes.open());
        json.name("disputes").beginArray();
        for (Disputed value : disputes.values()) {
            dispute(value, disputes.remarks());
        }
        json.close().close().end();
    }

    private void dispute(Disputed value, Remarks remarks) throws IOException {
        var place = value.place();
        json.beginObject();
        json.name("sampleId").string(place.sampleId());
        stratum(place.stratum());
        json.name("claimId").string(place.claimId());
        json.name("field").string(value.field().word());
        json.name("labels").beginArray();
        for (Disputed.Said said : value.said()) {
            var remark = remarks.of(value, said.rater());
            json.beginObject();
            json.name("rater").string(said.rater());
            value(said.value());
            json.name("blinded").bool(remarks.isBlinded(value, said.rater()));
            json.name("note").string(remark.note());
            regions(remark.evidence());
            json.close();
        }
        json.close();
        decision(remarks.ruling(value));
        json.close();
    }

    /// What a requests file does not say is null.
    private void stratum(@Nullable StratumKey key) throws IOException {
        json.name("practice").string(key == null ? null : key.practice());
        json.name("destination").string(key == null ? null : key.destination());
        json.name("split").string(key == null ? null : key.split().word());
        json.name("sampling").string(key == null ? null : key.sampling().word());
    }

    private void regions(List<Region> evidence) throws IOException {
        json.name("evidence").beginArray();
        for (Region region : evidence) {
            json.beginObject().name("evidenceId").string(region.evidenceId());
            Span span = region.span();
            if (span != null) {
                json.name("start").number(span.start()).name("end").number(span.end());
            }
            json.close();
        }
        json.close();
    }

    private void decision(Optional<Remarks.Ruling> ruling) throws IOException {
        json.name("decision");
        if (ruling.isEmpty()) {
            json.nullValue();
            return;
        }
        json.beginObject();
        json.name("adjudicator").string(ruling.get().adjudicator());
        value(ruling.get().decision().value());
        json.name("reason").string(ruling.get().decision().reason()).close();
    }

    private void value(LabelValue value) throws IOException {
        json.name("value").word(value.word(), value.isLiteral());
    }
}
