package org.plumbline.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Opening;
import org.plumbline.intake.SampleStore;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.RequestsFile;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.order.SampleOrder;
import org.plumbline.session.problems.Checking;

/// Makes the requests file of a corpus.
public sealed interface RequestsExport {

    /// Opens a corpus. Worker.
    ///
    /// @param rubric the guide that the requests file carries
    /// @throws IOException with words for the user where the file cannot be read
    static RequestsExport open(Path corpus, Rubric rubric, ReadProgress progress)
            throws IOException {
        return switch (Intake.openSamples(Source.of(corpus), Checking.reporting(progress))) {
            case Opening.Opened opened -> new Ready(opened.store(), rubric);
            case Opening.Refused refused -> new Refused(refused.problems());
        };
    }

    /// The corpus has errors.
    record Refused(ProblemList problems) implements RequestsExport {}

    /// The corpus is open; close this when the file is written.
    final class Ready implements RequestsExport, AutoCloseable {

        private final SampleStore store;
        private final Rubric rubric;

        private Ready(SampleStore store, Rubric rubric) {
            this.store = store;
            this.rubric = rubric;
        }

        /// Writes the requests file; does not close `out`.
        ///
        /// @param seed shuffles the requests; null keeps the corpus's order
        /// @param lines true for JSON Lines
        public void write(@Nullable String seed, boolean lines, OutputStream out)
                throws IOException {
            var file =
                    new RequestsFile(
                            rubric,
                            SampleOrder.of(store, seed).samples().toArray(),
                            store::request);
            if (lines) {
                file.writeJsonLines(out);
            } else {
                file.writeJson(out);
            }
        }

        @Override
        public void close() {
            store.close();
        }
    }
}
