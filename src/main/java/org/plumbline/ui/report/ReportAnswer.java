package org.plumbline.ui.report;

import java.util.List;
import java.util.Optional;
import org.plumbline.problem.ProblemList;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.text.Sha256;

/// What the Report view has to say of its files.
sealed interface ReportAnswer {

    /// No report was asked for.
    ///
    /// @param isSampleBlind true where the bundled sample is being labelled blind
    record Nothing(boolean isSampleBlind) implements ReportAnswer {}

    /// There are files, but none with samples.
    record NoSamples() implements ReportAnswer {}

    /// The corpus is open for blind labelling.
    record Blind() implements ReportAnswer {}

    /// The report is being made.
    record Working() implements ReportAnswer {}

    /// The reading was ended before its end, or failed.
    ///
    /// @param words why
    record Failed(String words) implements ReportAnswer {}

    /// A file has an error.
    record Refused(ProblemList problems) implements ReportAnswer {}

    /// The report.
    ///
    /// @param told warnings, and labels that were left out
    /// @param notes what else is to be told: lines of the list of allowed signers that cannot be
    ///   read, and how many ratings do not count
    /// @param isSample true for the bundled sample, which is made up
    record Made(Report report, ProblemList told, List<String> notes, boolean isSample)
            implements ReportAnswer {
        public Made {
            notes = List.copyOf(notes);
        }

        /// Digest of the corpus; empty where requests stand in its place.
        Optional<Sha256> corpus() {
            return report.inputs().stream()
                    .filter(input -> input.format().equals("plumbline-corpus"))
                    .map(Input::sha256)
                    .findFirst();
        }
    }
}
