package org.plumbline.session.label;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Sample;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.ClaimLabel;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Labels;
import org.plumbline.labels.Rating;
import org.plumbline.session.files.Tool;
import org.plumbline.session.review.Labeller;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Writes `plumbline-labels` files, as JSON or as JSON Lines, rating by rating.
final class LabelFileWriter {

    private final OutputStream stream;
    private final boolean lines;
    private JsonWriter out;

    /// @param lines for a file whose name says JSON Lines
    LabelFileWriter(OutputStream stream, boolean lines) {
        this.stream = stream;
        this.lines = lines;
        this.out = lines ? JsonWriter.compact(stream) : JsonWriter.pretty(stream);
    }

    void begin(Labeller labeller, Tool tool) throws IOException {
        out.beginObject();
        text("format", "plumbline-labels");
        out.name("version").number(1);
        text("positionEncoding", PositionEncoding.UTF_8.word());
        text("rater", labeller.rater());
        text("rubricSha256", labeller.rubric().sha256().hex());
        out.name("tool").beginObject();
        text("name", tool.name());
        text("version", tool.version());
        out.close();
        if (lines) {
            out.close();
            out.end();
        } else {
            out.name("ratings").beginArray();
        }
    }

    /// @param sample what was rated; the cited texts are taken from it
    void rating(Rating rating, Sample sample) throws IOException {
        if (lines) {
            out = JsonWriter.compact(stream);
        }
        out.beginObject();
        text("sampleId", rating.sampleId());
        text("requestSha256", rating.requestSha256().hex());
        Instant at = rating.labelledAt();
        text("labelledAt", at == null ? null : at.toString());
        out.name("blinded").bool(rating.blinded());
        out.name("claims").beginArray();
        for (ClaimLabel label : rating.claims()) {
            claim(label, sample);
        }
        out.close();
        out.name("quality").beginObject();
        labels(LabelField.ofSample(), rating.quality());
        out.close();
        out.close();
        if (lines) {
            out.end();
        }
    }

    void end() throws IOException {
        if (!lines) {
            out.close();
            out.close();
            out.end();
        }
    }

    private void claim(ClaimLabel label, Sample sample) throws IOException {
        out.beginObject();
        text("claimId", label.claimId());
        labels(LabelField.ofClaim(), label.labels());
        text("note", label.note());
        if (!label.evidence().isEmpty()) {
            out.name("evidence").beginArray();
            for (Region region : label.evidence()) {
                region(region, sample);
            }
            out.close();
        }
        out.close();
    }

    private void region(Region region, Sample sample) throws IOException {
        out.beginObject();
        text("evidenceId", region.evidenceId());
        Span span = region.span();
        if (span != null) {
            out.name("start").number(span.start());
            out.name("end").number(span.end());
            // Binary evidence has no text to repeat.
            if (sample.evidence(region.evidenceId()).orElseThrow().content()
                    instanceof Content.Text(var whole)) {
                text("text", whole.slice(span));
            }
        }
        out.close();
    }

    private void labels(List<LabelField> fields, Labels labels) throws IOException {
        for (LabelField field : fields) {
            LabelValue value = labels.in(field);
            out.name(field.word()).word(value.word(), value.isLiteral());
        }
    }

    private void text(String name, @Nullable String value) throws IOException {
        out.name(name).string(value);
    }
}
