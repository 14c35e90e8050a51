package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import org.plumbline.corpus.CheckKind;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.AttemptCounts;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Counts;
import org.plumbline.report.Estimate;
import org.plumbline.report.FieldCounts;
import org.plumbline.report.JudgeCounts;
import org.plumbline.report.LabelCounts;
import org.plumbline.report.NoInterval;
import org.plumbline.report.Phrases;
import org.plumbline.report.Stratum;
import org.plumbline.text.Term;

/// What a stratum has, member by member, for the forms that programs read.
final class StratumMembers {

    private final MemberSink out;

    StratumMembers(MemberSink out) {
        this.out = out;
    }

    /// All but the key.
    void write(Stratum stratum) throws IOException {
        attempts(stratum.attempts());
        out.section("claims", () -> claims(stratum.claims()));
        out.section("quality", () -> quality(stratum.quality()));
        out.section("checks", () -> checks(stratum));
        out.section(
                "intervals",
                () -> {
                    estimate("anyFalseClaim", stratum.anyFalseClaim());
                    estimate("anyUnsupportedClaim", stratum.anyUnsupportedClaim());
                });
        var agreement = new AgreementMembers(out);
        agreement.pairs("agreement", stratum.agreement().pairs());
        agreement.judges("judgeAgreement", stratum.agreement().judges());
    }

    private void attempts(AttemptCounts counts) throws IOException {
        out.number("attempts", counts.attempts());
        out.number("workItems", counts.workItems());
        out.number("trials", counts.trials());
        terms("capture", counts.capture());
        terms("producerCapture", counts.producerCapture());
        terms("limitations", counts.limitations());
        terms("reviewState", counts.reviewState());
    }

    private <E extends Enum<E> & Term> void terms(String name, Counts<E> counts)
            throws IOException {
        out.section(name, () -> terms(counts));
    }

    private <E extends Enum<E> & Term> void terms(Counts<E> counts) throws IOException {
        for (E term : counts.constants()) {
            out.number(term.word(), counts.of(term));
        }
    }

    private void claims(ClaimCounts claims) throws IOException {
        out.number("total", claims.total());
        terms(claims.coverage());
        out.number("outsideTrials", claims.outsideTrials());
        for (LabelCounts counts : claims.labels().all()) {
            out.field(counts.field().word(), () -> settled(counts));
        }
        out.texts("unresolvedClaimIds", claims.unresolvedClaimIds());
        for (LabelCounts counts : claims.labels().all()) {
            out.ratio(counts.field().rate().word(), counts.rate());
        }
        out.section("provisional", () -> advisory(claims.provisional()));
        out.list(
                "judges",
                () -> {
                    for (JudgeCounts judge : claims.judges()) {
                        out.judge(judge.judge(), () -> advisory(judge.counts()));
                    }
                });
    }

    private void quality(FieldCounts quality) throws IOException {
        for (LabelCounts counts : quality.all()) {
            out.field(
                    counts.field().word(),
                    () -> {
                        settled(counts);
                        out.ratio(counts.field().rate().word(), counts.rate());
                    });
        }
    }

    /// Nobody settles these, so they are never disputed and have no rate.
    private void advisory(FieldCounts fields) throws IOException {
        for (LabelCounts counts : fields.all()) {
            out.field(counts.field().word(), () -> values(counts));
        }
    }

    private void settled(LabelCounts counts) throws IOException {
        values(counts);
        out.number("disputed", counts.disputed());
    }

    private void values(LabelCounts counts) throws IOException {
        for (LabelValue value : counts.field().choices()) {
            out.number(value.words(), counts.of(value));
        }
        out.number("missing", counts.missing());
    }

    private void checks(Stratum stratum) throws IOException {
        for (CheckKind kind : CheckKind.values()) {
            out.field(
                    kind.word(),
                    () -> {
                        out.number(Phrases.found(kind), stratum.checks(kind).found());
                        out.number("abstain", stratum.checks(kind).abstained());
                    });
        }
    }

    private void estimate(String name, Estimate estimate) throws IOException {
        out.field(
                name,
                () -> {
                    switch (estimate) {
                        case Estimate.Interval interval -> {
                            out.inline("interval", () -> interval(interval));
                            out.texts("reasons", List.of());
                        }
                        case Estimate.None(var reasons) -> {
                            out.text("interval", null);
                            out.texts("reasons", reasons.stream().map(NoInterval::word).toList());
                        }
                    }
                });
    }

    private void interval(Estimate.Interval interval) throws IOException {
        out.number("errors", interval.errors());
        out.number("workItems", interval.workItems());
        out.number("rate", interval.rate().value());
        out.number("low", interval.bounds().low());
        out.number("high", interval.bounds().high());
    }
}
