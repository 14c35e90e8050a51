package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.StratumKey;
import org.plumbline.text.Sha256;

/// Where what a report is made of is seen. FX thread only.
///
/// @param problems shows the problems of files, and their places
/// @param checks shows literal checks
public record Elsewhere(Consumer<List<Path>> problems, SeeChecks checks) {

    /// Shows the literal checks that a report counts.
    @FunctionalInterface
    public interface SeeChecks {

        /// Shows them.
        ///
        /// @param corpus digest of the corpus
        /// @param file where that is; empty for the bundled sample
        /// @param only the stratum whose checks are wanted; null for all
        void show(Sha256 corpus, Optional<Path> file, @Nullable StratumKey only);
    }
}
