package org.plumbline.report.disputes;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.report.Disputed;
import org.plumbline.report.Figures;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.text.Visible;

/// Writes disputes for a terminal, sample by sample.
final class DisputeText {

    private final Writer out;
    private String about = "";

    DisputeText(OutputStream out) {
        this.out =
                new BufferedWriter(
                        new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()));
    }

    void write(Disputes disputes) throws IOException {
        line("Disputes");
        line("Samples sha256 " + disputes.samples().hex());
        line(
                "Raters: "
                        + disputes.raters().stream()
                                .map(Visible::of)
                                .collect(Collectors.joining(", ")));
        line(
                "%s: %s open, %s decided. Agreement is counted before any decision."
                        .formatted(
                                Figures.count(
                                        disputes.values().size(),
                                        "disputed value",
                                        "disputed values"),
                                disputes.open(),
                                disputes.values().size() - disputes.open()));
        for (Disputed value : disputes.values()) {
            dispute(value, disputes.remarks());
        }
        out.flush();
    }

    private void dispute(Disputed value, Remarks remarks) throws IOException {
        String now = about(value.place());
        if (!now.equals(about)) {
            about = now;
            line("");
            line(about);
        }
        line("  " + value.field().words());
        for (Disputed.Said said : value.said()) {
            String unblinded = remarks.isBlinded(value, said.rater()) ? "" : ", unblinded";
            line("    " + Visible.of(said.rater()) + ": " + said.value().words() + unblinded);
            var remark = remarks.of(value, said.rater());
            if (remark.note() != null) {
                line("      | " + Visible.of(remark.note()));
            }
            if (!remark.evidence().isEmpty()) {
                line("      cites " + cited(remark.evidence()));
            }
        }
        var ruling = remarks.ruling(value);
        if (ruling.isEmpty()) {
            line("    open");
        } else {
            line(
                    "    decided by %s: %s"
                            .formatted(
                                    Visible.of(ruling.get().adjudicator()),
                                    ruling.get().decision().value().words()));
            line("      | " + Visible.of(ruling.get().decision().reason()));
        }
    }

    private static String about(Disputed.Place place) {
        String claim = place.claimId();
        return Visible.of(place.sampleId())
                + (claim == null ? " as a whole" : ", claim " + Visible.of(claim));
    }

    private static String cited(List<Region> evidence) {
        return evidence.stream().map(DisputeText::cited).collect(Collectors.joining("; "));
    }

    private static String cited(Region region) {
        Span span = region.span();
        String bytes = span == null ? "" : ", bytes " + span.start() + " to " + span.end();
        return Visible.of(region.evidenceId()) + bytes;
    }

    private void line(String words) throws IOException {
        out.write(words);
        out.write('\n');
    }
}
