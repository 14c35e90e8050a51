package org.plumbline.report.form;

import java.io.IOException;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Measure;
import org.plumbline.labels.QualityValue;
import org.plumbline.report.AdvisoryCounts;
import org.plumbline.report.AttemptCounts;
import org.plumbline.report.CheckCounts;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.Estimate;
import org.plumbline.report.JudgeCounts;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.NoInterval;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.text.Term;

/// Writes the strata of a report as JSON.
final class JsonStrata {

    private final JsonWriter json;

    JsonStrata(JsonWriter json) {
        this.json = json;
    }

    void write(Stratum stratum) throws IOException {
        json.beginObject();
        json.name("practice").string(stratum.key().practice());
        json.name("destination").string(stratum.key().destination());
        json.name("split").string(stratum.key().split().word());
        json.name("sampling").string(stratum.key().sampling().word());
        attempts(stratum.attempts());
        json.name("claims");
        claims(stratum.claims());
        json.name("quality").beginObject();
        for (Measure measure : Measure.values()) {
            json.name(measure.word());
            quality(stratum, measure);
        }
        json.close().name("checks").beginObject();
        for (CheckKind kind : CheckKind.values()) {
            CheckCounts checks = stratum.checks(kind);
            json.name(kind.word()).beginObject();
            json.name(Phrases.found(kind)).number(checks.found());
            json.name("abstain").number(checks.abstained()).close();
        }
        json.close().name("intervals").beginObject();
        json.name("anyFalseClaim");
        estimate(stratum.anyFalseClaim());
        json.name("anyUnsupportedClaim");
        estimate(stratum.anyUnsupportedClaim());
        json.close().close();
    }

    private void attempts(AttemptCounts counts) throws IOException {
        json.name("attempts").number(counts.attempts());
        json.name("workItems").number(counts.workItems());
        json.name("trials").number(counts.trials());
        terms("capture", counts.capture());
        terms("producerCapture", counts.producerCapture());
        terms("limitations", counts.limitations());
        terms("reviewState", counts.reviewState());
    }

    private void claims(ClaimCounts claims) throws IOException {
        json.beginObject().name("total").number(claims.total());
        for (ClaimCoverage coverage : ClaimCoverage.values()) {
            json.name(coverage.word()).number(claims.coverage().of(coverage));
        }
        json.name("outsideTrials").number(claims.outsideTrials());
        json.name("truth");
        labels(claims.truth());
        json.name("grounding");
        labels(claims.grounding());
        json.name("unresolvedClaimIds").beginArray();
        for (String id : claims.unresolvedClaimIds()) {
            json.string(id);
        }
        json.close();
        JsonForm.ratio(json, "falseRate", claims.falseRate());
        JsonForm.ratio(json, "unsupportedRate", claims.unsupportedRate());
        json.name("provisional").beginObject();
        advisory(claims.provisional());
        json.close().name("judges").beginArray();
        for (JudgeCounts judge : claims.judges()) {
            json.beginObject();
            json.name("model").string(judge.judge().model());
            json.name("runId").string(judge.judge().runId());
            advisory(judge.counts());
            json.close();
        }
        json.close().close();
    }

    private <V extends Enum<V> & LabelValue> void labels(LabelCounts<V> counts) throws IOException {
        json.beginObject();
        values(counts);
        json.name("disputed").number(counts.disputed()).close();
    }

    private void advisory(AdvisoryCounts counts) throws IOException {
        json.name("truth").beginObject();
        values(counts.truth());
        json.close().name("grounding").beginObject();
        values(counts.grounding());
        json.close();
    }

    private <V extends Enum<V> & LabelValue> void values(LabelCounts<V> counts) throws IOException {
        for (V value : counts.resolved().constants()) {
            json.name(value.word()).number(counts.resolved().of(value));
        }
        json.name("missing").number(counts.missing());
    }

    private void quality(Stratum stratum, Measure measure) throws IOException {
        LabelCounts<QualityValue> counts = stratum.quality(measure);
        json.beginObject();
        json.name("true").number(counts.resolved().of(QualityValue.TRUE));
        json.name("false").number(counts.resolved().of(QualityValue.FALSE));
        json.name("abstained").number(counts.resolved().of(QualityValue.NULL));
        json.name("missing").number(counts.missing());
        json.name("disputed").number(counts.disputed());
        JsonForm.ratio(json, "rate", stratum.rate(measure));
        json.close();
    }

    private <E extends Enum<E> & Term> void terms(String name, Counts<E> counts)
            throws IOException {
        json.name(name).beginObject();
        for (E term : counts.constants()) {
            json.name(term.word()).number(counts.of(term));
        }
        json.close();
    }

    private void estimate(Estimate estimate) throws IOException {
        json.beginObject().name("interval");
        switch (estimate) {
            case Estimate.Interval interval -> {
                json.beginObject();
                json.name("errors").number(interval.errors());
                json.name("workItems").number(interval.workItems());
                json.name("rate").number(interval.rate().value());
                json.name("low").number(interval.bounds().low());
                json.name("high").number(interval.bounds().high());
                json.close().name("reasons").beginArray().close();
            }
            case Estimate.None(var reasons) -> {
                json.nullValue().name("reasons").beginArray();
                for (NoInterval reason : reasons) {
                    json.string(reason.word());
                }
                json.close();
            }
        }
        json.close();
    }
}
