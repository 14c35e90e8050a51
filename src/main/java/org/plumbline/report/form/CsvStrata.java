package org.plumbline.report.form;

import java.io.IOException;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.ClaimCoverage;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.Measure;
import org.plumbline.labels.QualityValue;
import org.plumbline.report.AdvisoryCounts;
import org.plumbline.report.AttemptCounts;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.Estimate;
import org.plumbline.report.JudgeCounts;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.NoInterval;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.report.StratumKey;
import org.plumbline.text.Term;

/// Writes the strata of a report as lines of the table.
final class CsvStrata {

    private final CsvForm csv;

    CsvStrata(CsvForm csv) {
        this.csv = csv;
    }

    void write(Stratum stratum) throws IOException {
        StratumKey key = stratum.key();
        attempts(key, stratum.attempts());
        claims(key, stratum.claims());
        for (Measure measure : Measure.values()) {
            quality(place("strata.quality", key).field(measure.word()), stratum, measure);
        }
        for (CheckKind kind : CheckKind.values()) {
            var place = place("strata.checks", key).field(kind.word());
            csv.number(place, Phrases.found(kind), stratum.checks(kind).found());
            csv.number(place, "abstain", stratum.checks(kind).abstained());
        }
        estimate(key, "anyFalseClaim", stratum.anyFalseClaim());
        estimate(key, "anyUnsupportedClaim", stratum.anyUnsupportedClaim());
    }

    private void attempts(StratumKey key, AttemptCounts counts) throws IOException {
        var place = place("strata", key);
        csv.number(place, "attempts", counts.attempts());
        csv.number(place, "workItems", counts.workItems());
        csv.number(place, "trials", counts.trials());
        terms(place("strata.capture", key), counts.capture());
        terms(place("strata.producerCapture", key), counts.producerCapture());
        terms(place("strata.limitations", key), counts.limitations());
        terms(place("strata.reviewState", key), counts.reviewState());
    }

    private void claims(StratumKey key, ClaimCounts claims) throws IOException {
        var place = place("strata.claims", key);
        csv.number(place, "total", claims.total());
        for (ClaimCoverage coverage : ClaimCoverage.values()) {
            csv.number(place, coverage.word(), claims.coverage().of(coverage));
        }
        csv.number(place, "outsideTrials", claims.outsideTrials());
        labels(place.field(LabelField.TRUTH.word()), claims.truth());
        labels(place.field(LabelField.GROUNDING.word()), claims.grounding());
        for (String id : claims.unresolvedClaimIds()) {
            csv.text(place, "unresolvedClaimIds", id);
        }
        csv.ratio(place, "falseRate", claims.falseRate());
        csv.ratio(place, "unsupportedRate", claims.unsupportedRate());
        advisory(place("strata.claims.provisional", key), claims.provisional());
        for (JudgeCounts judge : claims.judges()) {
            advisory(
                    place("strata.claims.judges", key)
                            .judge(judge.judge().model(), judge.judge().runId()),
                    judge.counts());
        }
    }

    private void advisory(CsvPlace place, AdvisoryCounts counts) throws IOException {
        values(place.field(LabelField.TRUTH.word()), counts.truth());
        values(place.field(LabelField.GROUNDING.word()), counts.grounding());
    }

    private <V extends Enum<V> & LabelValue> void labels(CsvPlace place, LabelCounts<V> counts)
            throws IOException {
        values(place, counts);
        csv.number(place, "disputed", counts.disputed());
    }

    private <V extends Enum<V> & LabelValue> void values(CsvPlace place, LabelCounts<V> counts)
            throws IOException {
        for (V value : counts.resolved().constants()) {
            csv.number(place, value.word(), counts.resolved().of(value));
        }
        csv.number(place, "missing", counts.missing());
    }

    private void quality(CsvPlace place, Stratum stratum, Measure measure) throws IOException {
        var counts = stratum.quality(measure);
        csv.number(place, "true", counts.resolved().of(QualityValue.TRUE));
        csv.number(place, "false", counts.resolved().of(QualityValue.FALSE));
        csv.number(place, "abstained", counts.resolved().of(QualityValue.NULL));
        csv.number(place, "missing", counts.missing());
        csv.number(place, "disputed", counts.disputed());
        csv.ratio(place, "rate", stratum.rate(measure));
    }

    private <E extends Enum<E> & Term> void terms(CsvPlace place, Counts<E> counts)
            throws IOException {
        for (E term : counts.constants()) {
            csv.number(place, term.word(), counts.of(term));
        }
    }

    private void estimate(StratumKey key, String name, Estimate estimate) throws IOException {
        var place = place("strata.intervals", key).field(name);
        switch (estimate) {
            case Estimate.Interval interval -> {
                csv.number(place, "errors", interval.errors());
                csv.number(place, "workItems", interval.workItems());
                csv.number(place, "rate", interval.rate().value());
                csv.number(place, "low", interval.bounds().low());
                csv.number(place, "high", interval.bounds().high());
            }
            case Estimate.None(var reasons) -> {
                csv.text(place, "interval", null);
                for (NoInterval reason : reasons) {
                    csv.text(place, "reasons", reason.word());
                }
            }
        }
    }

    private static CsvPlace place(String section, StratumKey key) {
        return CsvPlace.of(section).stratum(key);
    }
}
