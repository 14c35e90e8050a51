package org.plumbline.report.disputes;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.csv.CsvWriter;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Disputed;
import org.plumbline.report.StratumKey;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Writes disputes as a table: a line for what each rater said, and one for what was decided.
final class DisputeCsv {

    private static final List<String> HEADER =
            List.of(
                    "sampleId",
                    "practice",
                    "destination",
                    "split",
                    "sampling",
                    "claimId",
                    "field",
                    "open",
                    "by",
                    "name",
                    "value",
                    "blinded",
                    "words",
                    "evidence");

    private final CsvWriter csv;

    DisputeCsv(OutputStream out) {
        csv = new CsvWriter(out);
    }

    void write(Disputes disputes) throws IOException {
        for (String column : HEADER) {
            csv.text(column);
        }
        csv.endLine();
        for (Disputed value : disputes.values()) {
            lines(value, disputes.remarks());
        }
        csv.flush();
    }

    private void lines(Disputed value, Remarks remarks) throws IOException {
        for (Disputed.Said said : value.said()) {
            var remark = remarks.of(value, said.rater());
            begin(value);
            csv.text("rater").text(said.rater());
            csv.literal(word(said.value()));
            csv.literal(Boolean.toString(remarks.isBlinded(value, said.rater())));
            csv.text(remark.note()).text(joined(remark.evidence())).endLine();
        }
        var ruling = remarks.ruling(value);
        if (ruling.isPresent()) {
            begin(value);
            csv.text("adjudicator").text(ruling.get().adjudicator());
            csv.literal(word(ruling.get().decision().value())).literal("");
            csv.text(ruling.get().decision().reason()).text(null).endLine();
        }
    }

    private void begin(Disputed value) throws IOException {
        var place = value.place();
        StratumKey key = place.stratum();
        csv.text(place.sampleId());
        csv.text(key == null ? null : key.practice());
        csv.text(key == null ? null : key.destination());
        csv.text(key == null ? null : key.split().word());
        csv.text(key == null ? null : key.sampling().word());
        csv.text(place.claimId()).text(value.field().word());
        csv.literal(Boolean.toString(value.isOpen()));
    }

    /// An abstention is an empty cell, as in the report's table.
    private static String word(LabelValue value) {
        return value.isLiteral() && value.word().equals("null") ? "" : value.word();
    }

    /// `e1 12-40 … e2`, or nothing.
    private static @Nullable String joined(List<Region> evidence) {
        return evidence.isEmpty()
                ? null
                : evidence.stream().map(DisputeCsv::named).collect(Collectors.joining(" … "));
    }

    private static String named(Region region) {
        Span span = region.span();
        return span == null
                ? region.evidenceId()
                : region.evidenceId() + " " + span.start() + "-" + span.end();
    }
}
