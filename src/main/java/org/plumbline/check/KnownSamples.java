package org.plumbline.check;

import org.jspecify.annotations.Nullable;

/// The samples that ratings and decisions may speak of.
public interface KnownSamples {

    /// The sample with this id, null where there is none.
    @Nullable KnownSample find(String sampleId);
}
