package org.plumbline.report;

import java.io.IOException;
import org.plumbline.corpus.Case;
import org.plumbline.text.Sha256;

/// The cases of a corpus, told one after the other, so that a corpus may be larger than memory.
public interface CaseListing {

    /// Hears of each case.
    @FunctionalInterface
    interface Listener {
        void hear(Case attempt) throws IOException;
    }

    /// Digest over all bytes of the corpus.
    Sha256 corpusSha256();

    /// Tells all cases, by code point of their ids: what is said of a corpus does not depend on the
    /// order of its cases.
    void each(Listener listener) throws IOException;
}
