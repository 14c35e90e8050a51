package org.plumbline.session.checks;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Opening;
import org.plumbline.intake.SampleStore;
import org.plumbline.problem.ProblemList;
import org.plumbline.report.checks.CheckForm;
import org.plumbline.report.checks.CheckListing;
import org.plumbline.report.checks.ReviewedCheck;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.Checking;
import org.plumbline.text.Sha256;

/// Writes the literal checks of a corpus.
///
/// The corpus is read twice: once to hold it to its rules, since nothing of one with an error is
/// told, and once sample by sample. One case is in memory at a time.
public sealed interface CheckReview {

    /// Opens a corpus. Worker.
    ///
    /// @throws IOException with words for the user where the file cannot be read, or is no corpus
    static CheckReview open(Path corpus, ReadProgress progress) throws IOException {
        return switch (Intake.openSamples(Source.of(corpus), Checking.reporting(progress))) {
            case Opening.Opened(SampleStore store, ProblemList warnings) -> {
                if (!store.isCorpus()) {
                    store.close();
                    throw new IOException(
                            corpus
                                    + " is a requests file, in which checks are hidden."
                                    + " Name the corpus that it was made from.");
                }
                yield new Ready(store, warnings);
            }
            case Opening.Refused(ProblemList problems) -> new Refused(problems);
        };
    }

    /// The corpus has errors.
    record Refused(ProblemList problems) implements CheckReview {}

    /// The corpus is open; close this when the checks are written.
    final class Ready implements CheckReview, CheckListing, AutoCloseable {

        private final SampleStore store;
        private final ProblemList warnings;

        private Ready(SampleStore store, ProblemList warnings) {
            this.store = store;
            this.warnings = warnings;
        }

        /// What is to be told of the corpus all the same.
        public ProblemList warnings() {
            return warnings;
        }

        /// Writes the checks; does not close `out`.
        public void write(CheckForm form, OutputStream out) throws IOException {
            form.write(this, out);
        }

        @Override
        public Sha256 corpusSha256() {
            return store.sha256();
        }

        @Override
        public void each(Listener listener) throws IOException {
            CheckedSamples.of(store)
                    .visit(
                            (done, total) -> {},
                            (sample, whole) -> {
                                for (ReviewedCheck check : ReviewedCheck.of(whole)) {
                                    listener.check(check);
                                }
                            });
        }

        @Override
        public void close() {
            store.close();
        }
    }
}
