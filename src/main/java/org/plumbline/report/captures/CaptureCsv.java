package org.plumbline.report.captures;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.Seen;
import org.plumbline.csv.CsvWriter;
import org.plumbline.report.CaseListing;
import org.plumbline.report.StratumKey;
import org.plumbline.report.tally.Standing;

/// Writes captures as one long table. The column `row` says what a line is: a `sample`, one of its
/// `limitation`s, or a piece of its `evidence`; the columns of the sample are on each, so that a
/// spreadsheet can filter.
///
/// Several spans are joined by ` … `, as in the table of checks.
final class CaptureCsv {

    private static final List<String> HEADER =
            List.of(
                    "row",
                    "sampleId",
                    "group",
                    "practice",
                    "destination",
                    "split",
                    "sampling",
                    "trial",
                    "reviewState",
                    "capture",
                    "producerCapture",
                    "evidenceId",
                    "kind",
                    "detail",
                    "spans",
                    "role",
                    "seenByProducer",
                    "completeness",
                    "path",
                    "revision",
                    "diffSide",
                    "bytes",
                    "sha256",
                    "originSha256",
                    "receipt");

    private static final int LIMITATION_CELLS = 3;
    private static final int EVIDENCE_CELLS = 10;

    private final CsvWriter csv;

    CaptureCsv(OutputStream out) {
        csv = new CsvWriter(out);
    }

    void write(CaseListing corpus) throws IOException {
        for (String column : HEADER) {
            csv.text(column);
        }
        csv.endLine();
        corpus.each(this::attempt);
        csv.flush();
    }

    private void attempt(Case attempt) throws IOException {
        begin("sample", attempt);
        csv.text(null);
        empty(LIMITATION_CELLS + EVIDENCE_CELLS);
        csv.endLine();
        for (Limitation limitation : attempt.sample().capture().limitations()) {
            begin("limitation", attempt);
            limitation(limitation);
            empty(EVIDENCE_CELLS);
            csv.endLine();
        }
        for (Evidence item : attempt.sample().evidence()) {
            begin("evidence", attempt);
            csv.text(item.id());
            empty(LIMITATION_CELLS);
            evidence(item, attempt.origins().get(item.id()));
            csv.endLine();
        }
    }

    private void begin(String row, Case attempt) throws IOException {
        var sample = attempt.sample();
        var stratum = StratumKey.of(attempt);
        csv.text(row).text(attempt.sampleId()).text(attempt.placement().group());
        csv.text(stratum.practice()).text(stratum.destination());
        csv.text(stratum.split().word()).text(stratum.sampling().word());
        csv.literal(Boolean.toString(Standing.of(attempt) == Standing.TRIAL));
        csv.text(sample.reviewState().word()).text(sample.capture().status().word());
        csv.text(attempt.producerStatus().word());
    }

    private void limitation(Limitation limitation) throws IOException {
        csv.text(limitation.evidenceId());
        csv.text(limitation.kind().word()).text(limitation.detail());
        csv.text(
                limitation.spans().isEmpty()
                        ? null
                        : limitation.spans().stream()
                                .map(span -> span.start() + "-" + span.end())
                                .collect(Collectors.joining(" … ")));
    }

    private void evidence(Evidence item, @Nullable Origin origin) throws IOException {
        var version = item.version();
        csv.text(item.role().word()).literal(word(item.seenByProducer()));
        csv.text(item.completeness().word());
        csv.text(version.path()).text(version.revision());
        csv.text(version.diffSide() == null ? null : version.diffSide().word());
        csv.literal(Integer.toString(item.content().byteLength()));
        csv.text(item.content().sha256().hex());
        csv.text(origin == null ? null : origin.sha256());
        csv.text(origin == null ? null : origin.receipt(item).word());
    }

    private void empty(int cells) throws IOException {
        for (String cell : Collections.nCopies(cells, "")) {
            csv.literal(cell);
        }
    }

    /// As in the file formats; null is an empty cell.
    private static String word(Seen seen) {
        return switch (seen) {
            case YES -> "true";
            case NO -> "false";
            case UNKNOWN -> "";
        };
    }
}
