package org.plumbline.report.checks;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.Abstention;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.csv.CsvWriter;
import org.plumbline.report.CaseListing;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// Writes checks as a table, one a line. A claim of several spans has their starts, ends and texts
/// joined by ` … `, as label tables have them.
final class CheckCsv {

    private static final List<String> HEADER =
            List.of(
                    "sampleId",
                    "practice",
                    "destination",
                    "split",
                    "sampling",
                    "trial",
                    "claimId",
                    "claimStart",
                    "claimEnd",
                    "claimText",
                    "kind",
                    "evidenceId",
                    "path",
                    "regionStart",
                    "regionEnd",
                    "regionText",
                    "regionBase64",
                    "text",
                    "checkRevision",
                    "evidenceRevision",
                    "checkDiffSide",
                    "evidenceDiffSide",
                    "outcome",
                    "reasons");

    private static final String BETWEEN = " … ";

    private final CsvWriter csv;

    CheckCsv(OutputStream out) {
        csv = new CsvWriter(out);
    }

    void write(CaseListing corpus) throws IOException {
        for (String column : HEADER) {
            csv.text(column);
        }
        csv.endLine();
        corpus.each(
                attempt -> {
                    for (ReviewedCheck one : ReviewedCheck.of(attempt)) {
                        line(one);
                    }
                });
        csv.flush();
    }

    private void line(ReviewedCheck one) throws IOException {
        var stratum = one.stratum();
        csv.text(one.attempt().sampleId());
        csv.text(stratum.practice()).text(stratum.destination());
        csv.text(stratum.split().word()).text(stratum.sampling().word());
        csv.literal(Boolean.toString(one.isTrial()));
        claim(one);
        check(one);
        csv.text(one.finding().outcome().word());
        csv.text(
                one.finding().reasons().stream()
                        .map(CheckCsv::quoted)
                        .collect(Collectors.joining(",", "[", "]")));
        csv.endLine();
    }

    private void claim(ReviewedCheck one) throws IOException {
        List<Span> spans = one.claim().spans();
        csv.text(one.claim().id());
        csv.text(joined(spans, Span::start)).text(joined(spans, Span::end));
        csv.text(
                one.claimTexts().stream()
                        .map(ExactText::value)
                        .collect(Collectors.joining(BETWEEN)));
    }

    private void check(ReviewedCheck one) throws IOException {
        var check = one.check();
        var version = one.evidence().version();
        csv.text(check.kind().word()).text(check.evidenceId()).text(version.path());
        csv.literal(Integer.toString(check.region().start()));
        csv.literal(Integer.toString(check.region().end()));
        switch (one.region()) {
            case Content.Text(ExactText text) -> csv.text(text.value()).text(null);
            case Content.Binary binary ->
                    csv.text(null).text(Base64.getEncoder().encodeToString(binary.bytes()));
        }
        csv.text(check.text().value());
        csv.text(check.revision()).text(version.revision());
        csv.text(word(check.diffSide())).text(word(version.diffSide()));
    }

    private static String joined(List<Span> spans, ToIntFunction<Span> end) {
        return spans.stream()
                .map(span -> Integer.toString(end.applyAsInt(span)))
                .collect(Collectors.joining(BETWEEN));
    }

    /// The words of reasons have nothing to escape.
    private static String quoted(Abstention reason) {
        return '"' + reason.word() + '"';
    }

    private static @Nullable String word(@Nullable DiffSide side) {
        return side == null ? null : side.word();
    }
}
