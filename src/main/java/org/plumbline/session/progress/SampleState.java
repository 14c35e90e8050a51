package org.plumbline.session.progress;

/// How far a reviewer is with a sample.
public enum SampleState {
    /// Nothing said yet.
    TO_DO,
    /// Something said, and something missing.
    IN_PROGRESS,
    /// Each claim and each measure is labelled: the sample can be exported.
    DONE
}
