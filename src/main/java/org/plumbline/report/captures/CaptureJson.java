package org.plumbline.report.captures;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.Seen;
import org.plumbline.json.JsonWriter;
import org.plumbline.report.CaseListing;
import org.plumbline.report.Counts;
import org.plumbline.report.EvidenceKind;
import org.plumbline.report.StratumKey;
import org.plumbline.report.tally.CaptureTally;
import org.plumbline.report.tally.Standing;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Span;
import org.plumbline.text.Term;

/// Writes captures as JSON: each attempt's, then what those of each stratum come to.
final class CaptureJson {

    private final JsonWriter json;

    CaptureJson(OutputStream out) {
        json = JsonWriter.pretty(out);
    }

    void write(CaseListing corpus) throws IOException {
        var sums = new CaptureSums();
        json.beginObject();
        json.name("format").string("plumbline-captures").name("version").number(1);
        json.name("positionEncoding").string(PositionEncoding.UTF_8.word());
        json.name("corpus").beginObject();
        json.name("sha256").string(corpus.corpusSha256().hex()).close();
        json.name("captures").beginArray();
        corpus.each(
                attempt -> {
                    sums.add(attempt);
                    attempt(attempt);
                });
        json.close().name("strata").beginArray();
        for (var stratum : sums.strata()) {
            json.beginObject();
            key(stratum.key());
            counts(stratum.counts());
            json.close();
        }
        json.close().close().end();
    }

    private void attempt(Case attempt) throws IOException {
        var sample = attempt.sample();
        json.beginObject();
        json.name("sampleId").string(attempt.sampleId());
        json.name("group").string(attempt.placement().group());
        key(StratumKey.of(attempt));
        json.name("trial").bool(Standing.of(attempt) == Standing.TRIAL);
        json.name("reviewState").string(sample.reviewState().word());
        json.name("capture").string(sample.capture().status().word());
        json.name("producerCapture").string(attempt.producerStatus().word());
        json.name("limitations").beginArray();
        for (Limitation limitation : sample.capture().limitations()) {
            limitation(limitation);
        }
        json.close().name("evidence").beginArray();
        for (Evidence item : sample.evidence()) {
            json.beginObject();
            evidence(item);
            origin(attempt.origins().get(item.id()), item);
            json.close();
        }
        json.close().close();
    }

    private void limitation(Limitation limitation) throws IOException {
        json.beginObject();
        json.name("kind").string(limitation.kind().word());
        json.name("detail").string(limitation.detail());
        json.name("evidenceId").string(limitation.evidenceId());
        json.name("spans").beginArray();
        for (Span span : limitation.spans()) {
            json.beginObject();
            json.name("start").number(span.start()).name("end").number(span.end()).close();
        }
        json.close().close();
    }

    private void evidence(Evidence item) throws IOException {
        var version = item.version();
        json.name("id").string(item.id());
        json.name("role").string(item.role().word());
        json.name("seenByProducer");
        seen(item.seenByProducer());
        json.name("completeness").string(item.completeness().word());
        json.name("path").string(version.path());
        json.name("revision").string(version.revision());
        json.name("diffSide").string(word(version.diffSide()));
        json.name("bytes").number(item.content().byteLength());
        json.name("sha256").string(item.content().sha256().hex());
    }

    private void origin(@Nullable Origin origin, Evidence item) throws IOException {
        json.name("origin");
        if (origin == null) {
            json.nullValue();
            return;
        }
        json.beginObject();
        json.name("api").string(origin.api()).name("repository").string(origin.repository());
        json.name("path").string(origin.path()).name("commit").string(origin.commit());
        json.name("sha256").string(origin.sha256());
        json.name("recoveredAt").string(origin.recoveredAt());
        json.name("receipt").string(origin.receipt(item).word()).close();
    }

    private void key(StratumKey key) throws IOException {
        json.name("practice").string(key.practice());
        json.name("destination").string(key.destination());
        json.name("split").string(key.split().word());
        json.name("sampling").string(key.sampling().word());
    }

    private void counts(CaptureTally tally) throws IOException {
        var attempts = tally.attempts();
        json.name("attempts").number(attempts.attempts());
        json.name("workItems").number(attempts.workItems());
        json.name("trials").number(attempts.trials());
        terms("capture", attempts.capture());
        terms("producerCapture", attempts.producerCapture());
        terms("limitations", attempts.limitations());
        terms("reviewState", attempts.reviewState());
        json.name("kept").beginObject();
        for (ProducerStatus producer : ProducerStatus.values()) {
            terms(producer.word(), tally.kept(producer));
        }
        json.close().name("evidence").beginArray();
        for (var kind : tally.evidence().entrySet()) {
            evidence(kind.getKey(), kind.getValue());
        }
        json.close();
    }

    private void evidence(EvidenceKind kind, long count) throws IOException {
        json.beginObject();
        json.name("role").string(kind.role().word()).name("seenByProducer");
        seen(kind.seen());
        json.name("completeness").string(kind.completeness().word());
        json.name("count").number(count).close();
    }

    private <E extends Enum<E> & Term> void terms(String name, Counts<E> counts)
            throws IOException {
        json.name(name).beginObject();
        for (E term : counts.constants()) {
            json.name(term.word()).number(counts.of(term));
        }
        json.close();
    }

    private void seen(Seen seen) throws IOException {
        switch (seen) {
            case YES -> json.bool(true);
            case NO -> json.bool(false);
            case UNKNOWN -> json.nullValue();
        }
    }

    private static @Nullable String word(@Nullable DiffSide side) {
        return side == null ? null : side.word();
    }
}
