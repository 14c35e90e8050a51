package org.plumbline.ui.report;

import java.util.ArrayList;
import java.util.List;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;

/// A part of a report that is shown by itself.
sealed interface ReportPart {

    /// All strata in a table, and what the report may not be read as.
    record Overview(Report report, boolean isSample) implements ReportPart {}

    /// All pairs of raters.
    record Agreement(Report report) implements ReportPart {}

    /// One judge beside what people resolved.
    record OfJudge(JudgeAgreement judge) implements ReportPart {}

    /// One stratum.
    record OfStratum(Stratum stratum) implements ReportPart {}

    /// The entries of a report: the whole first, then its strata.
    static List<ReportPart> of(ReportAnswer.Made made) {
        Report report = made.report();
        var entries = new ArrayList<ReportPart>();
        entries.add(new Overview(report, made.isSample()));
        entries.add(new Agreement(report));
        report.judges().forEach(judge -> entries.add(new OfJudge(judge)));
        report.strata().forEach(stratum -> entries.add(new OfStratum(stratum)));
        return entries;
    }
}
