package org.plumbline.ui.report;

import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.ReportTerms;
import org.plumbline.session.report.ArmChoice;

/// Keeps terms to the corpus that they were chosen for: another one begins with those of every
/// report. An arm names what is hidden of its corpus, so that a blind reviewer must not find it
/// here either. FX thread only.
final class CorpusTerms {

    private final ReportModel model;
    private boolean ofSample;
    private @Nullable Path corpus;

    CorpusTerms(ReportModel model) {
        this.model = model;
    }

    /// True where the report that was asked for is that of the bundled sample.
    boolean isOfSample() {
        return ofSample;
    }

    /// A report of the bundled sample is asked for.
    void aboutSample() {
        about(true, null);
    }

    /// A report of files is asked for.
    ///
    /// @param samples the corpus, or what stands in its place; null where there is none
    void about(@Nullable Path samples) {
        about(false, samples);
    }

    private void about(boolean isSample, @Nullable Path samples) {
        if (isSample != ofSample || !Objects.equals(samples, corpus)) {
            forget();
        }
        ofSample = isSample;
        corpus = samples;
    }

    void forget() {
        model.terms.set(ReportTerms.of(1));
        model.arms.set(ArmChoice.NONE);
    }
}
