package org.plumbline.session.checks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.StratumKey;
import org.plumbline.report.checks.CheckSums;
import org.plumbline.report.checks.ReviewedCheck;
import org.plumbline.session.cases.WholeCases;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.LabelSession;

/// The checks of the corpus that is open for labelling, as a list for the window.
///
/// @param only the stratum whose checks are listed; null for all
/// @param rows samples by code point of their ids, claims and checks in the corpus's order
/// @param unlisted how many more there are than a list has
/// @param sums what the checks of each stratum come to, the unlisted ones included
public record CheckList(
        @Nullable StratumKey only,
        List<CheckRow> rows,
        long unlisted,
        List<CheckSums.OfStratum> sums) {

    /// Nobody goes through more rows than these, and the memory of a window has an end.
    private static final int MOST = 5_000;

    public CheckList {
        rows = List.copyOf(rows);
        sums = List.copyOf(sums);
    }

    /// Reads the checks. Worker.
    ///
    /// @param only the stratum whose checks are wanted; null for all
    /// @throws IllegalStateException where the rater is blind
    /// @throws java.util.concurrent.CancellationException where `progress` ends it
    public static CheckList of(
            LabelSession session, @Nullable StratumKey only, ReadProgress progress)
            throws IOException {
        var rows = new ArrayList<CheckRow>();
        var sums = new CheckSums();
        var unlisted = new long[1];
        WholeCases.of(session)
                .visit(
                        progress,
                        (sample, whole) -> {
                            for (ReviewedCheck check : ReviewedCheck.of(whole)) {
                                if (only != null && !only.equals(check.stratum())) {
                                    continue;
                                }
                                sums.add(check);
                                if (rows.size() < MOST) {
                                    rows.add(CheckRow.of(sample, check));
                                } else {
                                    unlisted[0]++;
                                }
                            }
                        });
        return new CheckList(only, rows, unlisted[0], sums.strata());
    }

    /// The counts of the stratum that is listed; empty where all are, or where it has no checks.
    public Optional<CheckSums.OfStratum> ofStratum() {
        return sums.stream().filter(sum -> sum.key().equals(only)).findFirst();
    }
}
