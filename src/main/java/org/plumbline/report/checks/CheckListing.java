package org.plumbline.report.checks;

import java.io.IOException;
import org.plumbline.text.Sha256;

/// The checks of a corpus, told one after the other, so that a corpus may be larger than memory.
public interface CheckListing {

    /// Hears of each check.
    @FunctionalInterface
    interface Listener {
        void check(ReviewedCheck check) throws IOException;
    }

    /// Digest over all bytes of the corpus.
    Sha256 corpusSha256();

    /// Tells all checks: samples by code point of their ids, claims and checks in the corpus's
    /// order.
    void each(Listener listener) throws IOException;
}
