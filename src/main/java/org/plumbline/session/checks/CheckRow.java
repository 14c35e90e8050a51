package org.plumbline.session.checks;

import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.report.checks.CheckWords;
import org.plumbline.report.checks.Excerpt;
import org.plumbline.report.checks.ReviewedCheck;
import org.plumbline.text.Shortened;

/// A check as a list shows it: of long texts the beginning, so that a list of thousands stays
/// small.
///
/// @param sample where its sample stands in the file
/// @param kind and what it comes to, in the words of files
/// @param shown what is said of it, safe to show
public record CheckRow(
        int sample, String sampleId, boolean isTrial, String claimId, Kind kind, Shown shown) {

    /// So many characters of a claim, a region or a text are kept.
    private static final int MOST = 1_000;

    /// What a check is and what it comes to.
    public record Kind(String kind, String outcome, boolean abstains) {}

    /// What is said of a check.
    ///
    /// @param why sentences; empty where it does not abstain
    /// @param isSame true where region and text are the same, shown once
    public record Shown(
            String claim,
            String place,
            String version,
            List<String> why,
            Excerpt region,
            Excerpt text,
            boolean isSame) {
        public Shown {
            why = List.copyOf(why);
        }

        /// Why it abstains, in one line.
        public String reason() {
            return why.stream().collect(Collectors.joining(" "));
        }
    }

    static CheckRow of(int sample, ReviewedCheck one) {
        return new CheckRow(
                sample,
                one.attempt().sampleId(),
                one.isTrial(),
                one.claim().id(),
                new Kind(
                        one.check().kind().word(),
                        one.finding().outcome().word(),
                        one.finding().abstains()),
                new Shown(
                        Shortened.to(CheckWords.claim(one), MOST),
                        CheckWords.place(one),
                        CheckWords.version(one),
                        CheckWords.why(one),
                        Excerpt.of(one.region(), MOST),
                        Excerpt.of(one.check().text(), MOST),
                        one.isRegionText()));
    }
}
