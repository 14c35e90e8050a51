package org.plumbline.session.cases;

import java.io.IOException;
import java.nio.file.Path;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Opening;
import org.plumbline.intake.SampleStore;
import org.plumbline.problem.ProblemList;
import org.plumbline.report.CaseListing;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.problems.Checking;
import org.plumbline.text.Sha256;

/// A corpus that is gone through whole, what is hidden from reviewers included.
///
/// It is read twice: once to hold it to its rules, since nothing of one with an error is told, and
/// once case by case. One case is in memory at a time.
public sealed interface WholeCorpus {

    /// Opens a corpus. Worker.
    ///
    /// @param hidden what a requests file does not have, in the user's words
    /// @throws IOException with words for the user where the file cannot be read, or is no corpus
    static WholeCorpus open(Path corpus, String hidden, ReadProgress progress) throws IOException {
        return switch (Intake.openSamples(Source.of(corpus), Checking.reporting(progress))) {
            case Opening.Opened(SampleStore store, ProblemList warnings) -> {
                if (!store.isCorpus()) {
                    store.close();
                    throw new IOException(
                            "%s is a requests file, in which %s hidden. Name the corpus that it was made from."
                                    .formatted(corpus, hidden));
                }
                yield new Ready(store, warnings);
            }
            case Opening.Refused(ProblemList problems) -> new Refused(problems);
        };
    }

    /// The corpus has errors.
    record Refused(ProblemList problems) implements WholeCorpus {}

    /// The corpus is open; close this when its cases are told.
    final class Ready implements WholeCorpus, CaseListing, AutoCloseable {

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

        @Override
        public Sha256 corpusSha256() {
            return store.sha256();
        }

        @Override
        public void each(Listener listener) throws IOException {
            WholeCases.of(store)
                    .visit((done, total) -> {}, (sample, whole) -> listener.hear(whole));
        }

        @Override
        public void close() {
            store.close();
        }
    }
}
