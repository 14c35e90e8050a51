package org.plumbline.report.captures;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.report.CaseListing;
import org.plumbline.report.Figures;
import org.plumbline.report.Phrases;
import org.plumbline.report.StratumKey;
import org.plumbline.report.tally.CaptureTally;
import org.plumbline.report.tally.Standing;
import org.plumbline.text.Visible;

/// Writes captures for a terminal, sample by sample.
final class CaptureText {

    private final Writer out;

    CaptureText(OutputStream out) {
        this.out =
                new BufferedWriter(
                        new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()));
    }

    void write(CaseListing corpus) throws IOException {
        var sums = new CaptureSums();
        line("Captures");
        line("Corpus sha256 " + corpus.corpusSha256().hex());
        line(CaptureWords.LIMITS);
        line("Samples come by code point of their ids; limitations and evidence as in the corpus.");
        corpus.each(
                attempt -> {
                    sums.add(attempt);
                    attempt(attempt);
                });
        line("");
        line("Counts");
        line("======");
        line("Over all attempts, as in the report.");
        for (var stratum : sums.strata()) {
            line("");
            line(Phrases.stratum(stratum.key()));
            counts(stratum.counts());
        }
        out.flush();
    }

    private void attempt(Case attempt) throws IOException {
        var sample = attempt.sample();
        boolean isTrial = Standing.of(attempt) == Standing.TRIAL;
        line("");
        line(Visible.of(attempt.sampleId()) + (isTrial ? " · trial" : " · no trial"));
        line(
                "  capture %s · producer's %s · %s"
                        .formatted(
                                sample.capture().status().word(),
                                attempt.producerStatus().word(),
                                sample.reviewState().word()));
        line(
                "  %s · work item %s"
                        .formatted(
                                Phrases.stratum(StratumKey.of(attempt)),
                                Visible.of(attempt.placement().group())));
        for (Limitation limitation : sample.capture().limitations()) {
            line("  ! " + CaptureWords.of(limitation));
        }
        for (Evidence item : sample.evidence()) {
            line("  " + Visible.of(item.id()) + ": " + CaptureWords.of(item));
            var origin = attempt.origins().get(item.id());
            if (origin != null) {
                line("      origin: " + CaptureWords.of(origin, item));
            }
        }
    }

    private void counts(CaptureTally tally) throws IOException {
        var attempts = tally.attempts();
        line("  attempts: " + Phrases.attempts(attempts));
        line("  capture: " + Phrases.counts(attempts.capture()));
        line("  producer's: " + Phrases.counts(attempts.producerCapture()));
        line("  limitations: " + Phrases.counts(attempts.limitations()));
        line("  review: " + Phrases.counts(attempts.reviewState()));
        for (ProducerStatus producer : ProducerStatus.values()) {
            if (attempts.producerCapture().of(producer) > 0) {
                line(
                        "  of the producer's %s: %s"
                                .formatted(producer.word(), Phrases.counts(tally.kept(producer))));
            }
        }
        for (var kind : tally.evidence().entrySet()) {
            line(
                    "  evidence: %s, %s"
                            .formatted(
                                    CaptureWords.of(kind.getKey()),
                                    Figures.count(kind.getValue(), "item", "items")));
        }
    }

    private void line(String words) throws IOException {
        out.write(words);
        out.write('\n');
    }
}
